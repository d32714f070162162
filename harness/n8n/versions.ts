import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repository } from '../engine/lines';
import { isSoak } from '../soak';

/** The versions of the real n8n that the pack is tested in. */
export const N8N_1 = '1.123.81';
export const N8N_2 = '2.41.1';
export type N8nVersion = typeof N8N_1 | typeof N8N_2;

/** An installed n8n. */
export interface InstalledN8n {
	version: N8nVersion;
	/** The program to run with `node`. */
	program: string;
	node: string;
}

const folders: Record<N8nVersion, string> = { [N8N_1]: 'n8n-1', [N8N_2]: 'n8n-2' };
const known: N8nVersion[] = [N8N_1, N8N_2];

/** The versions to test: those in N8N_VERSIONS (comma-separated), both by default. */
export function versions(): N8nVersion[] {
	const requested = (process.env.N8N_VERSIONS ?? '').split(',').map((name) => name.trim());
	const chosen = known.filter((version) => requested.includes(version));
	const unknown = requested.filter((name) => name !== '' && !known.some((one) => one === name));
	if (unknown.length > 0) {
		throw new Error(
			`N8N_VERSIONS names ${unknown.join(', ')}; the known versions are ${known.join(', ')}`,
		);
	}
	return chosen.length > 0 ? chosen : known;
}

/** The newest version, for tests that add little in the other; all in a soak. */
export function newestVersion(): N8nVersion[] {
	return isSoak ? versions() : versions().slice(-1);
}

/** Installs n8n if necessary, which takes minutes and reports on stderr. */
export async function installN8n(version: N8nVersion): Promise<InstalledN8n> {
	const tools = join(repository, 'tools');
	await runTool(join(tools, 'install.mjs'), folders[version]);
	return {
		version,
		program: join(tools, 'n8n', folders[version], 'node_modules/n8n/bin/n8n'),
		node: join(tools, 'engines/node-24/node_modules/node/bin/node'),
	};
}

async function runTool(script: string, ...args: string[]): Promise<void> {
	await new Promise<void>((resolve, reject) => {
		const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 2, 2] });
		child.once('error', reject);
		child.once('exit', (code) =>
			code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}`)),
		);
	});
}
