import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** A forward proxy: plain requests in absolute form, and tunnels for https. */
export class Proxy {
	/** The requests that passed: their first lines and headers. */
	readonly passed: Array<{ readonly line: string; readonly headers: string }> = [];
	/** The status with which everything is refused. */
	refusal: number | undefined;
	private readonly tunnels = new Set<Socket>();
	private readonly server = createServer((asked, response) => this.forward(asked, response));

	static async start(): Promise<Proxy> {
		const proxy = new Proxy();
		proxy.server.on('connect', (asked, socket: Socket) => proxy.tunnel(asked, socket));
		await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
		return proxy;
	}

	get url(): string {
		return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
	}

	lines(): string[] {
		return this.passed.map(({ line }) => line);
	}

	clear(): void {
		this.passed.length = 0;
		this.refusal = undefined;
	}

	async stop(): Promise<void> {
		for (const socket of this.tunnels) socket.destroy();
		this.server.closeAllConnections();
		await new Promise((resolve) => this.server.close(resolve));
	}

	private keep({ method = '', url = '', headers }: IncomingMessage): void {
		this.passed.push({ line: `${method} ${url}`, headers: JSON.stringify(headers) });
	}

	private forward(asked: IncomingMessage, response: ServerResponse): void {
		this.keep(asked);
		if (this.refusal !== undefined) {
			response.writeHead(this.refusal, { 'content-type': 'text/html' }).end('<h1>Proxy</h1>');
			return;
		}
		const { method, headers, url = '' } = asked;
		const onward = request(url, { method, headers }, (reply) => {
			response.writeHead(reply.statusCode ?? 502, reply.headers);
			reply.pipe(response);
		});
		onward.once('error', () => response.writeHead(502).end());
		asked.pipe(onward);
	}

	private tunnel(asked: IncomingMessage, socket: Socket): void {
		this.keep(asked);
		this.tunnels.add(socket);
		socket.on('error', () => socket.destroy());
		if (this.refusal !== undefined) {
			socket.end(`HTTP/1.1 ${this.refusal} Refused\r\nContent-Length: 0\r\n\r\n`);
			return;
		}
		// Every name resolves to this machine.
		const onward = connect(Number(asked.url?.split(':')[1]), '127.0.0.1', () => {
			socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
			onward.pipe(socket).pipe(onward);
		});
		onward.on('error', () => socket.destroy());
	}
}
