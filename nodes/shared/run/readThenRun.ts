import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { Platform } from '../../../platform/client/platform';
import type { Parameters } from '../form/parameters';
import type { Progress } from './eachItem';
import { allItems, eachItem } from './eachItem';
import { openChosen } from './openPlatform';

/** The node once its form has been read: nothing can ask the form any more. */
export type Running = Omit<IExecuteFunctions, 'getNodeParameter'>;

/** What an operation works with. */
export interface Work<Common, Wanted> {
	readonly node: Running;
	readonly platform: Platform;
	readonly wanted: Progress<Wanted>;
	readonly common: Common;
}

/** An operation in two steps. */
interface Steps<Common, Wanted> {
	/** Reads what counts for all items together. @throws InvalidInput */
	readonly readCommon: (form: Parameters) => Common;
	/** Reads what one item asks for. @throws InvalidInput */
	readonly readItem: (form: Parameters, item: number) => Wanted;
	readonly run: (work: Work<Common, Wanted>) => Promise<INodeExecutionData[][]>;
}

/** Reads the settings of all items, then opens the platform and does what they ask for. */
export async function readThenRun<Common, Wanted>(
	context: IExecuteFunctions,
	{ readCommon, readItem, run }: Steps<Common, Wanted>,
): Promise<INodeExecutionData[][]> {
	const common = readCommon(context);
	const wanted = await eachItem(context, allItems(context), { concurrency: 1 }, (_, item) =>
		readItem(context, item),
	);
	return await run({ node: context, platform: await openChosen(context), wanted, common });
}
