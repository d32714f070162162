import { execFile } from 'node:child_process';
import { chown, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Guarded } from '../secrets/guarded';
import { freePort } from '../ports';
import { DATABASES, placeFor } from '../secrets/traces';
import { until } from '../until';
import type { Service } from './service';
import { serviceUser } from './serviceUser';

const run = promisify(execFile);

/** Starts an empty PostgreSQL on loopback. */
export async function startPostgres(program: string, log: string): Promise<Service> {
	const data = await mkdtemp(join(tmpdir(), 'postgres-'));
	const user = await serviceUser('postgres');
	if (user !== undefined) await chown(data, user.uid, user.gid);
	const programs = dirname(await realpath(program));
	await run(
		join(programs, 'initdb'),
		['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync', '-D', data],
		{
			cwd: data,
			...user,
		},
	);
	const port = await freePort();
	const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
	const server = new Guarded({
		name: 'PostgreSQL',
		command: program,
		args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
		environment: { PATH: process.env.PATH, LC_ALL: 'C' },
		log,
		...(user ? { user } : {}),
	});
	const isReady = join(programs, 'pg_isready');
	await until('PostgreSQL is ready', async () => {
		server.assertRunning();
		const check = run(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)]);
		return await check.then(() => true).catch(() => undefined);
	});
	const discard = async () => {
		const kept = placeFor(DATABASES, `${basename(log)}.sql`);
		const address = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
		if (kept) await run(join(programs, 'pg_dump'), [...address, '--data-only', '-f', kept]);
		await server.stop('SIGINT');
		await rm(data, { recursive: true, force: true });
	};
	return { port, discard };
}
