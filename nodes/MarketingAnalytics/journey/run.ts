import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { readOutput } from '../../shared/report/output';
import { readThenRun } from '../../shared/run/readThenRun';
import { readBounds, runAll } from '../report/run';
import { readPace, submitForLater } from '../report/submit';
import { readAnalysis } from './read';

/** Customer Journey > Run Analysis: the analyses of all items, run together like reports. */
export async function runAnalyses(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	return await readThenRun(context, {
		readCommon: readBounds,
		readItem: (form, item) => ({
			...readAnalysis(form, item),
			output: readOutput(form, item, { isAnalysis: true }),
		}),
		run: runAll,
	});
}

/** Customer Journey > Submit Analysis: one job handle per item, for Report > Collect. */
export async function submitAnalyses(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	return await readThenRun(context, {
		readCommon: readPace,
		readItem: readAnalysis,
		run: submitForLater,
	});
}
