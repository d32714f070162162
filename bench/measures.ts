import { alertSeries } from './alertSeries';
import { alertTimes } from './alertTimes';
import { answers } from './answers';
import { importBlock } from './block';
import { chartTime } from './chart';
import { csvTime } from './csvTime';
import { editorForms } from './editorForms';
import { executionsMemory } from './executions';
import type { Figure } from './figure';
import { forecasts } from './forecasts';
import { importGrowth, importSetMemory } from './importFiles';
import { importTime } from './imports';
import { itemsTime } from './items';
import { packLoads } from './packLoads';
import { polls } from './polls';
import { presentItems } from './presentItems';
import { questions } from './questions';
import { againstHttpAndCode } from './realServer';
import { reportBlock } from './reportBlock';
import { reportFiles, reportInMemory } from './reportFiles';
import { sliceMemory } from './slices';
import { startupTime } from './startup';
import { toolContracts } from './tools';
import { workflowTime } from './workflowTime';

/** A measurement, which runs in a separate process, so that none depends on an earlier one. */
export type Measure = () => Promise<Figure | readonly Figure[]>;

/** All measurements by chapter. */
export const chapters: ReadonlyMap<string, Readonly<Record<string, Measure>>> = new Map<
	string,
	Readonly<Record<string, Measure>>
>([
	[
		'Reports',
		{
			againstHttpAndCode,
			itemsTime,
			presentItems,
			csvFiles: async () => await reportFiles('csv'),
			jsonFiles: async () => await reportFiles('json'),
			reportInMemory,
			reportBlock,
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
	['Alerts and forecasts', { alertSeries, forecasts, alertTimes }],
	['Agents', { toolContracts, questions }],
	['The node in n8n', { workflowTime, editorForms, executionsMemory, startupTime, packLoads }],
]);

/**
 * Runs for every change: a slower conversion to items would go unnoticed elsewhere. The limit is
 * above the values of a busy machine, and below twice the measured value.
 */
export const quickMeasures: Readonly<Record<string, Measure>> = {
	quickItems: async () => ({ ...(await itemsTime(3)), goal: 1.5 }),
};
