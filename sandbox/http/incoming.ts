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
