import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP service for the fixture pack, with one token, some sites, and a slow job. */
export class Service {
	/** The number of checks until the job is done. */
	looksUntilDone = 0;
	private readonly server: Server;

	constructor(private readonly token: string) {
		this.server = createServer((request, response) => {
			const url = new URL(request.url ?? '/', 'http://localhost');
			if (request.headers.authorization !== `Bearer ${this.token}`) {
				response.writeHead(401).end('{}');
				return;
			}
			const body = this.answer(url);
			response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
			response.end(JSON.stringify(body ?? {}));
		});
	}

	async start(): Promise<string> {
		await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
		const { port } = this.server.address() as AddressInfo;
		return `http://127.0.0.1:${port}`;
	}

	async stop(): Promise<void> {
		this.server.closeAllConnections();
		await new Promise((resolve) => this.server.close(resolve));
	}

	private answer(url: URL): object | undefined {
		switch (url.pathname) {
			case '/whoami':
				return { user: 'fixture' };
			case '/echo':
				return { path: url.pathname };
			case '/sites':
				return { names: ['alpha', 'beta'].filter((name) => name.includes(filter(url))) };
			case '/job':
				return { state: this.looksUntilDone-- > 0 ? 'running' : 'done' };
			default:
				return undefined;
		}
	}
}

const filter = (url: URL): string => url.searchParams.get('filter') ?? '';
