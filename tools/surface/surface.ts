import type { ICredentialType, INodeType } from 'n8n-workflow';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { builtFiles, instancesOf } from '../packageClasses';
import { linesOfCredential, linesOfNode } from './linesOf';

const stored = path.join(__dirname, 'surface.txt');

/** The differences from the stored lines. */
export interface Changes {
	/** Lines whose names saved workflows may contain. */
	readonly missing: readonly string[];
	readonly added: readonly string[];
}

/**
 * What saved workflows contain of the package, as sorted lines.
 *
 * @param load returns the module of a file in package.json
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

/** Compares with the stored lines. A changed line is a missing one and an added one. */
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
