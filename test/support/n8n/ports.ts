import { createServer } from 'node:net';
import { until } from './until';

const LOOPBACK = '127.0.0.1';

/** A port nobody listens on, or undefined when the wanted one is taken; 0 takes any. */
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

/** A port that is free on loopback: the wanted one when it is, else any. */
export async function freePort(wanted = 0): Promise<number> {
	const port = (await tryPort(wanted)) ?? (await tryPort(0));
	if (port === undefined) throw new Error('No port is free on this machine');
	return port;
}

/** Waits until a program that ended has given its port back. */
export async function untilFree(port: number): Promise<void> {
	await until(`Port ${port} is free`, () => tryPort(port), { timeoutMs: 30_000 });
}
