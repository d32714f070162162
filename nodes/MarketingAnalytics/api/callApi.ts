import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/row';
import type { Call } from '../../../platform/client/request';
import { requestJson } from '../../../platform/client/request';
import { safePath } from '../../../platform/client/url';
import { readFields } from '../../shared/form/endpointRequest';
import { choice, zoneOf } from '../../shared/form/settings';
import { toItem } from '../../shared/run/toItem';
import { openChosen } from '../../shared/run/openPlatform';
import { refuseRetries } from '../../shared/run/retries';
import { allItems, eachItem, toItems } from '../../shared/run/eachItem';

/** The field of the catalogue, which an expression may fill with any text. */
const METHOD = choice(
	{ displayName: 'Method', name: 'method' },
	[
		{ name: 'GET', value: 'GET' },
		{ name: 'POST', value: 'POST' },
		{ name: 'DELETE', value: 'DELETE' },
	],
	'GET',
);

/** API > Custom API Call: any endpoint, with the same door, retries and errors as all operations. */
export async function callApi(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
): Promise<INodeExecutionData[][]> {
	const platform = await openChosen(context);
	const calls = await eachItem(context, allItems(context), { concurrency: 1 }, (_, item) =>
		readCall(context, operation, item),
	);
	// One at a time, as nobody knows what such a call changes.
	const pace = { concurrency: 1, stopAtFirst: true };
	const results = await eachItem(context, calls, pace, async (call, item) => {
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
	const method = METHOD.parse($method, zoneOf(context));
	if (method !== 'GET') refuseRetries(context);
	const path = safePath(String($endpoint));
	const call = { method, path, query, what: path };
	return method === 'POST' ? { ...call, body: body ?? {} } : call;
}
