import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(__dirname, '../..');
const FILES = ['package.json', 'package-lock.json', 'tools/install', 'tools/install.mjs'];
const OF_BUN = ['tools/bun/package.json', 'tools/bun/package-lock.json'];

test('the first run without a connection says in a sentence what to do', async () => {
	const clone = mkdtempSync(join(tmpdir(), 'clone-'));
	for (const file of [...FILES, ...OF_BUN]) {
		cpSync(join(root, file), join(clone, file), { recursive: true });
	}
	// Nothing listens on port 9, and an empty cache has no package.
	const registry = 'http://127.0.0.1:9/';
	const env = {
		PATH: process.env.PATH,
		npm_config_registry: registry,
		npm_config_cache: join(clone, 'cache'),
		npm_config_fetch_retries: '0',
	};
	const child = spawn(process.execPath, ['tools/install.mjs'], { cwd: clone, env });
	const ended = new Promise((resolve) => child.once('exit', resolve));
	const printed = await text(child.stderr);
	expect(await ended).toBe(1);
	rmSync(clone, { recursive: true });
	expect(printed).toContain('The npm registry cannot be reached (ECONNREFUSED)');
	expect(printed).toContain('npm config set registry');
	expect(printed).not.toMatch(/^ +at /m);
});
