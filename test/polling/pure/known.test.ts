import { createHash } from 'node:crypto';
import { keyOf, MOST_KNOWN, readKnown, writeKnown } from '../../../platform/polling/seenKeys';

test('a key is the start of a hash', () => {
	const hash = createHash('sha256').update('é').digest('base64url');
	expect(keyOf('é')).toBe(hash.slice(0, 10));
	expect(keyOf('')).toHaveLength(10);
});

test('what is known is written with its words, and read again', () => {
	const [a, b] = ['a', 'b'].map(keyOf);
	const known = new Map([
		[a ?? '', 'DONE'],
		[b ?? '', ''],
	]);
	const written = writeKnown(new Map(), known);
	expect(written).toEqual([`${a}DONE`, b]);
	expect(readKnown(written)).toEqual(known);
	expect(readKnown([])).toEqual(new Map());
});

test('what was not seen again stays, before what was', () => {
	const before = new Map([
		['k1', 'x'],
		['k2', 'x'],
	]);
	expect(writeKnown(before, new Map([['k1', 'y']]))).toEqual(['k2x', 'k1y']);
});

test('the latest stay where there are too many', () => {
	const seen = new Map(Array.from({ length: MOST_KNOWN }, (_, at) => [`k${at}`, '']));
	const before = new Map([['old', '']]);
	expect(writeKnown(before, new Map())).toEqual(['old']);
	const written = writeKnown(before, seen);
	expect([written.length, written[0], written.at(-1)]).toEqual([20_000, 'k0', 'k19999']);
});
