import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { EndpointOperation, Field } from '../../platform/catalogue/row';
import { readEnteredJson } from '../../platform/client/entered';
import { InvalidInput } from '../../platform/client/faults';
import { isRecord, listOf, textOf } from '../../platform/client/json';
import { openPlatform } from '../../platform/client/platform';
import { readRecords } from '../../platform/client/records';
import type { Call } from '../../platform/client/request';
import { requestJson } from '../../platform/client/request';
import { checkPathValue } from '../../platform/client/url';
import { toItem } from './items';
import { readLocator, readText } from './parameters';
import { allItems, step, toItems } from './steps';

const AT_ONCE = 5;

/** Runs an operation that is one call: a catalogue row and the item's parameters make the request. */
export async function callEndpoint(
	context: IExecuteFunctions,
	operation: EndpointOperation,
): Promise<INodeExecutionData[][]> {
	const platform = await openPlatform(context);
	const calls = await step(context, allItems(context), { atOnce: 1 }, (_, item) =>
		readCall(context, operation, item),
	);
	const results = await step(context, calls, { atOnce: AT_ONCE }, async (call, item) => {
		const reply = await requestJson(platform, call);
		const records = operation.reply === 'records' ? readRecords(reply) : [reply];
		return records.map((record) => ({ json: toItem(record), pairedItem: { item } }));
	});
	return [toItems(context, results)];
}

function readCall(context: IExecuteFunctions, operation: EndpointOperation, item: number): Call {
	const pathValues: Record<string, string> = {};
	const query: Record<string, string | undefined> = {};
	let body: unknown;
	for (const field of operation.fields) {
		switch (field.kind) {
			case 'picker':
			case 'text': {
				const read = field.kind === 'picker' ? readLocator : readText;
				const value = read(context, field.name, item);
				if (field.required && value === '') throw missing(field);
				const { as } = field.send;
				// Checked here, so that a wrong value of one item is told before another item is sent.
				if (field.send.in === 'path') pathValues[as] = checkPathValue(as, value);
				else query[as] = value === '' ? undefined : value;
				break;
			}
			case 'json':
				body = readEnteredJson(field.label, context.getNodeParameter(field.name, item));
				break;
			case 'parameters':
				Object.assign(query, readPairs(context, field.name, item));
		}
	}
	const { method, path, what, repeatable } = operation;
	return { method, path, what, pathValues, query, body, ...(repeatable ? { repeatable } : {}) };
}

function missing({ label }: Field): InvalidInput {
	return new InvalidInput(label, `${label} is empty`, `Choose or type a value for ${label}`);
}

function readPairs(context: IExecuteFunctions, name: string, item: number) {
	const collection: unknown = context.getNodeParameter(name, item, {});
	const pairs = listOf(isRecord(collection) ? collection.parameter : []).filter(isRecord);
	return Object.fromEntries(
		pairs.map((pair) => [textOf(pair.name)?.trim() ?? '', textOf(pair.value) ?? '']),
	);
}
