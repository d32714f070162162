import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { alone } from './alone.mjs';
import { withProgress } from './progress.mjs';

/**
 * Installs the packages of a folder's lock file, unless they are already installed.
 *
 * @param {{ what: string, proof?: string, finish?: () => unknown }} row
 * @param {() => Promise<void>} work downloads the packages
 */
export async function installFolder(folder, { what, proof = '', finish = () => {} }, work) {
	const modules = path.join(folder, 'node_modules');
	const stamp = path.join(modules, '.installed');
	const wanted = await fingerprint(folder);
	const isThere = async () =>
		existsSync(path.join(modules, proof)) && (await textOf(stamp)) === wanted;
	if (await isThere()) return;

	await alone(path.join(folder, '.installing'), async () => {
		if (await isThere()) return;
		await withProgress(`Installing ${what}`, async () => {
			await work();
			await finish();
		});
		await writeFile(stamp, wanted);
	});
}

async function fingerprint(folder) {
	const manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
	const { dependencies, devDependencies, overrides } = JSON.parse(manifest);
	const hash = createHash('sha256')
		.update(JSON.stringify([dependencies, devDependencies, overrides]))
		.update(await readFile(path.join(folder, 'package-lock.json')))
		.digest('hex');
	return `${hash} ${process.platform} ${process.arch}\n`;
}

const textOf = async (file) => (existsSync(file) ? await readFile(file, 'utf8') : undefined);
