import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A platform that does something before it reads an import. */
export interface SlowImports {
	readonly url: string;
	/** For each import, whether all of it arrived. */
	readonly arrivals: readonly boolean[];
	/** Closes the server once every connection has ended. */
	close(): Promise<void>;
}

/** Starts the platform. @param first called when an import begins to arrive */
export async function startSlowImports(first: () => void): Promise<SlowImports> {
	const arrivals: boolean[] = [];
	const server = createServer((request, response) => {
		const at = arrivals.push(false) - 1;
		request.on('error', () => {});
		request.on('end', () => {
			arrivals[at] = true;
			response.setHeader('Content-Type', 'application/json');
			response.end('{"error":false,"data":{}}');
		});
		first();
		request.resume();
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const close = async () => {
		server.close().closeIdleConnections();
		await once(server, 'close');
	};
	return { url: `http://127.0.0.1:${port}`, arrivals, close };
}
