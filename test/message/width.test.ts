import { align } from '../../platform/message/aligned';
import { truncate } from '../../platform/base/text/truncate';
import { isolated } from '../../platform/base/text/isolated';
import { cutToWidth, padded, widthOf } from '../../platform/message/width';

const FAMILY = '👩‍👩‍👧';

test.each([
	['', 0],
	['abc', 3],
	['Gruß', 4],
	['e\u0301', 1],
	['検索', 4],
	['검색', 4],
	['ｗ', 2],
	[FAMILY, 2],
	['🔥', 2],
	['☺', 1],
	['☺\uFE0F', 2],
	['a\u2060b', 2],
	['\u200B', 0],
	['\u0301', 0],
	['\u2060\u0301', 0],
])('the width of %j is %i columns', (text, width) => {
	expect(widthOf(text)).toBe(width);
});

test.each([
	['abcde', 5, 'abcde'],
	['abcdef', 5, 'abcd…'],
	['abc def', 5, 'abc…'],
	['検索広告', 8, '検索広告'],
	['検索広告', 7, '検索広…'],
	['検索広告', 6, '検索…'],
	[`${FAMILY}${FAMILY}`, 3, `${FAMILY}…`],
	[`a${'\u0301'.repeat(500)}`, 3, 'a'],
])('the text %j is truncated to %i columns: %s', (text, most, cut) => {
	const got = cutToWidth(text, most);
	expect(got.replace(/\u0301/g, '')).toBe(cut.length === 1 ? `${cut}…` : cut);
	expect(widthOf(got)).toBeLessThanOrEqual(most);
});

test.each([
	['abcde', 5, 'abcde'],
	['abcdef', 5, 'abcd…'],
	['abc def', 5, 'abc…'],
	['a \u2068שלום\u2069 b', 6, 'a \u2068ש…\u2069'],
	['a \u2068ש\u2069 bcdef', 8, 'a \u2068ש\u2069…'],
	['a \u2068ש\u2069', 5, 'a \u2068ש\u2069'],
	[`ab${FAMILY}cd`, 10, `ab…`],
	[`ab${FAMILY}cd`, 11, `ab${FAMILY}…`],
	[`ab${FAMILY}cd`, 12, `ab${FAMILY}cd`],
])('the text %j is truncated to %i characters: %s', (text, most, cut) => {
	expect(truncate(text, most)).toBe(cut);
});

test('right-to-left text is isolated, and all other text is unchanged', () => {
	for (const text of ['חנות', 'متجر', 'a ש', '\uFB1D', '\uFE70', '\u{10800}']) {
		expect(isolated(text)).toBe(`\u2068${text}\u2069`);
	}
	for (const text of ['shop', 'Ж', '検', '\u{11000}']) expect(isolated(text)).toBe(text);
});

test('texts are padded on the side opposite to their alignment', () => {
	expect(padded('ab', 4, 'left')).toBe('ab  ');
	expect(padded('ab', 4, 'right')).toBe('  ab');
	expect(padded('検', 4, 'right')).toBe('  検');
	expect(padded('abc', 2, 'left')).toBe('abc');
	expect(padded('ש', 2, 'left')).toBe('\u2068ש\u2069 ');
	expect(padded('ש', 2, 'right')).toBe(' \u2068ש\u2069');
});

const columns = (...names: string[]) => names.map((name) => ({ name, side: 'left' as const }));

test('columns are aligned, as many as a chat shows in one line', () => {
	const table = {
		columns: [...columns('Name'), { name: 'N', side: 'right' as const }],
		rows: [
			['a', '1'],
			['b', '100'],
			['longer than all', '5'],
		],
		total: ['Total', '106'],
	};
	expect(align(table, 2)).toEqual({
		lines: ['Name     N', 'a        1', 'b      100', 'Total  106'],
		omittedColumns: [],
	});
	expect(align({ ...table, total: undefined }, 0).lines).toEqual(['Name  N']);
});

test.each([
	[96, undefined, []],
	[47, 47, []],
	[47, 48, ['B whole']],
	[97, 1, ['B whole']],
])('of columns %i and %s wide, these do not fit: %j', (first, second, left) => {
	const names = ['A'.repeat(first), ...(second === undefined ? [] : ['B'.repeat(second)])];
	const heads = columns(...names).map((head, index) =>
		index === 1 ? { ...head, whole: 'B whole' } : head,
	);
	const aligned = align({ columns: heads, rows: [], total: undefined }, 0);
	expect(aligned.omittedColumns).toEqual(left);
	expect(aligned.lines[0]?.startsWith('A'.repeat(first))).toBe(true);
});

test('a column that does not fit next to a long one is left out', () => {
	const table = { columns: columns('A'.repeat(95), 'BB'), rows: [], total: undefined };
	expect(align(table, 0).omittedColumns).toEqual(['BB']);
});
