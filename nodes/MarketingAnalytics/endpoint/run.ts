import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { EndpointOperation } from '../../../platform/catalogue/row';
import { openChosen } from '../../shared/run/openPlatform';
import { readMost } from '../../shared/form/limits';
import type { Progress } from '../../shared/run/eachItem';
import { allItems, eachItem, toItems, valuesOf } from '../../shared/run/eachItem';
import { toCall } from '../../shared/form/endpointCall';
import { readFields } from '../../shared/form/endpointRequest';
import { read, readOption } from '../../shared/form/settings';
import { SIMPLIFY } from '../../shared/form/simplify';
import { PERSONAL_DATA } from './form';
import type { EndpointCall } from './replies';
import { rehearse } from './rehearsal';
import { fetchItems } from './replies';

const AT_ONCE = 5;

/** Runs an operation that a catalogue row says whole. */
export async function callEndpoint(
	context: IExecuteFunctions,
	operation: EndpointOperation,
): Promise<INodeExecutionData[][]> {
	const platform = await openChosen(context);
	const calls = await eachItem(context, allItems(context), { concurrency: 1 }, (_, item) =>
		readCall(context, operation, item),
	);
	// What changes something is done in the order of the items, and not beyond one that fails.
	const pace = isReading(operation)
		? { concurrency: AT_ONCE }
		: { concurrency: 1, stopAtFirst: true, note: doneNote };
	const results = await eachItem(context, calls, pace, async (wanted, item) => {
		await rehearse(platform, operation, wanted.call);
		return await fetchItems(context, platform, wanted, item);
	});
	return [toItems(context, results)];
}

/** Tells what has been changed although the node has ended. */
function doneNote(progress: Progress<unknown>): string {
	const done = valuesOf(progress).length;
	const others = progress.length - done - 1;
	if (done + others === 0) return '';
	return `Items done before it: ${done}. Items not sent after it: ${others}`;
}

function isReading({ method, idempotent }: EndpointOperation): boolean {
	return method === 'GET' && idempotent !== false;
}

function readCall(
	context: IExecuteFunctions,
	operation: EndpointOperation,
	item: number,
): EndpointCall {
	const { reply, paged, holdsPersonalData } = operation;
	return {
		call: toCall(operation, readFields(context, operation, item)),
		reader: reply,
		...(paged ? { most: readMost(context, item) ?? 'all' } : {}),
		simplify: read(context, SIMPLIFY, item),
		dropPersonalData: holdsPersonalData === true && !readOption(context, PERSONAL_DATA, item),
	};
}
