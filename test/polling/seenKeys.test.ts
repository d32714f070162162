import { createHash } from 'node:crypto';
import { seenKeyOf, MOST_KEYS, readSeenKeys, writeSeenKeys } from '../../platform/polling/seenKeys';

const [A = '', B = '', C = ''] = ['a', 'b', 'c'].map(seenKeyOf);

it('makes short keys, the same for the same text only', () => {
	const keys = Array.from({ length: 1_000 }, (_, index) => seenKeyOf(`sale ${index}`));
	expect(new Set(keys).size).toBe(1_000);
	expect(keys.filter((key) => !/^[\w-]{10}$/.test(key))).toEqual([]);
	const hash = createHash('sha256').update('é').digest('base64url');
	expect(seenKeyOf('é')).toBe(hash.slice(0, 10));
	expect(seenKeyOf('')).toHaveLength(10);
});

it('reads what it wrote: the key, and the word about it', () => {
	const seen = new Map([
		[A, 'VALID'],
		[B, ''],
	]);
	const written = writeSeenKeys(new Map(), seen);
	expect(written).toEqual([`${A}VALID`, B]);
	expect(readSeenKeys(written)).toEqual(seen);
	expect(readSeenKeys([])).toEqual(new Map());
});

it('keeps what was not seen this time before what was, with the word of now', () => {
	const before = new Map([
		[A, 'PENDING'],
		[B, 'PENDING'],
	]);
	const seen = new Map([
		[A, 'VALID'],
		[C, 'PENDING'],
	]);
	expect(writeSeenKeys(before, seen)).toEqual([`${B}PENDING`, `${A}VALID`, `${C}PENDING`]);
	expect(writeSeenKeys(before, new Map())).toEqual([`${A}PENDING`, `${B}PENDING`]);
});

it('forgets the oldest when there are too many, and none before', () => {
	const many = (count: number, prefix: string) =>
		new Map(Array.from({ length: count }, (_, index) => [seenKeyOf(`${prefix}${index}`), '']));
	const before = many(MOST_KEYS - 1, 'old');
	const [oldest = ''] = before.keys();
	const full = writeSeenKeys(before, many(1, 'new'));
	expect([full.length, full[0]]).toEqual([MOST_KEYS, oldest]);
	const over = writeSeenKeys(before, many(2, 'new'));
	expect(over.length).toBe(MOST_KEYS);
	expect(over).not.toContain(oldest);
	expect(over.at(-1)).toBe(seenKeyOf('new1'));
	const seen = many(MOST_KEYS, 'new');
	expect(writeSeenKeys(before, seen)).toEqual([...seen.keys()]);
	expect(MOST_KEYS).toBe(20_000);
});
