import type { INodeExecutionData } from 'n8n-workflow';

import type { Settled } from '../../../platform/base/async/settle';
import { settle, settleAll } from '../../../platform/base/async/settle';
import { continues } from './agents';
import { failedItem, toNodeFailure } from './errors';
import type { Items } from './executionContext';

/** What each input item has become so far, in their order. */
export type ItemProgress<T> = ReadonlyArray<Settled<T>>;

/** How a step is taken. */
export interface Pace<Out> {
	readonly concurrency: number;
	/** Whether the items after a failed one are skipped; requires a concurrency of one. */
	readonly stopAtFirst?: boolean;
	/**
	 * Added to the message if an item stops the node: what the user must know about the other items.
	 */
	readonly note?: (progress: ItemProgress<Out>) => string;
}

/** The input items, before the first step. */
export function allItems(context: Pick<Items, 'getInputData'>): ItemProgress<undefined> {
	return context.getInputData().map(() => ({ value: undefined }));
}

/**
 * Takes all items one step further. A failed item does not affect the others when the node is set
 * to continue or used by an agent, and ends the node otherwise.
 */
export async function eachItem<In, Out>(
	context: Items,
	progress: ItemProgress<In>,
	pace: Pace<Out>,
	work: (value: In, item: number) => Promise<Out> | Out,
): Promise<ItemProgress<Out>> {
	const stops = pace.stopAtFirst === true && !continues(context);
	let hasFailed = false;
	const next = await settleAll(progress, pace.concurrency, async (one, item) => {
		if ('error' in one) throw one.error;
		if (stops && hasFailed) throw new Error('Not started, because an earlier item failed');
		const done = await settle(attempt(work, one.value, item));
		hasFailed ||= 'error' in done;
		if ('error' in done) throw done.error;
		return done.value;
	});
	const failed = next.findIndex((one) => 'error' in one);
	const failure = next[failed];
	if (failure === undefined || !('error' in failure) || continues(context)) return next;
	const shown = toNodeFailure(context.getNode(), failure.error, failed);
	shown.description = [shown.description, pace.note?.(next)].filter(Boolean).join('. ');
	throw shown;
}

async function attempt<In, Out>(
	work: (value: In, item: number) => Promise<Out> | Out,
	value: In,
	item: number,
): Promise<Out> {
	return await work(value, item);
}

/** The output items of the last step, failed ones in their places. */
export function toItems(
	context: Items,
	progress: ItemProgress<INodeExecutionData[]>,
): INodeExecutionData[] {
	return progress.flatMap((one, item) =>
		'error' in one ? [failedItem(context, one.error, item)] : one.value,
	);
}

/** The values that have come this far. */
export function resultValues<T>(progress: ItemProgress<T>): T[] {
	return progress.flatMap((one) => ('error' in one ? [] : [one.value]));
}
