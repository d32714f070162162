import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { bodyHead, bodyTail, rowsOf } from './reportBody';

/** A platform whose reports have the size in the site's name, generated at almost no cost. */
export interface LargeReports {
	readonly url: string;
	/** The number of report downloads. */
	readonly downloads: () => number;
	/** How often the rows of a report are repeated in it. */
	readonly repetitions: (site: string) => number;
	/** Truncates the next download. */
	cutNext(): void;
	close(): Promise<void>;
}

/** The size of a data-warehouse result. */
export const QUERY_MEGABYTES = 300;

/**
 * Starts the platform. Its sites are named after megabytes: the report of site `30` has about 30 of
 * them, that of `30-compared` as many with two periods.
 */
export async function startLargeReports(): Promise<LargeReports> {
	let downloads = 0;
	let isCutNext = false;
	const server = createServer((request, response) => {
		// A client that has disconnected needs nothing more.
		const send = (pieces: Iterable<Buffer>) =>
			void pipeline(Readable.from(pieces), response).catch(() => {});
		const { pathname } = new URL(request.url ?? '', 'http://platform');
		response.setHeader('Content-Type', 'application/json');
		request.resume();
		if (pathname.endsWith('/query.json')) response.end('{"error":false,"jobrun_id":"1"}');
		else if (pathname.endsWith('/status.json')) response.end(COMPLETED);
		else if (pathname.endsWith('/search.json')) response.end('{"error":false,"jobrun_id":"1"}');
		else if (pathname.endsWith('/get_dw_session_token.json')) response.end(SESSION);
		else if (/\/edw\/jobs(\/\w+)?$/.test(pathname)) response.end(QUERY_DONE);
		else if (pathname.includes('/report/order/')) send(recordsOf(pathname.split('/').at(-4) ?? ''));
		else if (pathname.endsWith('.csv')) {
			response.setHeader('Content-Type', 'text/csv');
			send(repeated(CSV_LINES, QUERY_MEGABYTES * 1e6));
		} else if (pathname.endsWith('/cancel')) response.end('{"error":false}');
		else {
			downloads += 1;
			const site = pathname.split('/').at(-4) ?? '';
			const report = isCutNext ? cut(site) : reportOf(site);
			isCutNext = false;
			send(report);
		}
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		downloads: () => downloads,
		repetitions: (site) => Math.max(1, Math.ceil(bytesOf(site) / REPEATED.length)),
		cutNext: () => (isCutNext = true),
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

const SESSION = '{"error":false,"data":{"rows":[["a-session"]]}}';
const QUERY_DONE = '{"error":false,"status":"Done","data":["1","/edw/jobs/1.csv"]}';
const COMPLETED = '{"error":false,"jobrun_status":"COMPLETED"}';
const REPEATED = Buffer.from(`,${rowsOf(0, 2_000)}`);

const COMPARED = Buffer.from(`,${rowsOf(0, 2_000, 2)}`);

function* reportOf(site: string, bytes = bytesOf(site)): Generator<Buffer> {
	const isCompared = site.endsWith('-compared');
	const repeated = isCompared ? COMPARED : REPEATED;
	yield Buffer.from(bodyHead(0));
	yield repeated.subarray(1);
	for (let sent = repeated.length; sent < bytes; sent += repeated.length) yield repeated;
	yield Buffer.from(bodyTail(isCompared ? 2 : 1));
}

function bytesOf(site: string): number {
	return Number.parseInt(site, 10) * 1e6;
}

const LINES = 1_000;
const CSV_LINES = Buffer.from(
	'1795000000,https://www.shop.example/page/of/a/product\n'.repeat(LINES),
);
const RECORD = '["A-1795000000","109.90","EUR","https://www.shop.example/page/of/a/product"]';
const RECORDS = Buffer.from(`,${Array(LINES).fill(RECORD).join()}`);
const FIELDS = '[{"name":"order_ref"},{"name":"order_amount"},{"name":"currency"},{"name":"url"}]';

/** The records of a search, with the size in the site's name. */
function* recordsOf(site: string): Generator<Buffer> {
	yield Buffer.from(`{"error":false,"data":{"fields":${FIELDS},"rows":[${RECORD}`);
	yield* repeated(RECORDS, Number(site) * 1e6);
	yield Buffer.from(']}}');
}

function* repeated(bytes: Buffer, most: number): Generator<Buffer> {
	for (let sent = 0; sent < most; sent += bytes.length) yield bytes;
}

function* cut(site: string): Generator<Buffer> {
	yield* reportOf(site, bytesOf(site) / 2);
	throw new Error('The connection is lost');
}
