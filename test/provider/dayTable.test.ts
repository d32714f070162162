import { DayTable } from '../../platform/provider/dayTable';

const METRICS = [
	['visits', 'visit'],
	['uniqueVisitors', 'dvisitor'],
	['timeSpent', 'duration'],
] as const;

const table = () => new DayTable(METRICS);
const named = (name: string) => ({ searchengine_name: name });
const campaign = (publisher_name: string, ope_name: string) => ({ publisher_name, ope_name });
const figures = (visits: unknown, uniqueVisitors: unknown = 0, timeSpent: unknown = 0) => ({
	visits,
	uniqueVisitors,
	timeSpent,
});

it('a day table is empty at first, and keeps rows with different names apart, in order', () => {
	const rows = table();
	expect([rows.records(), rows.combined]).toEqual([[], 0]);
	rows.add(named('Qwant'), figures(1, 2, 3));
	rows.add(named('Bing'), figures(4, 5, 6));
	expect(rows.records()).toEqual([
		{ searchengine_name: 'Qwant', visit: 1, dvisitor: 2, duration: 3 },
		{ searchengine_name: 'Bing', visit: 4, dvisitor: 5, duration: 6 },
	]);
	expect(rows.combined).toBe(0);
});

it('rows with the same names are added up and counted', () => {
	const rows = table();
	for (const visits of [1, 10, 100]) rows.add(named('Bing'), figures(visits, visits * 2, 3));
	rows.add(named('Qwant'), figures(5));
	expect(rows.records()).toEqual([
		{ searchengine_name: 'Bing', visit: 111, duration: 9 },
		{ searchengine_name: 'Qwant', visit: 5, duration: 0 },
	]);
	expect(rows.combined).toBe(2);
});

it('daily unique visitors of merged rows are left out of all rows, as they cannot be added up', () => {
	const rows = table();
	rows.add(named('Congés'), figures(1, 3));
	rows.add(named('Qwant'), figures(2, 2));
	expect([rows.notAddable, rows.records()[1]]).toEqual([
		[],
		{ ...named('Qwant'), visit: 2, dvisitor: 2, duration: 0 },
	]);
	rows.add(named('Conges'), figures(4, 5));
	expect(rows.notAddable).toEqual(['dvisitor']);
	expect(rows.records()).toEqual([
		{ ...named('Congés'), visit: 5, duration: 0 },
		{ ...named('Qwant'), visit: 2, duration: 0 },
	]);
});

it('daily unique visitors stay where only one of the merged rows has any', () => {
	const rows = table();
	for (const visitors of [0, 3, 0]) rows.add(named('Bing'), figures(1, visitors));
	expect(rows.records()).toEqual([{ ...named('Bing'), visit: 3, dvisitor: 3, duration: 0 }]);
});

it.each([
	['accents', 'Congés', 'Conges'],
	['how accents are written', 'Été', 'E\u0301te\u0301'],
	['space around them', 'Bing', ' Bing '],
])('names that differ only in %s are the same', (_what, one, other) => {
	const rows = table();
	rows.add(named(one), figures(1));
	rows.add(named(other), figures(2));
	expect(rows.records()).toEqual([{ searchengine_name: one, visit: 3, dvisitor: 0, duration: 0 }]);
	expect(rows.combined).toBe(1);
});

it.each([
	['case', named('Bing'), named('bing')],
	['space inside', named('a b'), named('ab')],
	['the second name', campaign('a', 'x'), campaign('b', 'x')],
	['where a name ends', campaign('a', 'bc'), campaign('ab', 'c')],
])('names that differ in %s are different', (_what, one, other) => {
	const rows = table();
	rows.add(one, figures(1));
	rows.add(other, figures(2));
	expect(rows.records().map(({ visit }) => visit)).toEqual([1, 2]);
});

describe.each([
	['Visits', 'visit', (value: unknown) => figures(value)],
	['Unique Visitors', 'dvisitor', (value: unknown) => figures(0, value)],
	['Time Spent', 'duration', (value: unknown) => figures(0, 0, value)],
] as const)('a figure of %s is accepted', (label, target, cells) => {
	it.each([
		...['N/A', 'many', '1,5', '12 s', -1, '-3', -0.5, '', '0x10'],
		...[Number.NaN, Infinity, {}, [1, 2], [], true],
	])('the figure %j is rejected with a reason, and leaves the table unchanged', (value) => {
		const rows = table();
		rows.add(named('Bing'), figures(1, 1, 1));
		const before = rows.records();
		const reason = rows.add(named('Bing'), cells(value));
		const said = JSON.stringify(value);
		const kind = target === 'duration' ? 'a number' : 'a whole number';
		expect(reason).toBe(`${label} must be ${kind} of 0 or more, but is ${said}`);
		expect(rows.add(named('Qwant'), cells(value))).toBe(reason);
		expect(rows.records()).toEqual(before);
		expect(rows.combined).toBe(0);
	});

	it.each([
		[0, 0],
		[7, 7],
		['42', 42],
		[null, 0],
	])('the figure %j is %d', (value, figure) => {
		const rows = table();
		expect(rows.add(named('Bing'), cells(value))).toBeUndefined();
		expect(rows.records()).toEqual([
			{ ...named('Bing'), visit: 0, dvisitor: 0, duration: 0, [target]: figure },
		]);
	});
});

it('a row with a missing column is rejected instead of counted as 0', () => {
	const rows = table();
	expect(rows.add(named('Bing'), { visits: 3 })).toBe(
		'Unique Visitors must be a whole number of 0 or more, but is missing',
	);
	expect(rows.records()).toEqual([]);
});

it.each([
	['the first of several rows', '/a', '/a'],
	['a later row where the first has nothing', '', '/b'],
])('the attached values are those of %s', (_what, first, kept) => {
	const rows = table();
	rows.add(named('Congés'), figures(1), { pageinfo_url: first });
	rows.add(named('Conges'), figures(2), { pageinfo_url: '/b' });
	expect(rows.records()).toEqual([
		{ ...named('Congés'), pageinfo_url: kept, visit: 3, dvisitor: 0, duration: 0 },
	]);
});

it('only times may have fractions', () => {
	const reason = table().add(named('Bing'), figures(1.5));
	expect(reason).toBe('Visits must be a whole number of 0 or more, but is 1.5');
});

it('the sum is rounded, not its parts', () => {
	const rows = table();
	for (let row = 0; row < 5; row++) rows.add(named('Bing'), figures(1, 1, 0.4));
	expect(rows.records()).toMatchObject([{ visit: 5, duration: 2 }]);
});

it('only columns of the import are read', () => {
	const rows = table();
	expect(rows.add(named('Bing'), { ...figures(1), bounceRate: 'N/A', clicks: -1 })).toBeUndefined();
	expect(rows.records()).toEqual([{ ...named('Bing'), visit: 1, dvisitor: 0, duration: 0 }]);
});

it.each([
	[12.4, 12],
	[12.5, 13],
	['0.6', 1],
	[0.4, 0],
])('a duration of %j is rounded to %d', (value, seconds) => {
	const rows = table();
	rows.add(named('Bing'), figures(0, 0, value));
	expect(rows.records().map(({ duration }) => duration)).toEqual([seconds]);
});
