import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { until } from './until';

const LOOPBACK = '127.0.0.1';
// Below the system's range of ephemeral ports, as a program may need half a minute until it listens
// on the port that was free at its start.
const LOWEST = 10_000;
const BEYOND = 32_000;
const TRIES = 100;

/** An unused port; undefined if the requested one is taken. */
async function tryPort(requested: number): Promise<number | undefined> {
	return await new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', (error: NodeJS.ErrnoException) => {
			if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
			else reject(error);
		});
		server.listen({ port: requested, host: LOOPBACK, exclusive: true }, () => {
			const address = server.address();
			const port = typeof address === 'object' ? address?.port : undefined;
			server.close(() => resolve(port));
		});
	});
}

/** A port on loopback that stays free for a while: the requested one, or any. */
export async function freePort(requested?: number): Promise<number> {
	const own = requested === undefined ? undefined : await tryPort(requested);
	if (own !== undefined) return own;
	for (let tries = 0; tries < TRIES; tries++) {
		const port = await tryPort(randomInt(LOWEST, BEYOND));
		if (port !== undefined) return port;
	}
	throw new Error('No port is free on this machine');
}

/** Waits until an ended program has released its port. */
export async function untilFree(port: number): Promise<void> {
	await until(`Port ${port} is free`, () => tryPort(port), { timeoutMs: 30_000 });
}
