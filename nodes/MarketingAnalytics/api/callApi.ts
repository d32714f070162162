import type { SpecialOperation } from '../../../platform/catalogue/endpointRow';
import { changesTwice } from '../../../platform/catalogue/endpointEffect';
import { effectOfPath, isKnownPath } from '../../../platform/catalogue/known/effectOfPath';
import type { Call } from '../../../platform/http/call';
import { requestChange } from '../../../platform/http/requestChange';
import { requestJson } from '../../../platform/http/request';
import { safePath } from '../../../platform/http/url';
import { readFields } from '../../shared/form/endpoint/endpointRequest';
import { zoneOf } from '../../shared/form/readSetting';
import { choiceSetting } from '../../shared/form/settings';
import { toItem } from '../../shared/run/toItem';
import { hintAtUnconfirmed } from '../../shared/run/unconfirmed';
import type { ItemForm } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import { refuseAgents } from '../../shared/run/toolAnswer/agentGuard';
import { refuseRetries } from '../../shared/run/retries';
import { eachItem, toItems } from '../../shared/run/eachItem';
import type { Execute } from '../../shared/run/execute';
import { IF_ONLY_READS, IF_TOOL_ONLY_READS, saysOnlyReads } from './onlyReads';

/** The method from the catalogue; an expression may give any text. */
const METHOD = choiceSetting(
	{ displayName: 'Method', name: 'method' },
	[
		{ name: 'GET', value: 'GET' },
		{ name: 'POST', value: 'POST' },
		{ name: 'DELETE', value: 'DELETE' },
	],
	'GET',
);

/**
 * API > Custom API Call: any endpoint, with the HTTP client, retries and errors of all operations.
 */
export const callApi: Execute = async (context, operation) =>
	await readThenRun(context, {
		// One at a time, as the effect of such a call is unknown.
		readCommon: () => ({ concurrency: 1, stopAtFirst: true }),
		readItem: (form, item) => readCall(form, operation, item),
		run: async ({ node, platform, requests, common: pace }) => {
			const results = await eachItem(node, requests, pace, async ({ call, changes }, item) => {
				if (!changes) {
					return [{ json: toItem(await requestJson(platform, call)), pairedItem: { item } }];
				}
				const done = await requestChange(platform, call);
				hintAtUnconfirmed(node, call.what, done);
				const json = { ...toItem(done.reply), confirmed: done.confirmed };
				return [{ json, pairedItem: { item } }];
			});
			return [toItems(node, results)];
		},
	});

interface ReadCall {
	readonly call: Call;
	/** Whether it may change something, so that the item says whether the platform confirmed it. */
	readonly changes: boolean;
}

function readCall(context: ItemForm, operation: SpecialOperation<string>, item: number): ReadCall {
	const { values, body } = readFields(context, operation, item);
	const { $method, $endpoint, ...query } = values;
	const method = METHOD.parse($method, zoneOf(context));
	const path = safePath(String($endpoint));
	const effect = effectOfPath(method, path, saysOnlyReads(context));
	const isUnknown = effect.changes && !isKnownPath(method, path);
	refuseAgents(context, `${method} ${path}`, effect, isUnknown ? IF_TOOL_ONLY_READS : '');
	if (changesTwice(effect)) refuseRetries(context, isUnknown ? IF_ONLY_READS : '');
	const { repeatable: idempotent } = effect;
	const call = { method, path, query, what: path, textReply: true, idempotent } as const;
	const { changes } = effect;
	return { changes, call: method === 'POST' ? { ...call, body: body ?? {} } : call };
}
