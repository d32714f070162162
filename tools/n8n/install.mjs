// Installs real n8n servers for `npm run n8n` and `npm run test:e2e`: `node tools/n8n/install.mjs n8n-2`.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installEngine } from '../engines/install.mjs';
import { npm } from './npm.mjs';
import { withProgress } from './progress.mjs';
import { provideSqlite } from './sqlite.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const cache = path.join(here, '../../.cache/sqlite');
const lines = ['n8n-1', 'n8n-2'];

// npm ci would insist on optional packages of other platforms, which not every registry has.
const INSTALL = [
	'install',
	'--no-save',
	'--prefer-offline',
	'--ignore-scripts',
	'--legacy-peer-deps',
	'--no-audit',
	'--no-fund',
	'--omit=dev',
	'--loglevel=error',
];

/** What an installation must be renewed for. */
async function wanted(folder) {
	const lock = await readFile(path.join(folder, 'package-lock.json'));
	const hash = createHash('sha256').update(lock).digest('hex');
	return `${hash} ${process.platform} ${process.arch}\n`;
}

/**
 * Installs a real n8n with its database, unless it is there already.
 * @param {'n8n-1' | 'n8n-2'} line
 */
export async function installServer(line) {
	if (!lines.includes(line)) throw new Error(`Unknown line "${line}"; known: ${lines.join(', ')}`);
	const folder = path.join(here, line);
	const stamp = path.join(folder, 'node_modules/.installed');
	const hash = await wanted(folder);
	const found = existsSync(stamp) ? await readFile(stamp, 'utf8') : undefined;
	if (found === hash) return;

	const { dependencies } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
	await withProgress(`Installing n8n ${dependencies.n8n} (2 GB, some minutes)`, () =>
		npm(INSTALL, folder),
	);
	await withProgress(`Preparing n8n's database`, () => provideSqlite(folder, cache));
	await writeFile(stamp, hash);
}

async function main(asked) {
	// Both lines of n8n run on the Node 24 that this brings.
	await installEngine('n8n-2');
	for (const line of asked.length > 0 ? asked : lines) await installServer(line);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
