import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../platform/catalogue/row';
import { InvalidInput } from '../../platform/client/faults';
import type { Call } from '../../platform/client/request';
import { requestJson } from '../../platform/client/request';
import { readFields } from './endpoint/read';
import { toItem } from './items';
import { openChosen } from './open';
import { allItems, step, toItems } from './steps';

type Method = 'DELETE' | 'GET' | 'POST';
const METHODS: readonly Method[] = ['DELETE', 'GET', 'POST'];

/** API > Custom API Call: any endpoint, with the same door, retries and errors as all operations. */
export async function callApi(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
): Promise<INodeExecutionData[][]> {
	const platform = await openChosen(context);
	const calls = await step(context, allItems(context), { atOnce: 1 }, (_, item) =>
		readCall(context, operation, item),
	);
	// One at a time, as nobody knows what such a call changes.
	const pace = { atOnce: 1, stopAtFirst: true };
	const results = await step(context, calls, pace, async (call, item) => {
		const reply = await requestJson(platform, call);
		return [{ json: toItem(reply), pairedItem: { item } }];
	});
	return [toItems(context, results)];
}

function readCall(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
	item: number,
): Call {
	const { values, body } = readFields(context, operation, item);
	const { $method, $endpoint, ...query } = values;
	const method = METHODS.find((known) => known === $method);
	if (!method) {
		throw new InvalidInput('Method', `There is no method ${$method}`, 'Use GET, POST or DELETE');
	}
	const path = readPath(String($endpoint));
	const call = { method, path, query, what: path };
	return method === 'POST' ? { ...call, body: body ?? {} } : call;
}

const OUTSIDE = /^[a-z][a-z0-9+.-]*:|^\/\/|[?#\\\s\p{Cc}]|(^|\/)(\.|%2e){1,2}(\/|$)/iu;

/** The path as it goes behind the service root; it cannot lead to another one. */
function readPath(entered: string): string {
	const path = entered.replace(/^\/?ea\/v2(?=\/)/, '');
	if (!OUTSIDE.test(path)) return `/${path.replace(/^\//, '').split('/').map(encoded).join('/')}`;
	throw new InvalidInput(
		'Path',
		`Path must start below /ea/v2, without a host, spaces, ? or #: ${entered}`,
		'Copy only the path, and enter what comes after the question mark under Query Parameters',
	);
}

function encoded(segment: string): string {
	return encodeURIComponent(decoded(segment));
}

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
