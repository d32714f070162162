import type { INodeExecutionData } from 'n8n-workflow';

import { effectOf } from '../../../platform/catalogue/endpointEffect';
import type { Endpoint, EndpointOperation } from '../../../platform/catalogue/endpointRow';
import type { Connection } from '../../../platform/http/connection/connection';
import { withPassphrase } from '../../../platform/encryption/passphrase';
import { readMaxEntries } from '../../shared/form/pagingFields';
import type { Parameters } from '../../shared/form/parameters';
import type { ItemProgress } from '../../shared/run/eachItem';
import { eachItem, resultValues } from '../../shared/run/eachItem';
import { ifNoRows, rowsToItems } from '../../shared/run/noRows';
import { fileField } from '../../shared/run/outputFile';
import { readThenRun } from '../../shared/run/readThenRun';
import type { ExecutionContext } from '../../shared/run/executionContext';
import type { Execute } from '../../shared/run/execute';
import { toCall } from '../../shared/form/endpoint/endpointCall';
import { readFields } from '../../shared/form/endpoint/endpointRequest';
import type { ReadFields } from '../../shared/form/fieldValues';
import { read, readOption, zoneOf } from '../../shared/form/readSetting';
import { SIMPLIFY } from '../../shared/form/simplify';
import { PERSONAL_DATA } from './form';
import type { EndpointCall } from './replies';
import { fetchReplyItems } from './replies';
import { Fault } from '../../../platform/http/errors/fault';
import type { Call } from '../../../platform/http/call';
import { requestJson } from '../../../platform/http/request';
import type { Query } from '../../../platform/http/url';
import { isRecord } from '../../../platform/base/json/json';
import { settle } from '../../../platform/base/async/settle';

const AT_ONCE = 5;

/** Runs an operation that its catalogue row fully describes. */
export const callEndpoint: Execute<EndpointOperation> = async (context, operation) =>
	await readThenRun(context, {
		readCommon: () => paceOf([operation]),
		readItem: (form, item) => readCall(form, operation, item),
		run: async ({ node, platform, requests, common: pace }) => {
			const results = await eachItem(node, requests, pace, async (request, item) => {
				await dryRun(platform, operation, request.call);
				return await fetchSigned(node, platform, request, operation, item);
			});
			return [rowsToItems(node, results)];
		},
	});

/** Makes the request, with the passphrase of the credential where the endpoint takes one. @throws Fault, InvalidInput */
export async function fetchSigned(
	node: ExecutionContext,
	platform: Connection,
	request: EndpointCall,
	{ passphraseAs }: Endpoint,
	item: number,
): Promise<INodeExecutionData[]> {
	const { call, platform: to } = withPassphrase(platform, request.call, passphraseAs);
	return await fetchReplyItems(node, to, { ...request, call }, item);
}

/** Changes run in the order of items, and stop at the first that fails. */
export function paceOf(endpoints: readonly Endpoint[]) {
	const effects = endpoints.map(effectOf);
	if (effects.every(({ changes, repeatable }) => !changes && repeatable)) {
		return { concurrency: AT_ONCE };
	}
	return { concurrency: 1, stopAtFirst: true, note: doneNote };
}

/** Reports what was changed although the node has ended with an error. */
function doneNote(progress: ItemProgress<unknown>): string {
	const done = resultValues(progress).length;
	const others = progress.length - done - 1;
	if (done + others === 0) return '';
	return `Items completed before this item: ${done}. Items after it that were not sent: ${others}`;
}

function readCall(context: Parameters, operation: EndpointOperation, item: number): EndpointCall {
	return readEndpointCall(context, operation, readFields(context, operation, item), item);
}

/** Reads the request of an item, and how to read its reply. @throws InvalidInput */
export function readEndpointCall(
	context: Parameters,
	endpoint: Endpoint & Pick<EndpointOperation, 'optional'>,
	fields: ReadFields,
	item: number,
): EndpointCall {
	const { reply, paged, holdsPersonalData } = endpoint;
	return {
		call: toCall(endpoint, fields),
		reader: reply,
		...(paged ? { most: readMaxEntries(context, item) ?? 'all' } : {}),
		simplify: read(context, SIMPLIFY, item),
		zone: zoneOf(context),
		field: read(context, fileField, item),
		changes: effectOf(endpoint).changes || endpoint.startsJob === true,
		ifNoRows: readOption(context, ifNoRows, item),
		dropPersonalData: holdsPersonalData === true && !readOption(context, PERSONAL_DATA, item),
	};
}

/**
 * Asks the platform to validate values without applying them. Only a refusal of the values ends the
 * item; an unavailable dry run does not.
 *
 * @throws Fault
 */
async function dryRun(
	platform: Connection,
	{ rehearsal }: EndpointOperation,
	{ pathValues, body }: Call,
): Promise<void> {
	if (!rehearsal) return;
	const { path, what, takes, refusal } = rehearsal;
	const sent: Query = isRecord(body)
		? Object.fromEntries(takes.map((name) => [name, String(body[name])]))
		: {};
	const call = { method: 'GET', path, what, query: sent, refusal } as const;
	const answer = await settle(
		requestJson(platform, { ...call, ...(pathValues ? { pathValues } : {}) }),
	);
	if (!('error' in answer) || !(answer.error instanceof Fault)) return;
	if (['refused', 'reported'].includes(answer.error.kind)) throw answer.error;
}
