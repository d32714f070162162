import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';

/** Numbers the TCP connections of a server from 1. */
export function countConnections(app: FastifyInstance): (socket: Socket) => number {
	const numbers = new WeakMap<Socket, number>();
	let last = 0;
	app.server.on('connection', (socket) => numbers.set(socket, ++last));
	return (socket) => numbers.get(socket) ?? 0;
}

export function rawPath(request: FastifyRequest): string {
	return request.url.split('?', 1)[0] ?? '';
}

export function searchOf(request: FastifyRequest): URLSearchParams {
	return new URLSearchParams(request.url.slice(rawPath(request).length));
}

export function bodyOf(request: FastifyRequest): Buffer {
	return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

export function headersOf(request: FastifyRequest): Record<string, string> {
	const headers: Record<string, string> = {};
	for (const [name, value] of Object.entries(request.headers)) {
		if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
	}
	return headers;
}

/** One request as it arrived, in the order of arrival. */
export interface LoggedRequest {
	seq: number;
	method: string;
	/** The path as sent, still encoded, without the query string. */
	path: string;
	query: Record<string, string | string[]>;
	headers: Record<string, string>;
	body: string;
	/** Milliseconds since 1970, in real time. */
	receivedAt: number;
	/** The status of the answer; null while unanswered, or if the connection was dropped. */
	status: number | null;
	/** The number of the TCP connection, from 1. */
	connection: number;
	/**
	 * The number of requests for this path without a complete answer at that time, including this
	 * one.
	 */
	inFlight: number;
}

const LONGEST_BODY_KEPT = 1_000_000;
const MOST_REQUESTS_KEPT = 20_000;

/** The log of requests, for tests to read. */
export class RequestLog {
	private requests: LoggedRequest[] = [];
	private readonly inFlight = new Map<string, number>();
	private lastSeq = 0;

	add(request: Omit<LoggedRequest, 'seq' | 'status' | 'inFlight'>): LoggedRequest {
		this.lastSeq += 1;
		const body = request.body.slice(0, LONGEST_BODY_KEPT);
		const inFlight = this.count(request.path, 1);
		const logged = { ...request, body, seq: this.lastSeq, status: null, inFlight };
		this.requests.push(logged);
		if (this.requests.length > MOST_REQUESTS_KEPT) this.requests.shift();
		return logged;
	}

	/** Marks a request as no longer in flight. */
	ended({ path }: Pick<LoggedRequest, 'path'>): void {
		this.count(path, -1);
	}

	all(): LoggedRequest[] {
		return this.requests.map((request) => ({ ...request }));
	}

	clear(): void {
		this.requests = [];
	}

	private count(path: string, more: number): number {
		const count = (this.inFlight.get(path) ?? 0) + more;
		this.inFlight.set(path, count);
		return count;
	}
}

export function queryRecord(search: URLSearchParams): Record<string, string | string[]> {
	const record: Record<string, string | string[]> = {};
	for (const name of new Set(search.keys())) {
		const values = search.getAll(name);
		record[name] = values.length > 1 ? values : (values[0] ?? '');
	}
	return record;
}
