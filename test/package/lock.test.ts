import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../tools/packageClasses';

interface Locked {
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
	readonly packages: Readonly<Record<string, Locked>>;
};

/** Where Node would find a package for another one: beside it, or in a folder above. */
function isLocked(name: string, from: string): boolean {
	const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
	if (place in packages) return true;
	if (from === '') return false;
	const end = from.lastIndexOf('/node_modules/');
	return isLocked(name, end < 0 ? '' : from.slice(0, end));
}

// npm 11 refuses `npm ci` otherwise. What npm writes where a registry lacks such a package leaves it out.
test('the lock names the optional packages of all platforms', () => {
	const optional = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies).map((name) => ({ name, from })),
	);
	expect(optional.length).toBeGreaterThan(50);
	expect(optional.filter(({ name, from }) => !isLocked(name, from))).toEqual([]);
});
