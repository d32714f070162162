import type { Cell } from '../../platform/reports/table/tableCell';
import { CHANNEL, figure, tableOf, visitsOf } from '../reports/transform/tables';
import { dataOf, svgOf, textsIn } from './drawing';
import { DATE, RATE, VISITS, named, namesOf } from './tables';

describe('a row without a name', () => {
	test('is labeled as unnamed in the language of the chart', async () => {
		const table = visitsOf(['', 3], [null, 2], ['A', 1]);
		expect((await dataOf({ table })).categories).toEqual(['(empty)', 'A']);
		expect((await dataOf({ table, language: 'fr' })).categories).toEqual(['(vide)', 'A']);
		expect((await dataOf({ table, language: 'de' })).categories).toEqual(['(leer)', 'A']);
		expect((await dataOf({ table, language: 'es' })).categories).toEqual(['(vacío)', 'A']);
	});

	test('is a series of its own by day, and takes the name of the metric where there are no names', async () => {
		const lines: Cell[][] = [
			['', '2026-11-09', 3],
			['A', '2026-11-09', 1],
			['A', '2026-11-10', 1],
		];
		expect(namesOf(await dataOf({ table: tableOf([CHANNEL, DATE, VISITS], lines) }))).toEqual([
			'(empty)',
			'A',
		]);
		const alone = lines.map(([, ...cells]) => cells);
		expect(namesOf(await dataOf({ table: tableOf([DATE, VISITS], alone) }))).toEqual(['Visits']);
		expect((await dataOf({ table: tableOf([RATE], [[5]]) })).categories).toEqual(['Rate']);
	});
});

describe('the number of rows', () => {
	const ten = named([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
	const sum = { rows: 5, others: 'Others' };
	test.each([
		['kept with a sum', { top: sum, sortedBy: 'Visits' }, '5 of 10 + Others'],
		['kept without', { top: { rows: 5 } }, '5 of 10'],
		['all kept', { top: { rows: 10, others: 'Others' } }, ''],
		['shares', { top: sum, kind: 'shares' }, '5 of 10 + Others'],
		['shares that are cut', { top: { rows: 5 }, kind: 'shares' }, '5 of 10'],
		['more than have room', { kind: 'shares' }, '8 of 10 + Others'],
	] as const)('counts all rows: %s', async (_, how, note) => {
		expect((await dataOf({ table: ten, ...how })).note).toBe(note);
	});

	test('counts as one bar those that do not fit, and those that the report has summed up', async () => {
		const many = named(Array.from({ length: 20 }, (_, index) => 100 - index));
		const data = await dataOf({ table: many, top: { rows: 15, others: 'Others' } });
		expect(data.note).toBe('12 of 20 + Others: 676');
		expect(data.categories).toHaveLength(12);
		expect(data.rest).toBeUndefined();
		const few = await dataOf({ table: many, top: { rows: 18, others: 'Others' }, language: 'fr' });
		expect(few.note).toMatch(/^12 sur 20 \+ Autres\u00a0: 676$/);
	});

	test('of a chart by day counts rows, not days', async () => {
		const table = tableOf(
			[CHANNEL, DATE, VISITS],
			[
				['A', '2026-11-10', 9],
				['A', '2026-11-09', 8],
				['B', '2026-11-09', 7],
			],
		);
		const top = { rows: 2, others: 'Others' };
		const data = await dataOf({ table, top });
		expect(data).toMatchObject({
			categories: ['2026-11-09', '2026-11-10'],
			note: 'and 1 more row',
		});
		expect(namesOf(data)).toEqual(['A']);
		expect((await dataOf({ table, top: { rows: 1 } })).note).toBe('and 2 more rows');
		const bars = await dataOf({ table, top, kind: 'bars' });
		expect(bars).toMatchObject({
			categories: ['A', 'Others'],
			note: '',
		});
	});
});

test('a report without figures is drawn as a sentence that says so', async () => {
	const data = await dataOf({ table: tableOf([CHANNEL], [['A']]) });
	expect(data).toMatchObject({
		categories: [],
		series: [],
		measure: '',
		empty: 'There are no rows.',
	});
	const texts = textsIn(await svgOf({ table: tableOf([CHANNEL], [['A']]) })).map(
		({ text }) => text,
	);
	expect(texts).toContain('There are no rows.');
});

test('a name cannot break the line or reverse its direction', async () => {
	const unclean = 'a\nb\u0000\u202ec\ud800\u2066d\ufffe';
	const clean = 'a b c\ufffdd\ufffd';
	const visits = figure(unclean, 'visit');
	const table = tableOf([{ ...CHANNEL, name: `x${unclean}` }, visits], [[unclean, 1]]);
	const data = await dataOf({ table, title: unclean, site: unclean });
	expect(data).toMatchObject({ title: clean, measure: clean, categories: [clean] });
	expect(data.place).toMatch(`${clean}, Nov 9`);
	expect((await dataOf({ table })).title).toBe(`${clean} by x${clean}`);
	const series = tableOf([DATE, visits], [['2026-11-09', 1]]);
	expect(namesOf(await dataOf({ table: series }))).toEqual([clean]);
	expect(await svgOf({ table, title: unclean, site: unclean })).not.toMatch(
		/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069\ufffe]|\p{Cs}/u,
	);
});
