import { alertSeries } from './alerts/alertSeries';
import { alertTimes } from './alerts/alertTimes';
import { answers } from './reports/answers';
import { importBlock } from './imports/block';
import { chartTime } from './reports/chart';
import { csvTime } from './imports/csvTime';
import { editorForms } from './n8n/editorForms';
import { executionsMemory } from './n8n/executions';
import type { Measure } from './quickMeasures';
import { forecasts } from './alerts/forecasts';
import { importGrowth, importSetMemory } from './imports/importFiles';
import { importTime } from './imports/imports';
import { itemsTime } from './reports/items';
import { packLoads } from './n8n/packLoads';
import { polls } from './n8n/polls';
import { presentItems } from './reports/presentItems';
import { questions } from './agents/questions';
import { againstHttpAndCode } from './n8n/realServer';
import { reportBlock } from './reports/reportBlock';
import { reportFiles, reportInMemory } from './reports/reportFiles';
import { sliceMemory } from './reports/slices';
import { startupTime } from './n8n/startup';
import { toolContracts } from './agents/tools';
import { workflowTime } from './n8n/workflowTime';

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
