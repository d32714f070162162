import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { Guarded } from '../secrets/guarded';
import { freePort } from '../ports';
import { until } from '../until';
import type { Service } from './service';

/** Starts an empty Redis on loopback without persistence. */
export async function startRedis(program: string, log: string): Promise<Service> {
	const port = await freePort();
	const quiet = ['--save', '', '--appendonly', 'no', '--dir', tmpdir()];
	const server = new Guarded({
		name: 'Redis',
		command: program,
		args: ['--port', String(port), '--bind', '127.0.0.1', ...quiet],
		environment: { PATH: process.env.PATH },
		log,
	});
	await until('Redis is ready', async () => {
		server.assertRunning();
		return await accepts(port);
	});
	return { port, discard: async () => await server.stop() };
}

async function accepts(port: number): Promise<true | undefined> {
	const socket = connect(port, '127.0.0.1');
	try {
		await once(socket, 'connect');
		return true;
	} catch {
		return undefined;
	} finally {
		socket.destroy();
	}
}
