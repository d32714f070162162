import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(__dirname, '..');

interface Manifest {
	readonly n8n: { readonly nodes: readonly string[]; readonly credentials: readonly string[] };
}

/** The files of the package that n8n loads, as listed in package.json: below `dist`. */
export function builtFiles(): Manifest['n8n'] {
	return (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest).n8n;
}

/** An instance of each class that a loaded module exports, with its name. */
export function instancesOf(exported: unknown): Array<[string, object]> {
	if (typeof exported !== 'object' || exported === null) return [];
	return Object.entries(exported).flatMap(([name, value]: [string, unknown]) => {
		if (typeof value !== 'function') return [];
		const instance: unknown = Reflect.construct(value, []);
		return typeof instance === 'object' && instance !== null ? [[name, instance]] : [];
	});
}
