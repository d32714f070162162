import fc from '../support/fastCheck';
import { DateTime } from 'luxon';

import type { Slice } from '../../platform/base/dates/readDay';
import { readDay, sliceDays } from '../../platform/base/dates/readDay';
import { cleanName } from '../../platform/provider/providerRecord';
import { eventFilter } from '../../platform/provider/eventFilter';
import { bodyOf } from '../../platform/provider/getData';
import {
	columnNameOf,
	PROVIDER_COLUMNS,
	textOrUndefined,
	readProviderCells,
} from '../../platform/provider/providerColumns';
import { monthsOf } from '../../platform/provider/readSlices';
import { PATIENCE_MS, runs, seedOr } from '../support/random';

const from = readDay('First Day', '2021-01-01');
const to = readDay('Last Day', '2023-03-16');

it('the body of the verification is that of the specification', () => {
	const question = { columns: ['m_visits'], from, to, sort: ['-m_visits'] };
	expect(bodyOf(614_694, question, { size: 1, number: 1 })).toEqual({
		columns: ['m_visits'],
		'max-results': 1,
		period: { p1: [{ start: '2021-01-01', end: '2023-03-16', type: 'D' }] },
		space: { s: [614_694] },
		'page-num': 1,
		sort: ['-m_visits'],
	});
});

it('the body of a later page has its number and size, and all columns in order', () => {
	const asked = { columns: ['date', 'page', 'm_visits'], sort: ['date', '-m_visits'] };
	const question = { ...asked, from, to: from, filter: { page: { $eq: 'Home' } } };
	expect(bodyOf(7, question, { size: 10_000, number: 3 })).toEqual({
		...asked,
		'max-results': 10_000,
		period: { p1: [{ start: '2021-01-01', end: '2021-01-01', type: 'D' }] },
		space: { s: [7] },
		'page-num': 3,
	});
});

it.each([
	// A leading `https:/` is removed, then one leading slash.
	['https://x', 'x'],
	['https:/x', 'x'],
	['https:///x', '/x'],
	['https:////x', '//x'],
	['https://shop.example/legal?id=7#top', 'shop.example/legal?id=7#top'],
	// Only one leading slash is removed.
	['/x', 'x'],
	['//x', '/x'],
	['///x', '//x'],
	['/menu/home', 'menu/home'],
	['/https://x', 'https://x'],
	// Only one prefix is removed.
	['https:/https://x', 'https://x'],
	['https://https://x', 'https://x'],
	// Everything else stays.
	['x', 'x'],
	['menu/home', 'menu/home'],
	['http://x', 'http://x'],
	['https:x', 'https:x'],
	['HTTPS://x', 'HTTPS://x'],
	['see https://x', 'see https://x'],
	[' /x', ' /x'],
	['x/', 'x/'],
	// Nothing remains.
	['https://', ''],
	['/', ''],
	['', ''],
])('the event name "%s" is stored as "%s"', (name, stored) => {
	expect(cleanName(name)).toBe(stored);
});

it.each([
	['usual', {}, [{ event_name: { $start: 'click' } }]],
	['own', { eventName: 'what', click: 'which' }, [{ what: { $start: 'click' } }]],
])('the event filter uses the %s name of the column', (_whose, own, filter) => {
	expect(eventFilter('click', own)).toEqual(filter);
	expect(eventFilter('', own)).toEqual([]);
});

const SEED = seedOr(20_261_121);
const FIRST = Date.UTC(2019, 11, 1);

function period(from: string, to: string): Slice {
	return { from: readDay('First Day', from), to: readDay('Last Day', to) };
}

const written = (slices: readonly Slice[]) => slices.map(({ from, to }) => `${from.iso}/${to.iso}`);

it.each([
	['a day', '2022-05-17', '2022-05-17', ['2022-05-17/2022-05-17']],
	['a month', '2022-04-01', '2022-04-30', ['2022-04-01/2022-04-30']],
	['a part of a month', '2022-04-02', '2022-04-29', ['2022-04-02/2022-04-29']],
	['two days, two months', '2022-01-31', '2022-02-01', ['2022-01-31', '2022-02-01']],
	['a leap February', '2024-02-10', '2024-03-01', ['2024-02-10/2024-02-29', '2024-03-01']],
	['another February', '2023-02-10', '2023-03-01', ['2023-02-10/2023-02-28', '2023-03-01']],
	[
		'the end of a year',
		'2022-12-30',
		'2023-01-02',
		['2022-12-30/2022-12-31', '2023-01-01/2023-01-02'],
	],
	['no day', '2022-05-02', '2022-05-01', []],
])('calendar months of %s from %s to %s', (_what, from, to, months) => {
	const expected = months.map((month) => (month.includes('/') ? month : `${month}/${month}`));
	expect(written(monthsOf(period(from, to)))).toEqual(expected);
});

it(
	'months cover every day of a range once, in order, and none crosses the end of a month',
	() => {
		const periods = fc.record({
			start: fc.integer({ min: 0, max: 366 * 5 }),
			days: fc.integer({ min: 1, max: 800 }),
		});
		const holds = fc.property(periods, ({ start, days }) => {
			const first = DateTime.fromMillis(FIRST, { zone: 'utc' }).plus({ days: start });
			const all = Array.from(
				{ length: days },
				(_, at) => first.plus({ days: at }).toISODate() ?? '',
			);
			const months = monthsOf(period(all[0] ?? '', all.at(-1) ?? ''));
			const covered = months.flatMap(({ from, to }) => sliceDays(from, to, 1));
			expect(covered.map(({ from }) => from.iso)).toEqual(all);
			const names = months.map(({ from }) => from.iso.slice(0, 7));
			expect(months.map(({ to }) => to.iso.slice(0, 7))).toEqual(names);
			// And no month is split.
			expect(new Set(names).size).toBe(months.length);
		});
		fc.assert(holds, { seed: SEED, numRuns: runs(10, 500) });
	},
	PATIENCE_MS,
);

it.each([
	...['N/A', 'n/a', ' N/A ', '', ' \t\n', '-', 'not set', '(not set)', '(Not Set)'],
	...[null, undefined, true, ['Paris'], { name: 'Paris' }],
])('the value %j is no text', (value) => {
	expect(textOrUndefined(value)).toBeUndefined();
});

it.each([
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
])('the value %j is the text %j', (value, text) => {
	expect(textOrUndefined(value)).toBe(text);
});

it.each([
	['visits', {}, 'm_visits'],
	['visits', { pageViews: 'loads' }, 'm_visits'],
	['visits', { visits: 'sessions' }, 'sessions'],
] as const)('the column %s with own names %j is named %s', (column, own, name) => {
	expect(columnNameOf(column, own)).toBe(name);
});

it('default names and labels are unique', () => {
	const columns = Object.values(PROVIDER_COLUMNS);
	expect(new Set(columns.map(({ defaultName }) => defaultName)).size).toBe(columns.length);
	expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length);
});

describe('the cells of a row', () => {
	const row = { date: '2022-05-01', page: 'Home', titre: 'Accueil', m_visits: 0, browser: 'x' };

	it.each([
		['usual', {}, { page: 'Home', visits: 0 }],
		['own', { page: 'titre' }, { page: 'Accueil', visits: 0 }],
	])('are read by %s names', (_whose, own, cells) => {
		expect(readProviderCells(row, ['page', 'visits'], own)).toEqual(cells);
	});

	it('are only the requested ones', () => {
		expect(Object.keys(readProviderCells(row, ['visits', 'city'], {}))).toEqual(['visits', 'city']);
		expect(readProviderCells(row, ['city'], {}).city).toBeUndefined();
		expect(readProviderCells(row, [], {})).toEqual({});
	});

	it('keep their values unchanged', () => {
		const values = { date: null, page: 'N/A', m_visits: '7', m_time_spent: 1.5 };
		const cells = readProviderCells(values, ['date', 'page', 'visits', 'timeSpent'], {});
		expect(cells).toEqual({ date: null, page: 'N/A', visits: '7', timeSpent: 1.5 });
	});
});
