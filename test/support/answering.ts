import { createServer } from 'node:http';

/** A local server. */
export interface Answering {
	/** The URL without a path. */
	readonly origin: string;
	close(): void;
}

/** Starts a server on a free port that answers every body with JSON. */
export async function answering(answer: (body: string) => object): Promise<Answering> {
	const server = createServer((request, response) => {
		let body = '';
		request.setEncoding('utf8').on('data', (text: string) => (body += text));
		request.on('end', () => {
			response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(body)));
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port');
	return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
