import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Installs a pack as n8n does: its published files in a node_modules of n8n's own. There it finds
 * the engine's n8n-workflow, because error classes must be identical, and none of this repository's
 * packages, so that an unbundled one is missing as it would be there.
 */
export async function installPack(pack: string, home: string, engine: string): Promise<string> {
	const { name, files = ['dist'] } = await readManifest(pack);
	const modules = join(home, 'nodes/node_modules');
	const target = join(modules, name);
	await mkdir(target, { recursive: true });
	await symlink(
		join(engine, 'node_modules/n8n-workflow'),
		join(modules, 'n8n-workflow'),
		'junction',
	);
	for (const file of ['package.json', ...files]) {
		await cp(join(pack, file), join(target, file), { recursive: true });
	}
	return target;
}

/** Installs a module of further node types next to the pack, for the same n8n-workflow. */
export async function installStandIns(
	file: string | undefined,
	home: string,
): Promise<string | undefined> {
	if (file === undefined) return undefined;
	const target = join(home, 'nodes', basename(file));
	await cp(file, target);
	return target;
}

interface Manifest {
	name: string;
	files?: string[];
}

async function readManifest(pack: string): Promise<Manifest> {
	return JSON.parse(await readFile(join(pack, 'package.json'), 'utf8')) as Manifest;
}
