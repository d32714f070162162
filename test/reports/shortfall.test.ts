import { checkAnyBody, JSON_NAMES } from '../../platform/reports/request/checkRequest';
import { shortfallOfBody, shortfallText } from '../../platform/reports/response/shortfall';
import { laterComplaintOf } from './request/complaint';
import { COLUMNS, element, REPLIES, reply, report, values } from './shapes/replies';
import { writtenOf } from './shapes/written';

const rows = (count: number) =>
	Array.from({ length: count }, (_, index) => element([`c${index}`], values(index)));
const saying = (count: number, facts: object) => ({ ...report({ data: rows(count) }), ...facts });

const bodies: Array<[string, object, object | undefined]> = [
	['all rows', reply(report({ data: rows(3) })), undefined],
	['no rows of none', reply(report({ data: [] })), undefined],
	['two rows of many', reply(saying(2, { totalRowCount: 5_000 })), { rows: 2, totalRows: 5_000 }],
	['no rows of many', reply(saying(0, { totalRowCount: 9 })), { rows: 0, totalRows: 9 }],
	['fewer than its own count', reply(saying(2, { rowCount: 3 })), { rows: 2, totalRows: 3 }],
	['a count as text', reply(saying(2, { totalRowCount: '7' })), { rows: 2, totalRows: 7 }],
	['a count that is none', reply(saying(2, { totalRowCount: 'many' })), undefined],
	[
		'no count',
		reply({ ...report({ data: rows(2) }), rowCount: undefined, totalRowCount: null }),
		undefined,
	],
	['more than the platform counts', reply(saying(3, { rowCount: 2, totalRowCount: 2 })), undefined],
	[
		'its count at the top',
		{ error: 0, totalRowCount: 8, reports: [report({ data: rows(2) })] },
		{ rows: 2, totalRows: 8 },
	],
	[
		'its count in data',
		{ error: 0, data: { totalRowCount: 8, reports: [report({ data: rows(2) })] } },
		{ rows: 2, totalRows: 8 },
	],
	[
		'two reports, each saying how many rows there are in all',
		reply(saying(2, { totalRowCount: 5 }), saying(3, { totalRowCount: 5 })),
		undefined,
	],
	[
		'an analysis whose rows are in no list',
		{ data: { reports: [{ kind: 'cj#touch-simple', rowCount: 3, data: { rows: [1, 2, 3] } }] } },
		undefined,
	],
	['something else', { error: false, data: { rows: [[1]] } }, undefined],
];

describe('what a result lacks, when it holds', () => {
	test.each(bodies)('%s', (_, body, shortfall) => {
		expect(shortfallOfBody(body)).toEqual(shortfall);
	});

	test.each(bodies.slice(0, -2))('%s, as a file', async (_, body, shortfall) => {
		for (const format of ['csv', 'json'] as const) {
			const style = { format, layout: COLUMNS };
			const file = await writtenOf([Buffer.from(JSON.stringify(body))], style);
			expect(file.shortfall).toEqual(shortfall);
		}
	});

	test.each(Object.entries(REPLIES))('%s, nothing', (_, body) => {
		expect(shortfallOfBody(body)).toBeUndefined();
	});
});

test('rows are counted as the platform counts them, before any transform', () => {
	const body = reply({ ...report({ data: [element(['GLOBAL'], values(1, 2, 3)), ...rows(1)] }) });
	expect(shortfallOfBody(body)).toBeUndefined();
});

test.each<[string, object, object]>([
	['are left out of the rows that came', { next: 'x' }, { rows: 2, sign: 'next' }],
	['count where the platform counts them', { totalRowCount: 40 }, { rows: 3, totalRows: 40 }],
])('total rows %s', async (_, more, shortfall) => {
	const {
		rowCount: _rows,
		totalRowCount: _total,
		...plain
	} = report({
		data: [element(['GLOBAL'], values(3)), element(['A'], values(1)), element(['B'], values(2))],
	});
	const body = { ...reply(plain), ...more };
	const style = { format: 'csv', layout: COLUMNS } as const;
	const file = await writtenOf([Buffer.from(JSON.stringify(body))], style);
	expect(file.shortfall).toEqual(shortfall);
});

test('a campaign named GLOBAL adds to the sums of which a total may be one', () => {
	const dimensions = [{ field: 'ope_name', name: 'Campaign' }];
	const data = [element(['GLOBAL'], values(3)), element(['Spring'], values(2))];
	const { rowCount: _rows, totalRowCount: _total, ...plain } = report({ dimensions, data });
	expect(shortfallOfBody({ ...reply(plain), total: 5 })).toBeUndefined();
});

test('a shortfall is described in a few words', () => {
	expect(shortfallText({ rows: 2, totalRows: 5_000 })).toBe('2 of 5,000 rows');
	expect(shortfallText({ rows: 1_234, totalRows: 1_234_567 })).toBe('1,234 of 1,234,567 rows');
});

const ASSIST = { kind: 'cj#assist-simple', goal: 'order', 'view-id': '0', dimension: 'media' };
const ENGAGE = {
	kind: 'cj#qualifyengage-simple',
	'profilesequence-id': '1',
	'view-id': '0',
	dimension: 'media',
};

const check = async (item: object) =>
	(await checkAnyBody({ reports: [item] }, JSON_NAMES)).reports[0];

describe('an analysis written as JSON is sent', () => {
	test.each<[string, object]>([
		['as the specification shows it', ASSIST],
		['with members that are not known', { ...ASSIST, dateRanges: [{ range: 'X' }], more: [1] }],
		['with a profile of any characters', { ...ASSIST, goal: 'profile_a.b:c/é' }],
		['with several values', { ...ASSIST, kind: 'cj#assist-advanced', 'view-id': '0,2' }],
		['with filters', { ...ASSIST, filters: '[["media","is","a,b"]]' }],
		[
			'with what is described and not allowed',
			{ ...touch('devicepath-advanced'), 'player-unique': '1' },
		],
		['though nobody knows its kind', { kind: 'cj#newkind-simple', view: 3 }],
	])('%s', async (_, item) => {
		expect(await check(item)).toEqual(item);
	});

	test('with numbers as the texts that the platform takes', async () => {
		expect(await check({ ...ASSIST, 'view-id': 3 })).toEqual({ ...ASSIST, 'view-id': '3' });
	});

	test('with the default of a required field that is left out', async () => {
		expect(await check(ENGAGE)).toEqual({ ...ENGAGE, 'profile-type': 'global' });
	});
});

describe('an analysis written as JSON is refused', () => {
	test.each<[object, string, string]>([
		[{ ...ASSIST, goal: undefined }, 'goal', 'is missing, but Assist needs it'],
		[{ ...ASSIST, goal: ' ' }, 'goal', 'is missing, but Assist needs it'],
		[{ ...ASSIST, goal: 'sale' }, 'goal', 'cannot be "sale" in Assist'],
		[{ ...ASSIST, goal: ['order'] }, 'goal', 'is not text'],
		[
			{ ...ASSIST, 'view-id': '0,2' },
			'view-id',
			'accepts only one value in Assist, but contains 2',
		],
		[{ ...ASSIST, dimension: 'mediaplan' }, 'dimension', 'cannot be "mediaplan"'],
		[{ ...ASSIST, language: 'de' }, 'language', 'cannot be "de"'],
		[{ ...ASSIST, filters: '[["a"]]' }, 'filters', 'cannot be "[["a"]]"'],
		[{ ...ASSIST, filters: [['a', 'b', 'c']] }, 'filters', 'is not text'],
		[{ kind: 'cj#velocity-simple' }, 'dimension', 'is missing'],
	])('%j', async (item, field, message) => {
		const { parameter, message: said } = await laterComplaintOf(check(item));
		expect(parameter).toBe(`reports[0].${field}`);
		expect(said).toContain(`${parameter} ${message}`);
	});
});

function touch(kind: string) {
	return { kind: `cj#${kind}`, goal: 'order' };
}
