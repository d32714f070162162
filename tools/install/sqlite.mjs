import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { alone } from './alone.mjs';
import { npm } from './npm.mjs';

// The compiler's full optimization would take a minute more than it saves.
const QUICKLY = { JOBS: 'max', CFLAGS: '-O1', CXXFLAGS: '-O1' };

const BINARY = 'build/Release/node_sqlite3.node';

/** Provides n8n's database. One build serves every n8n with the same version of sqlite3. */
export async function provideSqlite(folder, cache) {
	const sqlite = path.join(folder, 'node_modules/sqlite3');
	const binary = path.join(sqlite, BINARY);
	if (existsSync(binary)) return;
	const { version } = JSON.parse(await readFile(path.join(sqlite, 'package.json'), 'utf8'));
	const kept = path.join(cache, `sqlite3-${version}-${process.platform}-${process.arch}.node`);
	await mkdir(cache, { recursive: true });
	await alone(`${kept}.building`, async () => {
		if (existsSync(kept)) return;
		await build(folder);
		await copyFile(binary, kept);
	});
	await mkdir(path.dirname(binary), { recursive: true });
	await copyFile(kept, binary);
}

async function build(folder) {
	try {
		await npm(['rebuild', 'sqlite3', '--ignore-scripts=false'], folder, QUICKLY);
	} catch (error) {
		throw new Error(
			'SQLite could neither be downloaded nor built. Building it needs python3, make and g++ ' +
				`(Debian and Ubuntu: apt-get install python3 make g++).\n${error.message}`,
		);
	}
}
