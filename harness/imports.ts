import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received import. */
export interface Arrival {
	/** The declared content length. */
	readonly announced: number;
	readonly bytes: number;
	readonly lines: number;
}

/** A platform that accepts every import, and only stores their sizes. */
export interface Imports {
	readonly url: string;
	readonly arrivals: Arrival[];
	close(): void;
}

const LINE_FEED = 10;

/** Starts the platform. */
export async function startImports(): Promise<Imports> {
	const arrivals: Arrival[] = [];
	const server = createServer((request, response) => {
		let bytes = 0;
		let lines = 0;
		request.on('data', (chunk: Buffer) => {
			bytes += chunk.length;
			for (const byte of chunk) if (byte === LINE_FEED) lines += 1;
		});
		request.on('end', () => {
			arrivals.push({ announced: Number(request.headers['content-length']), bytes, lines });
			response.setHeader('Content-Type', 'application/json');
			response.end('{"error":false,"data":{}}');
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const close = () => void server.close().closeAllConnections();
	return { url: `http://127.0.0.1:${port}`, arrivals, close };
}
