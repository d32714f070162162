import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { openChosen } from '../../shared/run/openPlatform';
import { concurrency } from '../../shared/report/options';
import { readOutput } from '../../shared/report/output';
import { readBounds, runAll } from '../report/run';
import { submitAll, toHandles } from '../report/submit';
import { allItems, step } from '../../shared/run/eachItem';
import { readOption } from '../../shared/form/settings';
import { readAnalysis } from './read';

/** Customer Journey > Run Analysis: the analyses of all items, run together like reports. */
export async function runAnalyses(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const bounds = readBounds(context);
	const wanted = await step(context, allItems(context), { atOnce: 1 }, (_, item) => ({
		...readAnalysis(context, item),
		output: readOutput(context, item, { isAnalysis: true }),
	}));
	return await runAll(context, await openChosen(context), wanted, bounds);
}

/** Customer Journey > Submit Analysis: one job handle per item, for Report > Collect. */
export async function submitAnalyses(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const atOnce = readOption(context, concurrency, 0);
	const wanted = await step(context, allItems(context), { atOnce: 1 }, (_, item) =>
		readAnalysis(context, item),
	);
	const platform = await openChosen(context);
	return await toHandles(context, await submitAll(context, platform, wanted, atOnce));
}
