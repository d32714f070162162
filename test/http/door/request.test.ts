import { Fault } from '../../../platform/http/errors/fault';
import type { Call } from '../../../platform/http/call';
import { requestJson } from '../../../platform/http/request';
import type { Answer } from '../../engine/client/origin';
import { sending } from '../../engine/client/origin';
import { hurry } from '../../support/hurry';
import { requestBytes, requestResult } from '../streams';
import { connectionBy, faultOf } from './connection';
import { platformAt } from './platformAt';

const read: Call = {
	method: 'GET',
	path: '/ea/{site}/x.json',
	pathValues: { site: 'a b' },
	what: 'x',
};
const change: Call = { method: 'POST', path: '/x.json', what: 'the report' };

describe('a call', () => {
	test('is sent with its path, query, and headers', async () => {
		const { platform, origin, asked } = await platformAt(sending('{"a":1}'));
		expect(await requestJson(platform, { ...read, query: { q: 'é' } })).toEqual({ a: 1 });
		expect(origin.arrivals).toMatchObject([
			{
				method: 'GET',
				path: '/ea/v2/ea/a%20b/x.json?q=%C3%A9',
				headers: { accept: 'application/json' },
			},
		]);
		expect(asked).toMatchObject([
			{
				method: 'GET',
				url: `${origin.url}${origin.arrivals[0]?.path}`,
				headers: { Accept: 'application/json' },
				timeout: 10_000,
				disableFollowRedirect: true,
				ignoreHttpStatusErrors: true,
				returnFullResponse: true,
			},
		]);
	});

	test('has a JSON body', async () => {
		const { platform, asked } = await platformAt(sending('{}'));
		await requestJson(platform, { ...change, body: {}, accept: 'text/csv' });
		expect(asked).toMatchObject([
			{ body: '{}', headers: { Accept: 'text/csv', 'Content-Type': 'application/json' } },
		]);
	});

	test('is not sent when it is invalid', async () => {
		const { platform, origin } = await platformAt(sending('{}'), {
			retryPolicy: { attempts: 3, totalMs: 20_000, idleMs: 10_000 },
		});
		const asking = requestJson(platform, { ...read, pathValues: {} });
		await expect(asking).rejects.toMatchObject({ parameter: 'Site' });
		expect(origin.arrivals).toHaveLength(0);
	});

	test('without retries does not wait for its turn, as a poll has no time', async () => {
		const retryPolicy = { attempts: 1, totalMs: 60_000, idleMs: 10_000 };
		const { platform, origin } = await platformAt(
			(response) => response.writeHead(429, { 'Retry-After': '50' }).end(),
			{ retryPolicy },
		);
		for (let times = 0; times < 2; times++) {
			await expect(requestJson(platform, read)).rejects.toMatchObject({ kind: 'tooManyRequests' });
		}
		expect(origin.arrivals).toHaveLength(2);
	});
});

describe('a reply', () => {
	const sent = async (reply: unknown) =>
		await requestJson(
			connectionBy(() => Promise.resolve(reply)),
			read,
		);

	test.each([199, 300, 304, 400, 500])('of status %i is a fault', async (status) => {
		const asking = sent({ statusCode: status, body: '' });
		await expect(asking).rejects.toMatchObject({ facts: { status, what: 'x' } });
	});

	test.each([200, 299])('of status %i is no fault', async (statusCode) => {
		expect(await sent({ statusCode, body: '[]' })).toEqual([]);
	});

	test('that is missing is rejected', async () => {
		await expect(sent(undefined)).rejects.toMatchObject({ facts: { status: NaN } });
	});

	test('has a fault with the upstream message, where secrets are masked', async () => {
		const said = '{"error":true,"error_msg":"no s3cr3t"}';
		const { platform, origin } = await platformAt(sending(said, 422));
		const call = { ...read, refusal: 'Look there' };
		await expect(requestJson(platform, call)).rejects.toMatchObject({
			message: 'The platform refused x: no •••',
			advice: 'Look there',
			facts: { host: origin.host, status: 422 },
		});
		await expect(requestJson({ ...platform, service: 'provider' }, read)).rejects.toMatchObject({
			message: 'The provider refused x: no •••',
			facts: { upstream: 'provider' },
		});
	});

	test('of the platform is never attributed to the provider', async () => {
		const { platform } = await platformAt(sending('{}', 422));
		const fault = await faultOf(requestJson(platform, read));
		expect(fault instanceof Fault && Object.keys(fault.facts)).toEqual([
			'what',
			'host',
			'retryAfterMs',
			'status',
		]);
	});

	test.each([
		[
			'{"error":true,"error_msg":"s3cr3t"}',
			'reported',
			'The platform reported an error for x: •••',
		],
		['s3cr3t', 'unexpectedReply', 'The reply to x lacks data that the node needs: •••'],
	])('of %s is reported as %s', async (text, kind, message) => {
		const { platform } = await platformAt(sending(text));
		await expect(requestJson(platform, read)).rejects.toMatchObject({ kind, message });
		const result = requestResult(platform, read);
		await expect(result).rejects.toMatchObject({ kind, message });
	});
});

describe('a retry', () => {
	beforeEach(() => hurry(10));

	const retryPolicy = { attempts: 3, totalMs: 20_000, idleMs: 10_000 };
	const busyOnce = (status: number, headers = {}): Answer => {
		let count = 0;
		return (response) => {
			count += 1;
			if (count > 1) response.end('{"a":1}');
			else response.writeHead(status, headers).end();
		};
	};

	test('does not wait longer than the call may take', async () => {
		const { platform, asked } = await platformAt(busyOnce(503, { 'retry-after': '5' }), {
			retryPolicy,
		});
		const asking = requestJson(platform, { ...read, totalMs: 4_000 });
		await expect(asking).rejects.toMatchObject({ facts: { retryAfterMs: 5_000 } });
		expect(asked).toHaveLength(1);
	});

	test.each([
		[{ totalMs: 400 }, 20_000, 0],
		[{}, 600, 1],
		[{ totalMs: 60_000 }, 600, 1],
	])(
		'of %j ends by then, or after the %i ms of any call, and reports the duration',
		async (own, totalMs, seconds) => {
			const retryPolicy = { attempts: 1, totalMs, idleMs: 10_000 };
			const { platform } = await platformAt(() => undefined, { retryPolicy });
			const asking = requestJson(platform, { ...read, ...own });
			await expect(asking).rejects.toMatchObject({ kind: 'timedOut', facts: { seconds } });
		},
	);

	test('is not made for a stream that stalls, which is given up', async () => {
		const { platform } = await platformAt((response) => void response.writeHead(200).write('[1,'));
		const quiet = { attempts: 1, totalMs: 20_000, idleMs: 600 };
		await expect(requestBytes({ ...platform, retryPolicy: quiet }, read)).rejects.toMatchObject({
			kind: 'timedOut',
			facts: { seconds: 1 },
		});
	});
});

describe('a reply that the specification does not show', () => {
	const reply = async (call: Call, answer: Answer) =>
		await requestJson((await platformAt(answer)).platform, { ...call, textReply: true });
	const noContent: Answer = (response) => void response.writeHead(204).end();

	test.each<[string, Answer, unknown]>([
		['a text', sending('OK\n'), { text: 'OK' }],
		['a text with a secret', sending('Done, a-l0ng-s3cr3t'), { text: 'Done, •••' }],
		['nothing', sending(' '), { text: '' }],
		['HTTP 204', noContent, { text: '' }],
		['XML', sending('<?xml version="1.0"?><ok/>'), { text: '<?xml version="1.0"?><ok/>' }],
		['JSON', sending('{"error":false,"a":1}'), { error: false, a: 1 }],
		['a JSON text', sending('"OK"'), 'OK'],
	])('to a change is accepted as %s', async (_, answer, expected) => {
		const { platform } = await platformAt(answer, { secrets: ['a-l0ng-s3cr3t'] });
		expect(await requestJson(platform, { ...change, textReply: true })).toEqual(expected);
	});

	test.each<[string, Answer]>([
		['a web page', sending('<!DOCTYPE html><p>Sorry')],
		['half of the JSON', sending('{"error":false,"da')],
		['broken JSON', sending('[1,,2]')],
		['half a text', sending('"Don')],
	])('to a change leaves the outcome unknown as %s', async (_, answer) => {
		await expect(reply(change, answer)).rejects.toMatchObject({ kind: 'outcomeUnknown' });
	});

	test('can report a failure like any other', async () => {
		const refused = reply(change, sending('{"error":true,"error_msg":"No."}'));
		await expect(refused).rejects.toMatchObject({ kind: 'reported' });
	});

	test('to a read request may be a text, but not empty', async () => {
		expect(await reply(read, sending('pong'))).toEqual({ text: 'pong' });
		await expect(reply(read, noContent)).rejects.toMatchObject({ kind: 'emptyReply' });
		expect(await reply({ ...read, idempotent: false }, noContent)).toEqual({ text: '' });
	});
});
