import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../../../harness/engine/lines';

/** The name of the package. */
export const PACK = 'n8n-nodes-marketing-analytics';

/** The full names of the pack's nodes, read from the sources instead of package.json. */
export async function ourNodes(): Promise<string[]> {
	const names = await namesOf('nodes', '.node.ts');
	return names.map((name) => `${PACK}.${name}`);
}

/** The names of the pack's credential types. */
export async function ourCredentials(): Promise<string[]> {
	return await namesOf('credentials', '.credentials.ts');
}

async function namesOf(folder: string, ending: string): Promise<string[]> {
	const files = await readdir(join(repository, folder), { recursive: true });
	const own = files.filter((file) => file.endsWith(ending));
	return own.map((file) => lowerFirst(file.slice(file.lastIndexOf('/') + 1, -ending.length)));
}

function lowerFirst(name: string): string {
	return name.charAt(0).toLowerCase() + name.slice(1);
}
