import type { ICredentialType, INodeType } from 'n8n-workflow';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { builtFiles, instancesOf } from '../packageClasses';
import { linesOfCredential, linesOfNode } from './linesOf';

const stored = path.join(__dirname, 'surface.txt');

/** What became of the lines that are stored. */
export interface Changes {
	/** A saved workflow may hold what these lines name. */
	readonly missing: readonly string[];
	readonly added: readonly string[];
}

/**
 * What saved workflows hold of the package, in sorted lines.
 *
 * @param load gives the module for a file that package.json names
 */
export function surfaceOf(load: (built: string) => unknown): string[] {
	const { nodes, credentials } = builtFiles();
	const instances = (files: readonly string[]) =>
		files.flatMap((file) => instancesOf(load(file)).map(([, instance]) => instance));
	const lines = [
		...instances(nodes).filter(isNode).flatMap(linesOfNode),
		...instances(credentials).filter(isCredential).flatMap(linesOfCredential),
	];
	return [...new Set(lines)].sort();
}

/** Compares with what is stored. A changed line is a missing one and an added one. */
export function changesOf(now: readonly string[]): Changes {
	const before = readFileSync(stored, 'utf8')
		.trimEnd()
		.split('\n')
		.filter((line) => line !== '');
	const [was, is] = [new Set(before), new Set(now)];
	return {
		missing: before.filter((line) => !is.has(line)),
		added: now.filter((line) => !was.has(line)),
	};
}

export function store(lines: readonly string[]): void {
	writeFileSync(stored, `${lines.join('\n')}\n`);
}

const isNode = (instance: object): instance is INodeType => 'description' in instance;
const isCredential = (instance: object): instance is ICredentialType => 'properties' in instance;
