import type { Call } from '../../../platform/http/call';
import { requestJson } from '../../../platform/http/request';
import type { Answer } from '../../engine/client/origin';
import { sending } from '../../engine/client/origin';
import { faultOf } from '../door/connection';
import { platformAt } from '../door/platformAt';
import { hurry } from '../../support/hurry';
import { requestResult } from '../streams';
import { TOKEN } from './throughAxios';

const change: Call = { method: 'POST', path: '/x', body: { a: 1 }, what: 'the import' };
const look: Call = { method: 'GET', path: '/x', what: 'the list' };
const PATIENCE = { attempts: 2, totalMs: 60_000, idleMs: 30_000 };
const RECEIVED = 'The platform may have received the import, but no readable answer arrived';
const LOOK_FIRST =
	'Nothing was sent twice. Before you run the node again, check in the platform whether the request arrived';

beforeEach(() => hurry(10));

type Request = (...of: Parameters<typeof requestJson>) => Promise<unknown>;

async function ask(call: Call, answer: Answer, request: Request = requestJson) {
	const more = { secrets: [TOKEN], retryPolicy: PATIENCE };
	const { platform, origin } = await platformAt(answer, more);
	const error = await faultOf(request(platform, call));
	return { error, methods: origin.arrivals.map(({ method }) => method) };
}

const words = JSON.stringify({
	error: true,
	error_msg: `Upstream of ${TOKEN}`,
	meta: { reqid: 'r-7' },
});

describe('the outcome of a change is unknown', () => {
	it.each([502, 504, 507, 520, 524])('after a gateway answers %i', async (status) => {
		const { error, methods } = await ask(change, sending(words, status));
		expect(error).toMatchObject({
			kind: 'outcomeUnknown',
			message: `${RECEIVED} (HTTP ${status}): Upstream of •••`,
			advice: `${LOOK_FIRST}. Request ID for the platform's support: r-7`,
			facts: { status },
			transient: false,
		});
		expect(methods).toEqual(['POST']);
	});

	it.each([502, 200])('after a web page with %i', async (status) => {
		const { error, methods } = await ask(change, sending('<html><p>Bad gateway', status));
		const code = status === 200 ? '' : ' (HTTP 502)';
		expect(error).toMatchObject({ kind: 'outcomeUnknown', message: RECEIVED + code });
		expect(methods).toEqual(['POST']);
	});

	it.each([
		['nothing', '', ''],
		['half of the JSON', '{"error":false,"da', ''],
		['something other than JSON', 'OK', ': OK'],
	])('after %s with status 200', async (_, text, said) => {
		const { error, methods } = await ask(change, sending(text));
		expect(error).toMatchObject({ kind: 'outcomeUnknown', message: RECEIVED + said });
		expect(methods).toEqual(['POST']);
	});

	it('after the connection is cut, with or without a part of the reply', async () => {
		for (const begun of [true, false]) {
			const { error, methods } = await ask(change, (response) => {
				if (!begun) {
					response.socket?.destroy();
					return;
				}
				response.writeHead(200, { 'content-length': 99 });
				response.write('{', () => response.socket?.destroy());
			});
			expect(error).toMatchObject({ kind: 'outcomeUnknown', message: RECEIVED });
			expect(methods).toEqual(['POST']);
		}
	});

	it('also for a GET that changes something', async () => {
		const { error, methods } = await ask({ ...look, idempotent: false }, sending('', 504));
		expect(error).toMatchObject({ kind: 'outcomeUnknown' });
		expect(methods).toEqual(['GET']);
	});
});

describe('a change was certainly not processed', () => {
	it.each([429, 503])('when the platform answers %i, and is sent again', async (status) => {
		let times = 0;
		const { error, methods } = await ask(change, (response, arrival) => {
			times += 1;
			sending(times === 1 ? words : '{"error":false}', times === 1 ? status : 200)(
				response,
				arrival,
			);
		});
		expect(error).toBeUndefined();
		expect(methods).toEqual(['POST', 'POST']);
	});

	it('when the platform stays unavailable', async () => {
		const { error, methods } = await ask(change, sending(words, 503));
		expect(error).toMatchObject({
			kind: 'unavailable',
			message: 'The platform could not process the import (HTTP 503): Upstream of •••',
			advice: "Try again later. Request ID for the platform's support: r-7",
		});
		expect(methods).toEqual(['POST', 'POST']);
	});

	it.each([
		['Busy, retry in 0.01 seconds', { onlyCosts: true }, ['POST', 'POST'], 'notNow'],
		['Busy, retry in 0.01 seconds', {}, ['POST'], 'notNow'],
		['The query timed out', { onlyCosts: true }, ['POST'], 'outcomeUnknown'],
		['Unknown metric', { onlyCosts: true }, ['POST'], 'reported'],
		['Oops', { onlyCosts: true }, ['POST'], 'reported'],
	] as const)(
		'when it answers 200 with %j, and is sent again if it only costs: %j',
		async (error_msg, more, sent, kind) => {
			const refusal = JSON.stringify({ error: true, error_msg });
			const { error, methods } = await ask({ ...change, ...more }, sending(refusal, 200));
			expect(error).toMatchObject({ kind });
			expect(methods).toEqual(sent);
		},
	);

	// `reply.test.ts` tests the kind of each status.
	it.each([
		[302, 'redirected'],
		[401, 'tokenRefused'],
		[500, 'reported'],
		[200, 'reported'],
	])('when it answers %i with an error', async (status, kind) => {
		const { error, methods } = await ask(change, sending(words, status));
		expect(error).toMatchObject({ kind });
		expect(methods).toEqual(['POST']);
	});
});

describe('a call that changes nothing', () => {
	it.each([
		['a gateway answers 502', sending('', 502), 'platformDown'],
		['a web page comes', sending('<p>'), 'webPage'],
		['nothing comes', sending(''), 'emptyReply'],
		['the reply is cut', sending('{"a"'), 'cutReply'],
	])('is sent again after %s', async (_, answer, kind) => {
		const { error, methods } = await ask(look, answer);
		expect(error).toMatchObject({ kind });
		expect(methods).toEqual(['GET', 'GET']);
	});

	it('may be a POST', async () => {
		const { error, methods } = await ask({ ...change, idempotent: true }, sending('', 504));
		expect(error).toMatchObject({ kind: 'platformDown', facts: { status: 504 } });
		expect(methods).toEqual(['POST', 'POST']);
	});

	it('reports the status although its message is truncated', async () => {
		const { error, methods } = await ask(look, (response) => {
			response.writeHead(403, { 'content-length': 99 });
			response.write('{', () => response.socket?.destroy());
		});
		expect(error).toMatchObject({ kind: 'forbidden' });
		expect(methods).toEqual(['GET']);
	});

	it('is not sent again after a reply that is no JSON', async () => {
		const { error, methods } = await ask(look, sending('OK'), requestResult);
		expect(error).toMatchObject({ kind: 'unexpectedReply' });
		expect(methods).toEqual(['GET']);
	});
});
