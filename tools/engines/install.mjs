import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const quiet = ['--no-save', '--prefer-offline', '--legacy-peer-deps', '--no-audit', '--no-fund'];

/** What each line needs besides the repository's own node_modules. */
const packages = {
	'n8n-1': [],
	'n8n-2': [
		// Its install script fetches the Node binary for this machine.
		{ folder: 'node-24', flags: ['--ignore-scripts=false'], proof: 'node/bin/node' },
		{ folder: 'n8n-2', flags: ['--ignore-scripts'], proof: 'n8n-core/package.json' },
	],
};

/**
 * Installs what is missing of an engine.
 * @param {'n8n-1' | 'n8n-2'} line
 */
export async function installEngine(line) {
	const needed = packages[line];
	if (needed === undefined) {
		throw new Error(`Unknown line "${line}"; known: ${Object.keys(packages).join(', ')}`);
	}
	const core = resolve(here, '../../node_modules/n8n-core/package.json');
	if (!existsSync(core))
		throw new Error('n8n-core is missing: install the repository itself first');
	for (const item of needed) await install(item);
}

async function install({ folder, flags, proof }) {
	const root = join(here, folder);
	const modules = join(root, 'node_modules');
	const stamp = join(modules, '.installed');
	const wanted = await fingerprint(root);
	const present = async () => existsSync(join(modules, proof)) && (await textOf(stamp)) === wanted;
	if (await present()) return;

	const lock = join(root, '.installing');
	await acquire(lock);
	try {
		if (await present()) return;
		process.stderr.write(`installing ${folder} ...\n`);
		const start = Date.now();
		// An npm ci would insist on optional packages of other platforms, which not every registry has.
		await npm(['install', ...quiet, ...flags], root);
		await writeFile(stamp, wanted);
		process.stderr.write(`installed ${folder} in ${Math.round((Date.now() - start) / 1000)} s\n`);
	} finally {
		await rm(lock, { recursive: true, force: true });
	}
}

async function fingerprint(root) {
	const lockFile = await readFile(join(root, 'package-lock.json'));
	const hash = createHash('sha256').update(lockFile).digest('hex');
	return `${hash} ${process.platform} ${process.arch}\n`;
}

const textOf = async (file) => (existsSync(file) ? await readFile(file, 'utf8') : undefined);

/** Waits while another process installs the same; test workers start at the same time. */
async function acquire(lock) {
	const abandonedAfterMs = 10 * 60_000;
	for (;;) {
		try {
			await mkdir(lock);
			return;
		} catch (error) {
			if (error.code !== 'EEXIST') throw error;
		}
		const held = await stat(lock).catch(() => undefined);
		if (held !== undefined && Date.now() - held.mtimeMs > abandonedAfterMs) {
			await rm(lock, { recursive: true, force: true });
		}
		await sleep(500);
	}
}

function npm(args, cwd) {
	const child = spawn('npm', args, {
		cwd,
		stdio: ['ignore', 2, 2],
		shell: process.platform === 'win32',
	});
	return new Promise((done, failed) => {
		child.once('error', failed);
		child.once('exit', (code) =>
			code === 0 ? done() : failed(new Error(`npm ${args[0]} in ${cwd} ended with ${code}`)),
		);
	});
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
	const lines = process.argv.slice(2);
	for (const line of lines.length > 0 ? lines : Object.keys(packages)) await installEngine(line);
}
