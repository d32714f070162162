import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { bodyHead, bodyTail, rowsOf } from './reportBody';

/** A platform whose reports are as large as their site says, which costs it next to nothing. */
export interface LargeReports {
	readonly url: string;
	/** How often a report was asked for. */
	readonly downloads: () => number;
	/** How often the rows of a report are repeated in it. */
	readonly repetitions: (site: string) => number;
	/** The next download ends in its middle. */
	cutNext(): void;
	close(): Promise<void>;
}

/**
 * Starts it. Its sites are called after megabytes: the report of site `30` has about 30 of them, that of
 * `30-compared` as many of two periods.
 */
export async function startLargeReports(): Promise<LargeReports> {
	let downloads = 0;
	let isCutNext = false;
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '', 'http://platform');
		response.setHeader('Content-Type', 'application/json');
		request.resume();
		if (pathname.endsWith('/query.json')) response.end('{"error":false,"jobrun_id":"1"}');
		else if (pathname.endsWith('/status.json')) response.end(COMPLETED);
		else {
			downloads += 1;
			const site = pathname.split('/').at(-4) ?? '';
			const report = isCutNext ? cut(site) : reportOf(site);
			isCutNext = false;
			// Who has gone needs no more.
			pipeline(Readable.from(report), response).catch(() => {});
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

function* cut(site: string): Generator<Buffer> {
	yield* reportOf(site, bytesOf(site) / 2);
	throw new Error('The connection is lost');
}
