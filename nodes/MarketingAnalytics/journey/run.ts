import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { openChosen } from '../../shared/run/openPlatform';
import { readOutput } from '../../shared/report/output';
import { runAll } from '../report/run';
import { submitAll, toHandles } from '../report/submit';
import { allItems, step } from '../../shared/run/eachItem';
import { readWaitLimit } from '../../shared/form/waitLimit';
import { readAnalysis } from './read';

/** Customer Journey > Run Analysis: the analyses of all items, run together like reports. */
export async function runAnalyses(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const platform = await openChosen(context);
	const limitMs = readWaitLimit(context);
	const wanted = await step(context, allItems(context), { atOnce: 1 }, (_, item) => ({
		...readAnalysis(context, item),
		output: readOutput(context, item, { isAnalysis: true }),
	}));
	return await runAll(context, platform, wanted, limitMs);
}

/** Customer Journey > Submit Analysis: one job handle per item, for Report > Collect. */
export async function submitAnalyses(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const platform = await openChosen(context);
	const wanted = await step(context, allItems(context), { atOnce: 1 }, (_, item) =>
		readAnalysis(context, item),
	);
	return await toHandles(context, await submitAll(context, platform, wanted));
}
