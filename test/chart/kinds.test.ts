import type { TableColumn } from '../../platform/reports/table/reportTable';
import { CHANNEL, figure, tableOf } from '../reports/transform/tables';
import { dataOf } from './drawing';
import { COMPARED, DATE, LOSSES, RATE, VISITS, named, namesOf } from './tables';

describe('series', () => {
	const byDay = (names: readonly string[]) =>
		tableOf(
			[CHANNEL, DATE, VISITS],
			names.flatMap((name, index) => [
				[name, '2026-11-10', index],
				[name, '2026-11-09', 10 * index],
			]),
		);
	const NINE = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

	test('are the largest ones, with all others added up as one', async () => {
		const data = await dataOf({ table: byDay([...NINE, 'J']) });
		expect(namesOf(data)).toEqual(['J', 'I', 'H', 'G', 'F', 'E', 'D', 'C', 'Others']);
		expect(data.series.at(-1)).toMatchObject({ values: [10, 1], isQuiet: true });
		expect(data).toMatchObject({ note: '8 of 10 + Others', isStacked: true, areMoments: true });
	});

	test('of rates have no series for all others', async () => {
		const table = tableOf(
			[CHANNEL, DATE, RATE],
			NINE.map((name, index) => [name, '2026-11-09', index]),
		);
		const data = await dataOf({ table, kind: 'columns' });
		expect(data.series).toHaveLength(8);
		expect(data).toMatchObject({ note: '8 of 9', isStacked: false, kind: 'columns' });
	});

	test('of two periods keep the order of time, whichever is larger', async () => {
		const [, ...figures] = COMPARED;
		const table = tableOf(
			[DATE, ...figures],
			[
				['2026-11-09', 5, 30, 0, 0],
				['2026-11-10', 5, 30, 0, 0],
			],
		);
		const data = await dataOf({ table });
		expect(data).toMatchObject({
			kind: 'lines',
			isStacked: false,
			series: [
				{ name: 'Now', isQuiet: false },
				{ name: 'Before', isQuiet: true },
			],
		});
	});

	test('of one moment are drawn as columns', async () => {
		const data = await dataOf({ table: tableOf([DATE, VISITS], [['2026-11-09', 5]]) });
		expect(data).toMatchObject({ kind: 'columns', isStacked: false });
		expect(data.label('2026-11-09')).toBe('Nov 9');
	});
});

describe('a chosen chart type', () => {
	const [, ...figures] = COMPARED;
	const days = ['2026-11-09', '2026-11-10'];
	const dated = (column: TableColumn) =>
		tableOf(
			[DATE, column],
			days.map((day) => [day, 5]),
		);
	const datedNames = (column: TableColumn) =>
		tableOf(
			[CHANNEL, DATE, column],
			days.map((day) => ['A', day, 5]),
		);
	const flat = named([1]);
	test.each([
		['dated', dated(VISITS), ['lines', 'lines', 'columns', 'columns', 'lines']],
		['dated rates', dated(RATE), ['lines', 'lines', 'columns', 'columns', 'lines']],
		['dated names', datedNames(VISITS), ['lines', 'lines', 'columns', 'bars', 'shares']],
		['dated names of rates', datedNames(RATE), ['lines', 'lines', 'columns', 'columns', 'lines']],
		['flat', flat, ['bars', 'bars', 'bars', 'bars', 'shares']],
		['flat rates', tableOf([CHANNEL, RATE], [['A', 5]]), ['bars', 'bars', 'bars', 'bars', 'bars']],
		['nameless', tableOf(figures, [[5, 4, 1, 25]]), ['bars', 'bars', 'bars', 'bars', 'bars']],
	] as const)('is drawn where it fits: %s', async (_, table, kinds) => {
		const asked = [undefined, 'lines', 'columns', 'bars', 'shares'] as const;
		const got = [];
		for (const kind of asked) got.push((await dataOf({ table, ...(kind ? { kind } : {}) })).kind);
		expect(got).toEqual(kinds);
	});
});

describe('shares', () => {
	it.each([
		[[10, -4, 3], 'without negative values'],
		[[10, 0, 3], ''],
	])('of %j have the note %j', async (values, note) => {
		expect(await dataOf({ table: named(values), kind: 'shares' })).toMatchObject({ note });
		expect(await dataOf({ table: named(values), kind: 'bars' })).toMatchObject({ note: '' });
	});

	test('are computed of additive metrics, each next to the one of the previous period', async () => {
		const data = await dataOf({ table: LOSSES, kind: 'shares' });
		expect(data).toMatchObject({
			title: 'Sales by Channel',
			categories: ['Sales', 'Sales, Before'],
			isStacked: true,
			areMoments: false,
		});
		const two = await dataOf({
			table: named([3, 1], figure('Clicks', 'click'), RATE),
			kind: 'shares',
		});
		expect(two).toMatchObject({
			title: 'Visits, Clicks, and Rate by Channel',
			categories: ['Visits', 'Clicks'],
			measure: 'Visits',
		});
	});

	test('include the rows that the report has summed up', async () => {
		const top = { rows: 2, others: 'Others' };
		const data = await dataOf({ table: named([50, 40, 5, 3]), top, kind: 'shares' });
		expect(data.series).toMatchObject([
			{ name: 'Row 0', values: [50] },
			{ name: 'Row 1', values: [40] },
			{ name: 'Others', values: [8], isQuiet: true },
		]);
	});
});
