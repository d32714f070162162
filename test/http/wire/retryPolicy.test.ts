import type { IHttpRequestOptions } from 'n8n-workflow';
import type { Call } from '../../../platform/http/call';
import { requestJson } from '../../../platform/http/request';
import type { Connection } from '../../../platform/http/connection/connection';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { platformAt as withAxios, throughAxios } from './throughAxios';
import { hurry } from '../../support/hurry';
import { Origin, sending } from '../../engine/client/origin';

/**
 * Retries that would take minutes in a workflow. The connection is real except for n8n: axios sends
 * the requests. The sandbox is not hurried.
 */
const HURRY = 10;
const PATIENCE = { attempts: 3, totalMs: 200_000, idleMs: 400 * HURRY };

const submit: Call = {
	method: 'POST',
	path: '/ea/{site}/report/batch/query.json',
	pathValues: { site: 'shop-eu' },
	body: {
		reports: [
			{
				kind: 'rt#insummary',
				dateRanges: [{ range: 'YESTERDAY' }],
				dimensions: [{ name: 'Channel', field: 'media_key' }],
				metrics: [{ name: 'Visits', field: 'visit' }],
			},
		],
	},
	what: 'the report request',
};
const kinds: Call = {
	method: 'GET',
	path: '/ea/{site}/report/batch/kinds.json',
	pathValues: { site: 'shop-eu' },
	what: 'the report kinds',
};

let sandbox: Sandbox;

beforeAll(async () => {
	sandbox = await startSandbox();
});

beforeEach(() => {
	hurry(HURRY);
	sandbox.control.clearFaults();
	sandbox.control.clearLog();
});

afterAll(() => sandbox.close());

function platformAt(url: string, more: Partial<Connection> = {}): Connection {
	const transmit = throughAxios(sandbox.token);
	return withAxios(url, { transmit, secrets: [sandbox.token], retryPolicy: PATIENCE, ...more });
}

it('a read call is sent again when it was idle for too long', async () => {
	sandbox.control.fault([{ kind: 'hang' }, { kind: 'slow', chunks: 1, chunkDelayMs: 9_000 }]);
	const reply = await requestJson(platformAt(sandbox.url), kinds);
	expect(reply).toMatchObject({ error: false });
	expect(sandbox.log()).toHaveLength(3);
});

it('a reply may take its time while bytes arrive', async () => {
	sandbox.control.fault({ kind: 'slow', chunks: 20, chunkDelayMs: 30 });
	const retryPolicy = { ...PATIENCE, idleMs: 500 * HURRY };
	await requestJson(platformAt(sandbox.url, { retryPolicy }), kinds);
	expect(sandbox.log()).toHaveLength(1);
});

it('a reply that never ends is aborted at the total time', async () => {
	let close = () => {};
	const closed = new Promise<void>((resolve) => (close = resolve));
	const origin = await Origin.start((response) => {
		response.writeHead(200).once('close', close);
		const timer = setInterval(() => response.write(' '), 5);
		response.once('close', () => clearInterval(timer));
	});
	const retryPolicy = { ...PATIENCE, totalMs: 1_000 };
	const asking = requestJson(platformAt(origin.url, { retryPolicy }), kinds);
	await expect(asking).rejects.toThrow(`${origin.host} did not answer within 1 seconds`);
	await closed;
	await origin.stop();
	expect(origin.arrivals).toHaveLength(1);
});

it('a report is not requested again when no answer arrives', async () => {
	sandbox.control.fault({ kind: 'hang', times: 9 });
	await expect(requestJson(platformAt(sandbox.url), submit)).rejects.toMatchObject({
		kind: 'outcomeUnknown',
		message: 'The platform may have received the report request, but no readable answer arrived',
	});
	expect(sandbox.log()).toHaveLength(1);
});

it('a report is not requested again when the total time is over', async () => {
	sandbox.control.fault({ kind: 'hang', times: 9 });
	const retryPolicy = { ...PATIENCE, totalMs: 1_000, idleMs: 100_000 };
	const asking = requestJson(platformAt(sandbox.url, { retryPolicy }), submit);
	await expect(asking).rejects.toMatchObject({ kind: 'outcomeUnknown' });
	expect(sandbox.log()).toHaveLength(1);
});

it('a report is requested again when the connection was refused', async () => {
	const gone = await Origin.start(sending(''));
	await gone.stop();
	let refusals = 0;
	let late: Sandbox | undefined;
	const transmit = async (options: IHttpRequestOptions): Promise<unknown> => {
		try {
			return await throughAxios(sandbox.token)(options);
		} catch (error) {
			refusals += 1;
			late ??= await startSandbox({ port: Number(new URL(gone.url).port) });
			throw error;
		}
	};
	const retryPolicy = { ...PATIENCE, idleMs: 100_000 };
	const reply = await requestJson(platformAt(gone.url, { transmit, retryPolicy }), submit);
	expect(reply).toMatchObject({ error: false });
	expect(refusals).toBe(1);
	expect(late?.log()).toHaveLength(1);
	await late?.close();
});

it('a refused report request fails after all attempts', async () => {
	const retryPolicy = { ...PATIENCE, attempts: 2 };
	const asking = requestJson(platformAt('http://127.0.0.1:1', { retryPolicy }), submit);
	await expect(asking).rejects.toMatchObject({ kind: 'hostRefused' });
});
