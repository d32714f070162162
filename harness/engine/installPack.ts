import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Installs a pack as n8n does: what is published of it, into a node_modules of n8n's own. There it
 * finds the engine's n8n-workflow, as error classes must be the same on both sides, and none of
 * this repository's packages, so that one which was not bundled is missing here as it would be there.
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

/** Puts a module of more node types beside the pack, for the same n8n-workflow. */
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
