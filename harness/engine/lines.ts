import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { isSoak } from '../soak';

/** The two generations of n8n that the pack supports. */
export type Line = 'n8n-1' | 'n8n-2';

/** The location of an engine's packages, and the Node binary that runs them. */
export interface Installation {
	folder: string;
	node: string;
}

export const repository = resolve(__dirname, '../..');
const engines = join(repository, 'tools/engines');

const installations: Record<Line, Installation> = {
	'n8n-1': { folder: repository, node: process.execPath },
	'n8n-2': {
		folder: join(engines, 'n8n-2'),
		node: join(engines, 'node-24/node_modules/node/bin/node'),
	},
};

/** The rows of tools/install.mjs. */
const installed: Record<Line, string[]> = { 'n8n-1': [], 'n8n-2': ['engines'] };

const isLine = (name: string): name is Line => name in installations;

/** The lines to test: those in N8N_LINES (comma-separated), both by default. */
export function lines(): Line[] {
	const requested = (process.env.N8N_LINES ?? '')
		.split(',')
		.map((name) => name.trim())
		.filter((name) => name !== '');
	const unknown = requested.filter((name) => !isLine(name));
	if (unknown.length > 0) {
		throw new Error(
			`N8N_LINES contains unknown lines of n8n: ${unknown.join(', ')}. Choose n8n-1, n8n-2 or both, separated by a comma`,
		);
	}
	const known = requested.filter(isLine);
	return known.length > 0 ? known : ['n8n-1', 'n8n-2'];
}

/** The newest line, for tests whose results cannot differ between lines; all in a soak. */
export function newestLine(): Line[] {
	return isSoak ? lines() : lines().slice(-1);
}

/** Finds a line's engine, and installs it if necessary. */
export async function installation(line: Line): Promise<Installation> {
	const found = installations[line];
	const core = join(found.folder, 'node_modules/n8n-core/package.json');
	if (!existsSync(core) || !existsSync(found.node)) {
		const installer = join(repository, 'tools/install.mjs');
		await promisify(execFile)(process.execPath, [installer, ...installed[line]]);
	}
	return found;
}
