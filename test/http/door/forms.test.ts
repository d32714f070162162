import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { collected } from '../../../harness/fileContent';
import { Fault } from '../../../platform/http/errors/fault';
import { multipartOf } from '../../../platform/http/multipart';
import type { Call } from '../../../platform/http/call';
import { requestJson } from '../../../platform/http/request';
import { hurry } from '../../support/hurry';
import { send } from '../wire/throughAxios';
import { connectionBy } from './connection';

const change: Call = { method: 'POST', path: '/x.json', what: 'the import' };

const servers: Array<ReturnType<typeof createServer>> = [];
afterEach(() => {
	for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A platform with this answer, which may be sent before the request is complete. */
async function platformWith(
	answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
) {
	const server = createServer((request, response) => void answer(request, response));
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return connectionBy(send, { attempts: 2, url: `http://127.0.0.1:${port}` });
}

const formOf = (open: () => AsyncIterable<Uint8Array>) =>
	multipartOf([{ name: 'a', fileName: 'a.csv', mimeType: 'text/csv', bytes: 3, open }]);

test('a form is streamed with its size declared', async () => {
	const arrived: Array<{ body: string; headers: IncomingMessage['headers'] }> = [];
	const platform = await platformWith(async (request, response) => {
		arrived.push({ headers: request.headers, body: await text(request) });
		response.end('{}');
	});
	const form = formOf(async function* () {
		yield Buffer.from('ab');
		yield Buffer.from('c');
	});
	await requestJson(platform, { ...change, form });
	const { headers, body } = arrived[0] ?? {};
	expect(headers).toMatchObject({
		accept: 'application/json',
		'content-type': form.contentType,
		'content-length': String(form.bytes),
	});
	expect(headers?.['transfer-encoding']).toBeUndefined();
	expect(body).toBe((await collected(form)).toString());
});

test('a form is written again for each attempt', async () => {
	hurry(5);
	const bodies: string[] = [];
	const platform = await platformWith(async (request, response) => {
		bodies.push(await text(request));
		response.writeHead(bodies.length === 1 ? 503 : 200).end('{}');
	});
	const form = formOf(async function* () {
		yield Buffer.from('abc');
	});
	await requestJson(platform, { ...change, form });
	expect(bodies).toHaveLength(2);
	expect(bodies[1]).toBe(bodies[0]);
});

test('an error while writing a form is thrown, and the form is not sent again', async () => {
	let arrivals = 0;
	const platform = await platformWith((request) => {
		arrivals += 1;
		request.resume();
	});
	const form = formOf(async function* () {
		yield Buffer.from('ab');
		await wait(50);
	});
	await expect(requestJson(platform, { ...change, form })).rejects.toMatchObject({
		message: 'The file changed while it was being read, so it was not imported',
	});
	expect(arrivals).toBe(1);
});

test('a form is closed when the platform answers before its end', async () => {
	let isClosed = false;
	const platform = await platformWith((_, response) => void response.writeHead(413).end('{}'));
	const form = formOf(async function* () {
		try {
			yield Buffer.from('ab');
			await wait(200);
			yield Buffer.from('c');
		} finally {
			isClosed = true;
		}
	});
	await expect(requestJson(platform, { ...change, form })).rejects.toBeInstanceOf(Fault);
	expect(isClosed).toBe(true);
});

test('the time limit of a form allows for a slow connection', async () => {
	const asked: unknown[] = [];
	const platform = await platformWith(() => {});
	const transmit = async (options: unknown) => {
		asked.push(options);
		return await Promise.resolve({ statusCode: 200, headers: {}, body: '{}' });
	};
	const form = { ...formOf(async function* () {}), bytes: 1_000_000_000 };
	await requestJson({ ...platform, transmit }, { ...change, form });
	expect(asked).toMatchObject([{ timeout: 10_000 + 8_000_000 }]);
});
