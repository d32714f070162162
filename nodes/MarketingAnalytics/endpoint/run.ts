import type { EndpointOperation } from '../../../platform/catalogue/row';
import { withPassphrase } from '../../../platform/encryption/passphrase';
import { readMost } from '../../shared/form/limits';
import type { Parameters } from '../../shared/form/parameters';
import type { Progress } from '../../shared/run/eachItem';
import { eachItem, toItems, valuesOf } from '../../shared/run/eachItem';
import { fileField } from '../../shared/run/outputFile';
import { readThenRun } from '../../shared/run/readThenRun';
import type { Execute } from '../../shared/run/specialRow';
import { toCall } from '../../shared/form/endpointCall';
import { readFields } from '../../shared/form/endpointRequest';
import { read, readOption, zoneOf } from '../../shared/form/settings';
import { SIMPLIFY } from '../../shared/form/simplify';
import { PERSONAL_DATA } from './form';
import type { EndpointCall } from './replies';
import { rehearse } from './rehearsal';
import { fetchReplyItems } from './replies';

const AT_ONCE = 5;

/** Runs an operation that a catalogue row says whole. */
export const callEndpoint: Execute<EndpointOperation> = async (context, operation) =>
	await readThenRun(context, {
		readCommon: () => paceOf(operation),
		readItem: (form, item) => readCall(form, operation, item),
		run: async ({ node, platform, requests, common: pace }) => {
			const results = await eachItem(node, requests, pace, async (request, item) => {
				await rehearse(platform, operation, request.call);
				const { call, platform: to } = withPassphrase(
					platform,
					request.call,
					operation.passphraseAs,
				);
				return await fetchReplyItems(node, to, { ...request, call }, item);
			});
			return [toItems(node, results)];
		},
	});

/** What changes something is done in the order of the items, and not beyond one that fails. */
function paceOf(operation: EndpointOperation) {
	if (isReading(operation)) return { concurrency: AT_ONCE };
	return { concurrency: 1, stopAtFirst: true, note: doneNote };
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

function readCall(context: Parameters, operation: EndpointOperation, item: number): EndpointCall {
	const { reply, paged, holdsPersonalData } = operation;
	return {
		call: toCall(operation, readFields(context, operation, item)),
		reader: reply,
		...(paged ? { most: readMost(context, item) ?? 'all' } : {}),
		simplify: read(context, SIMPLIFY, item),
		zone: zoneOf(context),
		field: read(context, fileField, item),
		dropPersonalData: holdsPersonalData === true && !readOption(context, PERSONAL_DATA, item),
	};
}
