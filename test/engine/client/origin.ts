import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';

/** A request as the server received it. */
export interface Arrival {
	readonly method: string;
	/** Including the query string. */
	readonly path: string;
	readonly headers: IncomingMessage['headers'];
}

/** How the server answers a request. */
export type Answer = (response: ServerResponse, arrival: Arrival) => void;

/** A local server for behavior that the sandbox lacks. It records requests. */
export class Origin {
	private constructor(
		readonly arrivals: readonly Arrival[],
		private readonly server: Server,
		/** For example `127.0.0.1:40123`. */
		readonly host: string,
		readonly url: string,
	) {}

	/** @param secured key and certificate for https */
	static async start(answer: Answer, secured?: { key: string; cert: string }): Promise<Origin> {
		const arrivals: Arrival[] = [];
		const listener = (request: IncomingMessage, response: ServerResponse) => {
			const { method = '', url = '', headers } = request;
			const arrival = { method, path: url, headers };
			arrivals.push(arrival);
			request.resume().once('end', () => answer(response, arrival));
		};
		const server = secured ? createSecureServer(secured, listener) : createServer(listener);
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		const { port } = server.address() as AddressInfo;
		const host = `127.0.0.1:${port}`;
		return new Origin(arrivals, server, host, `${secured ? 'https' : 'http'}://${host}`);
	}

	async stop(): Promise<void> {
		this.server.closeAllConnections();
		await new Promise((resolve) => this.server.close(resolve));
	}
}

/** An external address of this computer, if it has one. */
export const ownAddress = Object.values(networkInterfaces())
	.flatMap((all) => all ?? [])
	.find(({ internal, family }) => !internal && family === 'IPv4')?.address;

/** Answers like a website. */
export const sendPage: Answer = (response) => {
	response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><h1>Shop</h1>');
};

/** Answers every request with the same JSON text. */
export function sending(text: string, status = 200): Answer {
	return (response) => {
		response.writeHead(status, { 'content-type': 'application/json' }).end(text);
	};
}
