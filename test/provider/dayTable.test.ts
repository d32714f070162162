import { DayTable } from '../../platform/provider/dayTable';

const METRICS = [
	['visits', 'visit'],
	['uniqueVisitors', 'dvisitor'],
	['timeSpent', 'duration'],
] as const;

const table = () => new DayTable(METRICS);
const named = (name: string) => ({ searchengine_name: name });
const figures = (visits: unknown, uniqueVisitors: unknown = 0, timeSpent: unknown = 0) => ({
	visits,
	uniqueVisitors,
	timeSpent,
});

it('has no rows at first', () => {
	expect(table().records()).toEqual([]);
	expect(table().combined).toBe(0);
});

it('keeps rows with other names apart, in their order', () => {
	const rows = table();
	rows.add(named('Qwant'), figures(1, 2, 3));
	rows.add(named('Bing'), figures(4, 5, 6));
	expect(rows.records()).toEqual([
		{ searchengine_name: 'Qwant', visit: 1, dvisitor: 2, duration: 3 },
		{ searchengine_name: 'Bing', visit: 4, dvisitor: 5, duration: 6 },
	]);
	expect(rows.combined).toBe(0);
});

it('adds up rows with the same names, and counts them', () => {
	const rows = table();
	for (const visits of [1, 10, 100]) rows.add(named('Bing'), figures(visits, visits * 2, 3));
	rows.add(named('Qwant'), figures(5));
	expect(rows.records()).toEqual([
		{ searchengine_name: 'Bing', visit: 111, dvisitor: 222, duration: 9 },
		{ searchengine_name: 'Qwant', visit: 5, dvisitor: 0, duration: 0 },
	]);
	expect(rows.combined).toBe(2);
});

it.each([
	['accents', 'Congés', 'Conges'],
	['how accents are written', 'Été', 'E\u0301te\u0301'],
	['space around them', 'Bing', ' Bing '],
])('takes names that differ in nothing but %s for one', (_what, one, other) => {
	const rows = table();
	rows.add(named(one), figures(1));
	rows.add(named(other), figures(2));
	expect(rows.records()).toEqual([{ searchengine_name: one, visit: 3, dvisitor: 0, duration: 0 }]);
	expect(rows.combined).toBe(1);
});

it.each([
	['case', named('Bing'), named('bing')],
	['space inside', named('a b'), named('ab')],
	[
		'the second name',
		{ publisher_name: 'a', ope_name: 'x' },
		{ publisher_name: 'b', ope_name: 'x' },
	],
	[
		'where a name ends',
		{ publisher_name: 'a', ope_name: 'bc' },
		{ publisher_name: 'ab', ope_name: 'c' },
	],
])('keeps names apart that differ in %s', (_what, one, other) => {
	const rows = table();
	rows.add(one, figures(1));
	rows.add(other, figures(2));
	expect(rows.records().map(({ visit }) => visit)).toEqual([1, 2]);
});

describe.each([
	['visits', 'visit', (value: unknown) => figures(value)],
	['visitors', 'dvisitor', (value: unknown) => figures(0, value)],
	['time', 'duration', (value: unknown) => figures(0, 0, value)],
] as const)('a figure of %s', (_what, target, cells) => {
	it.each([
		['N/A'],
		['many'],
		['1,5'],
		['12 s'],
		[-1],
		['-3'],
		[-0.5],
		[Number.NaN],
		[{}],
		[[1, 2]],
	])('%j is refused with a reason, and leaves the table as it was', (value) => {
		const rows = table();
		rows.add(named('Bing'), figures(1, 1, 1));
		const before = rows.records();
		const reason = rows.add(named('Bing'), cells(value));
		expect(reason).toContain(`"${String(value)}"`);
		expect(reason).toContain(target);
		expect(rows.add(named('Qwant'), cells(value))).toBe(reason);
		expect(rows.records()).toEqual(before);
		expect(rows.combined).toBe(0);
	});

	it.each([
		[0, 0],
		[7, 7],
		['42', 42],
		[null, 0],
		[undefined, 0],
	])('%j is %d', (value, figure) => {
		const rows = table();
		expect(rows.add(named('Bing'), cells(value))).toBeUndefined();
		expect(rows.records()).toEqual([
			{ ...named('Bing'), visit: 0, dvisitor: 0, duration: 0, [target]: figure },
		]);
	});
});

it('takes a column that the row does not have for 0', () => {
	const rows = table();
	expect(rows.add(named('Bing'), { visits: 3 })).toBeUndefined();
	expect(rows.records()).toEqual([{ ...named('Bing'), visit: 3, dvisitor: 0, duration: 0 }]);
});

it('looks at no column but those of the import', () => {
	const rows = table();
	expect(rows.add(named('Bing'), { ...figures(1), bounceRate: 'N/A', clicks: -1 })).toBeUndefined();
	expect(rows.records()).toEqual([{ ...named('Bing'), visit: 1, dvisitor: 0, duration: 0 }]);
});

it.each([
	[12.4, 12],
	[12.5, 13],
	['0.6', 1],
	[0.4, 0],
])('rounds a duration of %j to %d', (value, seconds) => {
	const rows = table();
	rows.add(named('Bing'), figures(0, 0, value));
	expect(rows.records().map(({ duration }) => duration)).toEqual([seconds]);
});

it('rounds nothing but durations', () => {
	const rows = table();
	rows.add(named('Bing'), figures(1.5, 2.25));
	expect(rows.records()).toEqual([{ ...named('Bing'), visit: 1.5, dvisitor: 2.25, duration: 0 }]);
});
