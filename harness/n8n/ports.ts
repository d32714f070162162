import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { until } from './until';

const LOOPBACK = '127.0.0.1';
// Below those that systems give to connections of any program: a program may need half a minute
// until it listens on the port that was free when it was started.
const LOWEST = 10_000;
const BEYOND = 32_000;
const TRIES = 100;

/** A port nobody listens on, or undefined when the wanted one is taken. */
async function tryPort(wanted: number): Promise<number | undefined> {
	return await new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', (error: NodeJS.ErrnoException) => {
			if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
			else reject(error);
		});
		server.listen({ port: wanted, host: LOOPBACK, exclusive: true }, () => {
			const address = server.address();
			const port = typeof address === 'object' ? address?.port : undefined;
			server.close(() => resolve(port));
		});
	});
}

/** A port that is free on loopback and stays so for a while: the wanted one, or any. */
export async function freePort(wanted?: number): Promise<number> {
	const own = wanted === undefined ? undefined : await tryPort(wanted);
	if (own !== undefined) return own;
	for (let tries = 0; tries < TRIES; tries++) {
		const port = await tryPort(randomInt(LOWEST, BEYOND));
		if (port !== undefined) return port;
	}
	throw new Error('No port is free on this machine');
}

/** Waits until a program that ended has given its port back. */
export async function untilFree(port: number): Promise<void> {
	await until(`Port ${port} is free`, () => tryPort(port), { timeoutMs: 30_000 });
}
