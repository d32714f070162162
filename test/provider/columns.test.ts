import {
	COLUMNS,
	knownText,
	columnNameOf,
	readCells,
} from '../../platform/provider/providerColumns';

it.each([
	['N/A', undefined],
	['n/a', undefined],
	[' N/A ', undefined],
	['', undefined],
	[' \t\n', undefined],
	['-', undefined],
	['not set', undefined],
	['(not set)', undefined],
	['(Not Set)', undefined],
	[null, undefined],
	[undefined, undefined],
	[true, undefined],
	[['Paris'], undefined],
	[{ name: 'Paris' }, undefined],
	['Paris', 'Paris'],
	['  New York ', 'New York'],
	['Été', 'Été'],
	['N/A 2', 'N/A 2'],
	['--', '--'],
	['not set yet', 'not set yet'],
	['Namibia', 'Namibia'],
	['0', '0'],
	[0, '0'],
	[404, '404'],
	[-1.5, '-1.5'],
])('of %j the text %j is known', (value, text) => {
	expect(knownText(value)).toBe(text);
});

it.each([
	['visits', {}, 'm_visits'],
	['visits', { pageViews: 'loads' }, 'm_visits'],
	['visits', { visits: 'sessions' }, 'sessions'],
] as const)('the column %s with own names %j is called %s', (column, own, name) => {
	expect(columnNameOf(column, own)).toBe(name);
});

it('usual names and labels are each of one column', () => {
	const columns = Object.values(COLUMNS);
	expect(new Set(columns.map(({ usual }) => usual)).size).toBe(columns.length);
	expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length);
});

describe('the cells of a row', () => {
	const row = { date: '2022-05-01', page: 'Home', titre: 'Accueil', m_visits: 0, browser: 'x' };

	it.each([
		['usual', {}, { page: 'Home', visits: 0 }],
		['own', { page: 'titre' }, { page: 'Accueil', visits: 0 }],
	])('are read by %s names', (_whose, own, cells) => {
		expect(readCells(row, ['page', 'visits'], own)).toEqual(cells);
	});

	it('are just those that were asked for', () => {
		expect(Object.keys(readCells(row, ['visits', 'city'], {}))).toEqual(['visits', 'city']);
		expect(readCells(row, ['city'], {}).city).toBeUndefined();
		expect(readCells(row, [], {})).toEqual({});
	});

	it('keep their values as they are', () => {
		const values = { date: null, page: 'N/A', m_visits: '7', m_time_spent: 1.5 };
		const cells = readCells(values, ['date', 'page', 'visits', 'timeSpent'], {});
		expect(cells).toEqual({ date: null, page: 'N/A', visits: '7', timeSpent: 1.5 });
	});
});
