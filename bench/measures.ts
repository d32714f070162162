import { alertSeries } from './alertSeries';
import { answers } from './answers';
import { importBlock } from './block';
import { chartTime } from './chart';
import { csvTime } from './csvTime';
import { executionsMemory } from './executions';
import type { Figure } from './figure';
import { forecasts } from './forecasts';
import { importGrowth, importSetMemory } from './importFiles';
import { importTime } from './imports';
import { itemsTime } from './items';
import { polls } from './polls';
import { againstHttpAndCode } from './realServer';
import { reportFiles, reportInMemory } from './reportFiles';
import { sliceMemory } from './slices';
import { startupTime } from './startup';
import { toolContracts } from './tools';
import { workflowTime } from './workflowTime';

/** Something to measure, in a process of its own: none depends on what ran before. */
export type Measure = () => Promise<Figure | readonly Figure[]>;

/** All of them, by what they are about. */
export const chapters: ReadonlyMap<string, Readonly<Record<string, Measure>>> = new Map<
	string,
	Readonly<Record<string, Measure>>
>([
	[
		'Reports',
		{
			againstHttpAndCode,
			itemsTime,
			csvFiles: async () => await reportFiles('csv'),
			jsonFiles: async () => await reportFiles('json'),
			reportInMemory,
			csvTime,
			answers,
			chartTime,
			sliceMemory,
		},
	],
	[
		'Imports',
		{
			importTime,
			importBlock,
			importFiles: async () => [await importSetMemory(), await importGrowth()],
		},
	],
	['Triggers', { polls }],
	['Alerts and forecasts', { alertSeries, forecasts }],
	['Agents', { toolContracts }],
	['The node in n8n', { workflowTime, executionsMemory, startupTime }],
]);

/**
 * For every change: that items cost no more than they must, which nobody notices elsewhere. The limit is above what a
 * busy machine shows, and below twice what was measured.
 */
export const quickMeasures: Readonly<Record<string, Measure>> = {
	quickItems: async () => ({ ...(await itemsTime(3)), goal: 1.5 }),
};
