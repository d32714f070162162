import fc from '../../support/fastCheck';

import { anyText } from '../../support/anyText';

/** JSON with members in any order and duplicate names. */
export type Tree =
	| { readonly members: ReadonlyArray<readonly [name: string, value: Tree]> }
	| { readonly elements: readonly Tree[] }
	| { readonly plain: string | number | boolean | null };

/** Returns a random number below `count`. */
export type Choose = (count: number) => number;

const text = fc.oneof(
	anyText(6),
	fc.constantFrom('GLOBAL', 'data', '"data":[{', ']},', '\\', '\u001e', ',', 'é🚀', '__proto__'),
);
const plain = fc.oneof(
	text,
	fc.integer(),
	fc.integer().map((number) => number / 100),
	fc.constantFrom(true, false, null),
);
const name = fc.oneof(
	{ weight: 3, arbitrary: fc.constantFrom('data', 'reports', 'Data', 'values', 'segments') },
	{ weight: 1, arbitrary: text },
);

const { any } = fc.letrec<{ any: Tree }>((tie) => ({
	any: fc.oneof(
		{ maxDepth: 3, withCrossShrink: true },
		plain.map((one) => ({ plain: one })),
		fc.array(tie('any'), { maxLength: 3 }).map((elements) => ({ elements })),
		fc.array(fc.tuple(name, tie('any')), { maxLength: 3 }).map((members) => ({ members })),
	),
}));

const some = <T>(one: fc.Arbitrary<T>, most = 3) => fc.array(one, { maxLength: most });
const listOf = (one: fc.Arbitrary<Tree>, most?: number) =>
	some(one, most).map((elements) => ({ elements }));
const member = (key: string, value: fc.Arbitrary<Tree>) => value.map((one) => [key, one] as const);

/** An object with these members and possibly others, in any order. */
function objectOf(...members: ReadonlyArray<fc.Arbitrary<readonly [string, Tree]>>) {
	return fc
		.tuple(fc.tuple(...members), some(fc.tuple(name, any), 2), some(fc.nat(9), 6))
		.map(([own, more, order]) => {
			const all = [...own, ...more];
			const places = new Map(all.map((one, index) => [one, order[index] ?? index]));
			return { members: all.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)) };
		});
}

const leaf = plain.map((one) => ({ plain: one }));
const entry = objectOf(member('values', listOf(leaf, 2)));
const element = fc.oneof(
	{
		weight: 5,
		arbitrary: objectOf(
			member('dimensions', listOf(leaf)),
			member('metrics', listOf(listOf(entry, 1))),
		),
	},
	{ weight: 1, arbitrary: any },
);
const column = fc.tuple(text, text).map(([field, label]) => ({
	members: [
		['field', { plain: field }],
		['name', { plain: label }],
		['affinity', { plain: 'int' }],
	] as const,
}));
const header = objectOf(member('dimensions', listOf(column)), member('metrics', listOf(column)));
const rows = fc.oneof({ weight: 8, arbitrary: listOf(element, 5) }, { weight: 1, arbitrary: any });
const report = fc.oneof(
	{ weight: 6, arbitrary: objectOf(member('data', rows), member('columnHeader', header)) },
	{ weight: 1, arbitrary: any },
);
const reports = member('reports', listOf(report, 2));

/** Results of reports, complete and incomplete. */
export const results: fc.Arbitrary<Tree> = fc.oneof(
	{ weight: 4, arbitrary: objectOf(member('data', objectOf(reports))) },
	{ weight: 2, arbitrary: objectOf(reports) },
	{ weight: 1, arbitrary: any },
);

/** Random choices that shrink. */
export const choices: fc.Arbitrary<Choose> = fc
	.array(fc.nat(0xffff), { minLength: 1, maxLength: 80 })
	.map((numbers) => {
		let at = 0;
		return (count) => (numbers[at++ % numbers.length] ?? 0) % count;
	});

/** Writes the tree in one of the many valid spellings. */
export function spell(tree: Tree, choose: Choose): string {
	const blank = () => blanksOf(choose);
	const spelled = (one: Tree): string => {
		if ('plain' in one) return spellPlain(one.plain, choose);
		if ('elements' in one) {
			const all = one.elements.map((each) => blank() + spelled(each) + blank());
			return `[${all.join(',') || blank()}]`;
		}
		const all = one.members.map(
			([key, value]) =>
				blank() + spellText(key, choose) + blank() + ':' + blank() + spelled(value) + blank(),
		);
		return `{${all.join(',') || blank()}}`;
	};
	const mark = choose(5) === 0 ? '\ufeff' : '';
	return mark + blank() + spelled(tree) + blank();
}

const BLANKS = [' ', '\t', '\n', '\r'];

function blanksOf(choose: Choose): string {
	const which = choose(12);
	if (which < 8) return '';
	const count = which === 11 && choose(4) === 0 ? 250 : 1 + choose(3);
	return Array.from({ length: count }, () => BLANKS[choose(4)]).join('');
}

function spellPlain(plain: string | number | boolean | null, choose: Choose): string {
	if (typeof plain === 'string') return spellText(plain, choose);
	if (typeof plain !== 'number' || choose(2) === 0) return JSON.stringify(plain);
	return plain.toExponential().replace('e', choose(2) === 0 ? 'E' : 'e');
}

function spellText(text: string, choose: Choose): string {
	const isPlain = choose(3) > 0;
	const signs = Array.from({ length: text.length }, (_, at) => text.charAt(at));
	const escaped = signs.map((sign) => {
		if (sign === '/' && choose(2) === 0) return '\\/';
		if (choose(4) > 0) return JSON.stringify(sign).slice(1, -1);
		const code = sign.charCodeAt(0).toString(16).padStart(4, '0');
		return `\\u${choose(2) === 0 ? code : code.toUpperCase()}`;
	});
	return isPlain ? JSON.stringify(text) : `"${escaped.join('')}"`;
}

/** Changes the text at random, which usually makes it invalid. */
export function mutate(text: string, choose: Choose): string {
	let now = text;
	for (let times = 1 + choose(2); times > 0; times--) {
		const at = choose(now.length + 1);
		const end = at + choose(4);
		const inserted = [
			...[',', ',,', '"', '\\', '[', ']', '{', '}', ':', '\u001e'],
			...['\n', '0', ' ', '\ufeff', '\u00a0'],
		];
		const more = inserted[choose(inserted.length)] ?? '';
		const kinds = [
			() => now.slice(0, at) + now.slice(end),
			() => now.slice(0, at) + more + now.slice(at),
			() => now.slice(0, at) + more + now.slice(at + 1),
			() => now.slice(0, end) + now.slice(at),
			() => now.slice(0, at),
			() => now.replace(',', ',,'),
		];
		now = kinds[choose(kinds.length)]?.() ?? now;
	}
	return now;
}

/** The bytes in chunks of random sizes. */
export function cut(bytes: Uint8Array, choose: Choose): Uint8Array[] {
	const sizes = [1, 2, 7, 30, 200, 10_000];
	const pieces: Uint8Array[] = [];
	const most = sizes[choose(sizes.length)] ?? 1;
	for (let at = 0; at < bytes.length;) {
		const size = 1 + choose(most);
		pieces.push(bytes.subarray(at, at + size));
		at += size;
	}
	return pieces;
}
