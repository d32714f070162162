import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { Guarded } from '../secrets/guarded';
import { freePort } from '../ports';
import { DATABASES, placeFor } from '../secrets/traces';
import { until } from '../until';
import type { Service } from './service';
import { serviceUser } from './serviceUser';

const run = promisify(execFile);

/** A MariaDB, which speaks the protocol of MySQL. */
export interface MariaDb extends Service {
	/** Runs SQL, and returns what it prints without column names. */
	query(sql: string): Promise<string>;
}

/** Starts an empty MariaDB on loopback, whose user root needs no password. */
export async function startMariaDb(program: string, log: string): Promise<MariaDb> {
	const data = await mkdtemp(join(tmpdir(), 'mariadb-'));
	const user = await serviceUser('mysql');
	if (user !== undefined) await chown(data, user.uid, user.gid);
	// It must be the first option that no other files are read.
	const folder = ['--no-defaults', `--datadir=${data}`, `--tmpdir=${data}`];
	await run(
		'mariadb-install-db',
		[...folder, '--auth-root-authentication-method=normal', '--skip-test-db'],
		{ cwd: data, ...user },
	);
	const port = await freePort();
	const server = new Guarded({
		name: 'MariaDB',
		command: program,
		args: [
			...folder,
			...['--bind-address=127.0.0.1', `--port=${port}`, `--socket=${join(data, 'socket')}`],
			...['--skip-name-resolve', '--innodb-flush-log-at-trx-commit=0'],
		],
		environment: { PATH: process.env.PATH },
		log,
		...(user ? { user } : {}),
	});
	const address = ['--no-defaults', '-h', '127.0.0.1', '-P', String(port), '-u', 'root'];
	const query = async (sql: string) => {
		const options = ['--batch', '--raw', '--skip-column-names', '-e', sql];
		return (await run('mariadb', [...address, ...options])).stdout.trim();
	};
	await until('MariaDB is ready', async () => {
		server.assertRunning();
		return await query('SELECT 1').catch(() => undefined);
	});
	const discard = async () => {
		const kept = placeFor(DATABASES, `${basename(log)}.sql`);
		if (kept) await run('mariadb-dump', [...address, '--all-databases', `--result-file=${kept}`]);
		await server.stop();
		await rm(data, { recursive: true, force: true });
	};
	return { port, discard, query };
}
