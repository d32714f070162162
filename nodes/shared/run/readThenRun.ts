import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { Connection } from '../../../platform/http/connection/connection';
import type { Parameters } from '../form/parameters';
import type { ItemProgress } from './eachItem';
import { allItems, eachItem } from './eachItem';
import { openChosen } from './openPlatform';
import type { ExecutionContext } from './executionContext';

/** Runs a node on its input items and returns the items of each output. */
export type NodeRun = (context: IExecuteFunctions) => Promise<INodeExecutionData[][]>;

/** The form with a value per item, and the items. */
export type ItemForm = Parameters & Pick<IExecuteFunctions, 'getNode' | 'getInputData'>;

/** What an operation works with. */
export type Work<Common, Request, Opened = OnPlatform> = Opened & {
	readonly node: ExecutionContext;
	readonly requests: ItemProgress<Request>;
	readonly common: Common;
	/** When the execution began, in Unix milliseconds: today is the same day for all items. */
	readonly startedMs: number;
};

interface OnPlatform {
	readonly platform: Connection;
}

/** An operation that uses the platform, in two steps. */
interface Steps<Common, Request, Opened = OnPlatform> {
	/** Reads settings that apply to all items together. @throws InvalidInput */
	readonly readCommon: (form: ItemForm) => Common;
	/** Reads the request of one item. @throws InvalidInput */
	readonly readItem: (form: ItemForm, item: number, common: Common) => Promise<Request> | Request;
	/** Whether all items together are one request, read from the first item. */
	readonly areOne?: (common: Common) => boolean;
	readonly run: (work: Work<Common, Request, Opened>) => Promise<INodeExecutionData[][]>;
}

/** The steps of an operation that opens something other than the platform. */
interface OpeningSteps<Common, Request, Opened> extends Steps<Common, Request, Opened> {
	/** Opens the service. @throws Fault, InvalidInput */
	readonly open: (context: IExecuteFunctions, common: Common) => Promise<Opened> | Opened;
}

/** Reads the settings of all items, then opens the platform and runs the requests. */
export async function readThenRun<Common, Request>(
	context: IExecuteFunctions,
	steps: Steps<Common, Request>,
): Promise<INodeExecutionData[][]> {
	return await readOpenRun(context, { ...steps, open: onPlatform });
}

/** The service of an operation that uses the platform only. @throws Fault */
async function onPlatform(context: IExecuteFunctions): Promise<OnPlatform> {
	return { platform: await openChosen(context) };
}

/** Reads the settings of all items, then opens the service and runs the requests. */
export async function readOpenRun<Common, Request, Opened>(
	context: IExecuteFunctions,
	{ readCommon, readItem, areOne, open, run }: OpeningSteps<Common, Request, Opened>,
): Promise<INodeExecutionData[][]> {
	const startedMs = Date.now();
	const common = readCommon(context);
	const items = areOne?.(common) ? allItems(context).slice(0, 1) : allItems(context);
	const requests = await eachItem(
		context,
		items,
		{ concurrency: 1 },
		async (_, item) => await readItem(context, item, common),
	);
	const opened = await open(context, common);
	return await run({ ...opened, node: context, requests, common, startedMs });
}
