import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const POSTGRES_VERSIONS = '/usr/lib/postgresql';

/**
 * System programs that tests need: their Debian packages, the best first, and the names of the
 * program.
 */
const programs = {
	// Without its own windows, Chromium needs a tenth less processor time; older systems lack that package.
	chromium: {
		debianPackages: ['chromium-headless-shell', 'chromium'],
		names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
	},
	mariadb: { debianPackages: ['mariadb-server'], names: ['mariadbd'] },
	postgres: { debianPackages: ['postgresql'], names: ['postgres'] },
	redis: { debianPackages: ['redis-server'], names: ['redis-server'] },
} as const;

/** The name of a system program. */
export type SystemProgram = keyof typeof programs;

/**
 * Finds a system program, and installs its package if allowed.
 *
 * @throws with the name of the package to install
 */
export async function systemProgram(program: SystemProgram): Promise<string> {
	const { debianPackages, names } = programs[program];
	const found = await find(names);
	if (found !== undefined) return found;
	const mayInstall = process.getuid?.() === 0 && (await find(['apt-get'])) !== undefined;
	for (const debianPackage of mayInstall ? debianPackages : []) {
		process.stderr.write(`Installing the system package ${debianPackage} ...\n`);
		await install(debianPackage);
		const installed = await find(names);
		if (installed !== undefined) return installed;
	}
	const needed = debianPackages.join(' or ');
	throw new Error(`These tests need ${program}: install the system package ${needed}`);
}

/**
 * Installs missing packages in sequence, as apt allows one at a time. A failure is reported by the
 * tests that need the program.
 */
export async function provideSystemPrograms(): Promise<void> {
	for (const program of Object.keys(programs).filter(isKnown)) {
		await systemProgram(program).catch(() => {});
	}
}

function isKnown(name: string): name is SystemProgram {
	return name in programs;
}

async function install(debianPackage: string): Promise<void> {
	// In runlevel 1 the package does not start a service.
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
	const options = ['-y', '-qq', '--no-install-recommends'];
	try {
		await run('apt-get', ['update', '-qq'], { env });
		await run('apt-get', ['install', ...options, debianPackage], { env });
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	}
}

async function find(names: readonly string[]): Promise<string | undefined> {
	const path = (process.env.PATH ?? '').split(':');
	// Debian keeps PostgreSQL's programs outside of PATH.
	const folders = [...path, '/usr/bin', '/usr/sbin', ...(await postgresFolders())];
	const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
	return places.find((file) => existsSync(file));
}

async function postgresFolders(): Promise<string[]> {
	if (!existsSync(POSTGRES_VERSIONS)) return [];
	const versions = await readdir(POSTGRES_VERSIONS);
	return versions.map((version) => join(POSTGRES_VERSIONS, version, 'bin'));
}
