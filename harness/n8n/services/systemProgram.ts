import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const POSTGRES_VERSIONS = '/usr/lib/postgresql';

/**
 * Finds a program of the system, and installs its package when this may be done.
 * @throws with the name of the package to install
 */
export async function systemProgram(program: string, debianPackage: string): Promise<string> {
	const found = await find(program);
	if (found !== undefined) return found;
	if (process.getuid?.() === 0 && (await find('apt-get')) !== undefined) {
		process.stderr.write(`Installing the system package ${debianPackage} ...\n`);
		await install(debianPackage);
	}
	const installed = await find(program);
	if (installed !== undefined) return installed;
	throw new Error(`These tests need ${program}: install the system package ${debianPackage}`);
}

async function install(debianPackage: string): Promise<void> {
	// In runlevel 1 the package does not start a service of its own.
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
	const options = ['-y', '-qq', '--no-install-recommends'];
	try {
		await run('apt-get', ['update', '-qq'], { env });
		await run('apt-get', ['install', ...options, debianPackage], { env });
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	}
}

async function find(program: string): Promise<string | undefined> {
	const path = (process.env.PATH ?? '').split(':');
	// Debian keeps PostgreSQL's own programs out of the PATH.
	const folders = [...path, '/usr/bin', '/usr/sbin', ...(await postgresFolders())];
	return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

async function postgresFolders(): Promise<string[]> {
	if (!existsSync(POSTGRES_VERSIONS)) return [];
	const versions = await readdir(POSTGRES_VERSIONS);
	return versions.map((version) => join(POSTGRES_VERSIONS, version, 'bin'));
}
