import { alerts } from './alerts';
import { answers } from './answers';
import { importBlock } from './block';
import { chartTime } from './chart';
import { csvTime } from './csvTime';
import { executionsMemory } from './executions';
import type { Figure } from './figure';
import { importGrowth, importMemory, importSetMemory } from './importMemory';
import { importTime } from './imports';
import { itemsTime } from './items';
import { polls } from './polls';
import { providerFileMemory, reImportMemory } from './provider';
import { againstHttpAndCode } from './realServer';
import { reportFiles, reportGrowth, reportInMemory } from './reportFiles';
import { sliceMemory } from './slices';
import { startupTime } from './startup';
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
		'Imports and the provider',
		{
			importTime,
			importBlock,
			importFiles: async () => [
				await importMemory(),
				await importSetMemory(),
				await importGrowth(),
			],
			providerFileMemory: async () => await providerFileMemory(),
			reImportMemory: async () => await reImportMemory(),
		},
	],
	['Triggers and alerts', { polls, alerts }],
	['The node in n8n', { workflowTime, executionsMemory, startupTime }],
]);

const QUICK_ROWS = 155_000;

/**
 * Some of them, small, for every change: each with a limit that is above what a busy machine shows, and
 * below twice what was measured.
 */
export const quickMeasures: Readonly<Record<string, Measure>> = {
	quickItems: async () => ({ ...(await itemsTime()), goal: 1.5 }),
	quickReport: async () => await reportGrowth('csv', 120, 2),
	quickProviderFile: async () => ({ ...(await providerFileMemory(QUICK_ROWS)), goal: 2 }),
	quickReImport: async () => ({ ...(await reImportMemory(QUICK_ROWS)), goal: 2 }),
};
