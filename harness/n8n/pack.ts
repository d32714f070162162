import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../engine/lines';

const run = promisify(execFile);
const cache = join(repository, '.cache');
const packs = join(cache, 'packs');

/** The variable with a prepared tarball, so that edits during a test run do not change it. */
export const PACK_VARIABLE = 'PACK_UNDER_TEST';

/** Builds and packs this repository as for publication; the same sources are packed once. */
export async function preparePack(): Promise<string> {
	const given = process.env[PACK_VARIABLE];
	if (given !== undefined) return given;
	await run(process.execPath, [join(repository, 'tools/build.mjs')]);
	const fingerprint = await readFile(join(cache, 'build.sha256'), 'utf8');
	const folder = join(packs, fingerprint.slice(0, 16));
	if (!existsSync(folder)) await packInto(folder);
	const [tarball] = await readdir(folder);
	if (tarball === undefined) throw new Error(`npm pack left nothing in ${folder}`);
	return join(folder, tarball);
}

async function packInto(folder: string): Promise<void> {
	await mkdir(packs, { recursive: true });
	const temporary = await mkdtemp(join(packs, 'new-'));
	await npm(['pack', '--silent', '--ignore-scripts', '--pack-destination', temporary], repository);
	try {
		await rename(temporary, folder);
	} catch (error) {
		// Another process may have packed the same sources.
		await rm(temporary, { recursive: true, force: true });
		if (!existsSync(folder)) throw error;
	}
}

/** Installs tarballs into n8n's folder of community nodes, as n8n does; others stay. */
export async function installPacks(home: string, tarballs: readonly string[]): Promise<void> {
	const folder = join(home, '.n8n/nodes');
	const record = join(folder, '.installed-packs.json');
	const contents = JSON.stringify(tarballs);
	if (existsSync(record) && (await readFile(record, 'utf8')) === contents) return;
	await mkdir(folder, { recursive: true });
	const manifest = join(folder, 'package.json');
	if (!existsSync(manifest)) await writeFile(manifest, EMPTY_MANIFEST);
	if (tarballs.length > 0) await npm([...INSTALL, ...tarballs], folder);
	await writeFile(record, contents);
}

const EMPTY_MANIFEST = '{ "name": "installed-nodes", "private": true, "dependencies": {} }\n';
const INSTALL = [
	'install',
	'--offline',
	'--ignore-scripts',
	'--legacy-peer-deps',
	'--no-audit',
	'--no-fund',
	'--no-package-lock',
	'--loglevel=error',
];

async function npm(args: string[], cwd: string): Promise<void> {
	await run('npm', args, { cwd, shell: process.platform === 'win32' });
}
