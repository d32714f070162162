import { DateTime } from 'luxon';

import { readRecords } from '../../../platform/http/reply/readRecords';
import { findTable } from '../../../platform/http/reply/tables/findTable';
import { countryCodes } from '../../../platform/base/names/countryCodes';
import { readDay, readMomentParameter, isoDateIn } from '../../../platform/base/dates/readDay';
import { readJsonInput } from '../../../platform/base/json/json';
import { ofThreeLetters } from '../../../platform/base/text/threeLetterCodes';
import { thrownBy } from './errors/thrown';

const SECONDS = 1_793_629_800;
const MOMENT = '2026-11-02T14:30:00Z';
const inTokyo = DateTime.fromISO('2026-11-03T01:00:00', { zone: 'Asia/Tokyo' });

test.each<[string, unknown, string]>([
	['a text', ` ${MOMENT} `, MOMENT],
	['seconds', SECONDS, String(SECONDS)],
	['seconds with decimals', SECONDS + 0.9, String(SECONDS)],
	['a date of JavaScript', new Date(SECONDS * 1_000 + 999), String(SECONDS)],
	['a date of an expression', inTokyo, '2026-11-03T01:00:00.000+09:00'],
	['a record', { getTime: 'x' }, ''],
	['a list', [MOMENT], ''],
	['nothing', undefined, ''],
	['null', null, ''],
	['a flag', true, ''],
])('%s as input becomes a text', (_, entered, text) => {
	expect(isoDateIn(entered)).toBe(text);
});

test.each<[unknown, string | undefined, string]>([
	[SECONDS, undefined, '2026-11-02'],
	[String(SECONDS), undefined, '2026-11-02'],
	[SECONDS, 'Asia/Tokyo', '2026-11-02'],
	[SECONDS + 3_600, 'Asia/Tokyo', '2026-11-03'],
	[new Date((SECONDS + 3_600) * 1_000), 'Asia/Tokyo', '2026-11-03'],
	[179_362_980, undefined, '1975-09-07'],
	[inTokyo, 'America/New_York', '2026-11-03'],
	['2026-11-02T23:30:00-10:00', 'Asia/Tokyo', '2026-11-02'],
])('the input %p, in the zone %p, is the day %s', (entered, zone, day) => {
	expect(readDay('Day', entered, zone).iso).toBe(day);
});

test.each<[unknown, string]>([
	[SECONDS, String(SECONDS)],
	[new Date(SECONDS * 1_000), String(SECONDS)],
	[inTokyo, String(inTokyo.toSeconds())],
])('the input %p is the moment %s', (entered, seconds) => {
	expect(readMomentParameter('Since', entered)).toBe(seconds);
});

test.each([12_345_678, 12_345_678_901, -SECONDS, {}, [SECONDS], true])(
	'the input %p is neither a day nor a moment',
	(entered) => {
		expect(() => readDay('Day', entered)).toThrow(/^Day is /);
		expect(() => readMomentParameter('Day', entered)).toThrow(/^Day is /);
	},
);

describe('alpha-3 country codes', () => {
	it.each([
		['FRA', 'FR'],
		['GBR', 'GB'],
		['AND', 'AD'],
		['ZWE', 'ZW'],
	])('the alpha-3 code %s is the country %s', (three, two) => {
		expect(ofThreeLetters(three)).toBe(two);
	});

	it('each country has exactly one alpha-3 code', () => {
		const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
		const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
		const found = codes.flatMap((code) => ofThreeLetters(code) ?? []);
		expect(found.sort()).toEqual([...countryCodes()].sort());
	});

	it.each(['FR', 'fra', '', 'XXX'])('%j is no alpha-3 code', (code) => {
		expect(ofThreeLetters(code)).toBeUndefined();
	});
});

test.each([
	['{"a":1}', { a: 1 }],
	['[]', []],
	['"x"', 'x'],
])('JSON such as %s is read', (entered, value) => {
	expect(readJsonInput('Body', entered)).toEqual(value);
});

test('an object from an expression stays unchanged', () => {
	const entered = { a: 1 };
	expect(readJsonInput('Body', entered)).toBe(entered);
});

test('an input that is no JSON is rejected with the reason', () => {
	expect(thrownBy(() => readJsonInput('Body', '{"a":'))).toMatchObject({
		parameter: 'Body',
		message: expect.stringMatching(/^Body is not valid JSON: .*JSON/) as unknown,
		advice: 'Copy the whole text, from its first bracket to its last, and check commas and quotes',
	});
});

const ONE = { id: '1', name: 'One' };
const TWO = { id: '2', name: 'Two' };
const BOTH = [ONE, TWO];
const FIELDS = [{ name: 'id' }, { name: 'name' }];
const LISTS = BOTH.map(({ id, name }) => [id, name]);
const META = { error: false, meta: { reqid: 'r' } };

describe('the records of a reply', () => {
	test.each<[string, unknown]>([
		['rows under data', { data: { fields: FIELDS, rows: LISTS } }],
		['rows at the top, fields under data', { data: { fields: FIELDS }, rows: LISTS }],
		['rows and fields at the top', { fields: FIELDS, rows: LISTS }],
		['rows that are objects', { data: { rows: BOTH } }],
		['rows under data twice', { data: { data: { fields: FIELDS, rows: LISTS } } }],
		['a list at the top', BOTH],
		['a list under data', { ...META, data: BOTH }],
		['a named list under data', { ...META, data: { orders: BOTH } }],
		['a named list next to a count', { ...META, data: { orders: BOTH, total: 2 } }],
		['a named list at the top', { ...META, orders: BOTH, next: null }],
		['an object keyed by ID', { ...META, data: { 1: { name: 'One' }, 2: { name: 'Two' } } }],
		['an object keyed by ID at the top', { ...META, 1: { name: 'One' }, 2: { name: 'Two' } }],
		['a named object keyed by ID', { data: { orders: { 1: ONE, 2: TWO } } }],
		['rows keyed by ID', { data: { fields: ['x'], rows: { 1: ONE, 2: TWO } } }],
		['named lists with fields', { data: { fields: ['id', 'name'], orders: LISTS } }],
	])('are found in %s', (_, body) => {
		expect(readRecords(body)).toEqual(BOTH);
	});

	test.each<[string, unknown, unknown]>([
		...['label', 'key', 'title', 'displayName', 'field', 'id'].map(
			(name): [string, unknown, object[]] => [
				`columns by ${name}`,
				{ data: { columns: [{ [name]: 'site' }, { [name]: 'visits' }], rows: [['shop', 2]] } },
				[{ site: 'shop', visits: 2 }],
			],
		),
		[
			'columns as texts next to another list',
			{ columns: ['site', 'visits'], entries: [['shop', 2]] },
			[{ site: 'shop', visits: 2 }],
		],
		[
			'headers at the top',
			{ headers: ['site', 'visits'], data: [['shop', 2]] },
			[{ site: 'shop', visits: 2 }],
		],
		['a list of columns as the only list', { columns: [{ a: 1 }] }, [{ a: 1 }]],
		['cells without fields', { data: { rows: [['1']] } }, [{ column_1: '1' }]],
		['bare values', { data: { rows: ['a', 'b'] } }, [{ value: 'a' }, { value: 'b' }]],
		['what is no object', 'text', [{ value: 'text' }]],
		['one record, without the metadata of the reply', { ...META, n: 1 }, [{ n: 1 }]],
		['an empty member named data', { n: 1, data: {} }, [{ n: 1, data: {} }]],
		['a text named data', { n: 1, data: 'x' }, [{ n: 1, data: 'x' }]],
		[
			'fields without names',
			{ fields: [{}, { name: 'b' }, 7, null], rows: [[1, 2, 3, 4]] },
			[{ column_1: 1, b: 2, 7: 3, column_4: 4 }],
		],
		[
			'what is keyed by ID in part',
			{ data: { 7: { name: 'A' }, 8: 'x' } },
			[{ 7: { name: 'A' }, 8: 'x' }],
		],
		['an ID of its own', { data: { 7: { id: 'own' } } }, [{ id: 'own' }]],
		['rows of one cell', { fields: ['a'], rows: ['x', null] }, [{ a: 'x' }, { a: null }]],
		[
			'cells beyond the fields',
			{ fields: ['id'], rows: [['1', 'x', 2]] },
			[{ id: '1', column_2: 'x', column_3: 2 }],
		],
		[
			'rows of several kinds',
			{ fields: ['id'], rows: [['1'], TWO, '3'] },
			[{ id: '1' }, TWO, { id: '3' }],
		],
	])('keep %s', (_, body, records) => {
		expect(readRecords(body)).toEqual(records);
	});

	test.each<[string, unknown]>([
		['two lists', { data: { orders: BOTH, estimates: [ONE] } }],
		['a list of words', { data: { scopes: ['a', 'b'] } }],
		['words', { text: 'Nothing found' }],
		['one thing', { data: { name: 'One', size: 2 } }],
		['a word', 'x'],
	])('are not searched in %s, which is one record', (_, body) => {
		expect(findTable(body)).toBeUndefined();
	});

	test.each<unknown>([
		{},
		META,
		{ data: {} },
		{ data: null },
		{ data: [] },
		[],
		{ data: { orders: [] } },
		{ data: { fields: FIELDS, rows: [] } },
	])('are empty for %j', (body) => {
		expect([findTable(body)?.rows, readRecords(body)]).toEqual([[], []]);
	});
});
