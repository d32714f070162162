import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Connection } from '../../../platform/http/connection/connection';
import type { Call } from '../../../platform/http/call';
import { requestJson } from '../../../platform/http/request';
import type { Answer } from '../../engine/client/origin';
import { Origin } from '../../engine/client/origin';
import { hurry } from '../../support/hurry';
import { requestBytes } from '../streams';
import { platformAt } from './throughAxios';

// A lower limit than in production, which test/engine/client/open tests.
jest.mock('../../../platform/http/readBody', () => ({
	...jest.requireActual<object>('../../../platform/http/readBody'),
	MOST_MEGABYTES: 2,
}));

const look: Call = { method: 'GET', path: '/x', what: 'the list' };
const ONCE = { attempts: 1, totalMs: 60_000, idleMs: 60_000 };
const PIECE = Buffer.alloc(2 ** 20, ' ');
/** The chunk, compressed; several in a row are one gzip file. */
const ZIPPED = gzipSync(PIECE);

beforeEach(() => hurry(10));

let origin: Origin;
let answered: ServerResponse | undefined;

async function serve(answer: Answer): Promise<void> {
	answered = undefined;
	origin = await Origin.start((response, arrival) => {
		answered = response;
		answer(response, arrival);
	});
}

/** Settles when the connection of the request is closed; on a slow machine it was never answered. */
async function closed(): Promise<void> {
	if (answered && !answered.closed) await once(answered, 'close');
}

const ask = async (more: Partial<Connection> = {}, call = look) =>
	await requestJson(platformAt(origin.url, more), call);

// The server closes connections that a test has left open.
afterEach(async () => await origin.stop());

const nothing: Answer = () => {};
const onlyHeaders: Answer = (response) => response.writeHead(200).flushHeaders();
const begun: Answer = (response) => void response.writeHead(200).write('{"a":');

/** Writes without end, as fast as the client reads. */
function pour(response: ServerResponse, pieces = Infinity, piece = PIECE, end = Buffer.from('{}')) {
	for (let left = pieces; left > 0; left--) {
		if (response.write(piece)) continue;
		response.once('drain', () => pour(response, left - 1, piece, end));
		return;
	}
	response.end(end);
}

const endless =
	(status = 200): Answer =>
	(response) =>
		pour(response.writeHead(status));

const zipped =
	(megabytes?: number): Answer =>
	(response) => {
		response.writeHead(200, { 'content-encoding': 'gzip' });
		pour(response, megabytes, ZIPPED, gzipSync('{}'));
	};

const cases: Array<[what: string, answer: Answer]> = [
	['no answer came', nothing],
	['only headers came', onlyHeaders],
	['the reply had begun', begun],
];

describe('a connection is closed', () => {
	it.each(cases)('when the time is up and %s', async (_, answer) => {
		await serve(answer);
		await expect(ask({ retryPolicy: { ...ONCE, totalMs: 600 } })).rejects.toMatchObject({
			kind: 'timedOut',
			message: `${origin.host} did not answer within 1 seconds`,
		});
		await closed();
	});

	it.each(cases)('when it was idle for too long and %s', async (_, answer) => {
		await serve(answer);
		const asking = ask({ retryPolicy: { ...ONCE, idleMs: 600 } });
		await expect(asking).rejects.toMatchObject({ kind: 'timedOut', facts: { seconds: 1 } });
		await closed();
	});

	it.each(cases)('when the execution is stopped and %s', async (_, answer) => {
		const stop = new AbortController();
		await serve((response, arrival) => {
			answer(response, arrival);
			setTimeout(() => stop.abort(), 50);
		});
		await expect(ask({ retryPolicy: ONCE, signal: stop.signal })).rejects.toMatchObject({
			kind: 'stopped',
		});
		await closed();
	});

	it('when an error response has no end, and its status is reported', async () => {
		await serve(endless(403));
		await expect(ask({ retryPolicy: ONCE })).rejects.toMatchObject({
			kind: 'forbidden',
			message: 'The token does not give access to the list',
		});
		await closed();
	});

	it.each([
		['plain', endless()],
		['compressed', zipped()],
	])('when a reply exceeds the size limit, %s', async (_, answer) => {
		await serve(answer);
		await expect(ask()).rejects.toMatchObject({
			kind: 'tooLarge',
			message: 'The reply to the request for the list is larger than the limit of 2 MB',
			advice:
				'Request less at a time: a shorter period, fewer columns, or only the rows that a filter keeps',
		});
		await closed();
		expect(origin.arrivals).toHaveLength(1);
	});

	it('when the reply to a change is too large, whose outcome is then unknown', async () => {
		await serve(endless());
		const change: Call = { method: 'POST', path: '/x', body: {}, what: 'the import' };
		await expect(ask({}, change)).rejects.toMatchObject({ kind: 'outcomeUnknown' });
		await closed();
	});
});

it('the size limit of results is higher than that of other replies', async () => {
	await serve(zipped(3));
	const result = { ...look, isLarge: true } as const;
	const bytes = await requestBytes(platformAt(origin.url, { retryPolicy: ONCE }), result);
	expect(bytes.length).toBe(3 * PIECE.length + 2);
});

it('a reply below the size limit is read', async () => {
	await serve((response) => pour(response.writeHead(200), 1));
	await expect(ask()).resolves.toEqual({});
});
