import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { Findings } from '../../../platform/imports/check';
import { failedItem } from '../failures';
import type { Progress } from '../steps';

/** What leaves through the two outputs. */
export interface Outcome {
	readonly done: INodeExecutionData[];
	readonly rejected: INodeExecutionData[];
}

/** One item per line that is wrong or replaces another. */
export function noteItems(
	{ rejections, repetitions }: Pick<Findings, 'rejections' | 'repetitions'>,
	item: number,
): INodeExecutionData[] {
	return [
		...rejections.map((note) => ({ json: { ...note, rejected: true }, pairedItem: { item } })),
		...repetitions.map((note) => ({ json: { ...note, rejected: false }, pairedItem: { item } })),
	];
}

/** Done, and Rejected Lines. */
export function toOutputs(
	context: IExecuteFunctions,
	outcomes: Progress<Outcome>,
): INodeExecutionData[][] {
	const done = outcomes.flatMap((one, item) =>
		'error' in one ? [failedItem(context, one.error, item)] : one.value.done,
	);
	return [done, outcomes.flatMap((one) => ('error' in one ? [] : one.value.rejected))];
}
