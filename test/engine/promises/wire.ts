import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Where a connection is reset (RST, like by a router that forgets it). */
export type Place = 'inRequest' | 'beforeReply' | 'inReply';

interface Break {
	readonly match: string;
	readonly at: Place;
	left: number;
}

/** A proxy to a server, whose connections can be reset. It records requests. */
export class Wire {
	/** `METHOD /path?query` of every connection's request. */
	readonly requests: string[] = [];
	private readonly breaks: Break[] = [];
	private readonly open = new Set<Socket>();

	private constructor(
		private readonly server: Server,
		private readonly target: URL,
	) {}

	static async to(address: string): Promise<Wire> {
		const server = createServer();
		const wire = new Wire(server, new URL(address));
		server.on('connection', (client) => wire.carry(client));
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		return wire;
	}

	get host(): string {
		return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
	}

	/** Resets the next connections whose request contains a text. */
	reset(match: string, at: Place, times = 1): void {
		this.breaks.push({ match, at, left: times });
	}

	asked(match: string): number {
		return this.requests.filter((request) => request.includes(match)).length;
	}

	async stop(): Promise<void> {
		for (const socket of this.open) socket.destroy();
		await new Promise((resolve) => this.server.close(resolve));
	}

	private carry(client: Socket): void {
		this.keep(client);
		client.once('data', (first) => {
			const [line = ''] = first.toString('latin1').split(' HTTP/1.1\r\n');
			this.requests.push(line);
			const place = this.take(line);
			if (place === 'inRequest') {
				client.resetAndDestroy();
				return;
			}
			const server = connect(Number(this.target.port), this.target.hostname);
			this.keep(server);
			server.write(first);
			client.pipe(server);
			if (place === undefined) server.pipe(client);
			else server.once('data', (reply) => cut(client, server, place, reply));
		});
	}

	private take(line: string): Place | undefined {
		const found = this.breaks.find(({ match, left }) => left > 0 && line.includes(match));
		if (found === undefined) return undefined;
		found.left -= 1;
		return found.at;
	}

	private keep(socket: Socket): void {
		this.open.add(socket);
		socket.once('close', () => this.open.delete(socket));
		// Reset connections are expected in these tests.
		socket.on('error', () => socket.destroy());
	}
}

function cut(client: Socket, server: Socket, place: Place, reply: Buffer): void {
	server.destroy();
	if (place === 'beforeReply') client.resetAndDestroy();
	else client.write(reply.subarray(0, reply.length / 2), () => client.resetAndDestroy());
}
