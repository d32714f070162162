import path from 'node:path';

import { root } from '../../tools/packageClasses';
import { changesOf, surfaceOf } from '../../tools/surface/surface';

// The build makes it, and saved workflows hold nothing of it.
jest.mock('../../page/built', () => ({}), { virtual: true });

const sourceOf = (built: string) =>
	path.join(root, built.replace(/^dist\//, '').replace(/\.js$/, '.ts'));

describe('what saved workflows hold', () => {
	const { missing, added } = changesOf(surfaceOf((built): unknown => require(sourceOf(built))));

	it('is all still there, under its name and with its default', () => {
		expect(missing).toEqual([]);
	});

	it('got nothing that was not accepted with `npm run surface -- --accept`', () => {
		expect(added).toEqual([]);
	});
});
