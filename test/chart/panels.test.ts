import type { Cell } from '../../platform/reports/table/tableCell';
import { compared, DATE, figure, tableOf, VISITS } from '../reports/transform/tables';
import { dataOf, shapesIn, svgOf, textsIn } from './drawing';
import { BLUE } from './shapes';
import { RATE } from './tables';

const SITE = figure('Site', 'site', { role: 'dimension', affinity: '' });
const CHANNEL = figure('Channel', 'media_key', { role: 'dimension', affinity: '' });
const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18'];

/** Sites by day, each a little larger than the one before. */
const sitesByDay = (count: number, size = (index: number) => 100 + index) =>
	tableOf(
		[SITE, DATE, VISITS],
		Array.from({ length: count }, (_, index) =>
			DAYS.map((day, place): Cell[] => [`shop-${index}`, day, size(index) + place]),
		).flat(),
	);

const kind = 'multiples';

describe('small multiples', () => {
	it('have a line for each site with the days of all, the largest first', async () => {
		const { panels, categories, sharesScale, note } = await dataOf({ table: sitesByDay(3), kind });
		expect(categories).toEqual(DAYS);
		expect(panels?.map(({ name, series }) => [name, series[0]?.values])).toEqual([
			['shop-2', [102, 103, 104]],
			['shop-1', [101, 102, 103]],
			['shop-0', [100, 101, 102]],
		]);
		expect([sharesScale, note]).toEqual([true, '']);
	});

	it('are the twelve largest of thirty, and the others are named', async () => {
		const { panels, note } = await dataOf({ table: sitesByDay(30), kind });
		expect(panels).toHaveLength(12);
		expect(note.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
			/^12 of 30 · Not shown: shop-17, shop-16, .*, shop-0\.$/,
		);
		const svg = await svgOf({ table: sitesByDay(30), kind });
		const texts = textsIn(svg).map(({ text }) => text);
		expect(texts.filter((text) => /^shop-\d+$/.test(text))).toHaveLength(12);
		expect(texts.join(' ')).toMatch(/shop-17.*shop-0/);
		expect(shapesIn(svg, 'path').filter(({ stroke }) => stroke === BLUE)).toHaveLength(12);
	});

	it('say how many more there are where the names of the others are too long', async () => {
		const table = tableOf(
			[SITE, DATE, VISITS],
			Array.from({ length: 40 }, (_, index) =>
				DAYS.map((day): Cell[] => [`${index} ${'long '.repeat(16)}`, day, index]),
			).flat(),
		);
		expect((await dataOf({ table, kind })).note).toMatch(/^12 of 40 · Not shown: .*, \+23\.$/);
	});

	it('have their own scales where one is much smaller than another, and say so', async () => {
		const data = await dataOf({ table: sitesByDay(2, (index) => 10 ** (1 + 2 * index)), kind });
		expect(data).toMatchObject({ sharesScale: false, note: 'each has its own scale' });
	});

	it('show the period before as a second line, without adding sites up', async () => {
		const table = tableOf(
			[SITE, DATE, ...compared('Sales', 'scartvalid')],
			['a', 'b'].flatMap((site, index) =>
				DAYS.map((day): Cell[] => [site, day, 5 + index, 3 + index, 2, null]),
			),
		);
		const { panels, series } = await dataOf({ table, kind });
		expect(series.map(({ name }) => name)).toEqual(['Now', 'Before']);
		expect(panels?.[0]?.series.map(({ values }) => values)).toEqual([
			[6, 6, 6],
			[4, 4, 4],
		]);
	});

	it('have one line for each pair of names whose figures cannot be added up', async () => {
		const visitors = figure('Visitors', 'dvisitor');
		const rows = DAYS.flatMap((day) => [
			['a', 'SEO', day, 9],
			['a', 'SEA', day, 5],
		]);
		const table = tableOf([SITE, CHANNEL, DATE, visitors], rows);
		const { panels } = await dataOf({ table, kind });
		expect(panels?.map(({ name, series }) => [name, series[0]?.values])).toEqual([
			['a, SEO', [9, 9, 9]],
			['a, SEA', [5, 5, 5]],
		]);
	});

	it('have no legend of the period before where there are no days', async () => {
		const rows = ['a', 'b'].map((site) => [site, 'SEO', 5, 3, 2, null]);
		const table = tableOf([SITE, CHANNEL, ...compared('Sales', 'scartvalid')], rows);
		expect((await dataOf({ table, kind })).series.map(({ name }) => name)).toEqual(['Now']);
	});

	it('have the largest rows of each site where there are no days, and count the others', async () => {
		const table = tableOf(
			[SITE, CHANNEL, VISITS],
			['a', 'b'].flatMap((site) =>
				Array.from({ length: 8 }, (_, index): Cell[] => [site, `Channel ${index}`, 10 * index]),
			),
		);
		const { panels } = await dataOf({ table, kind });
		expect(panels?.[0]).toMatchObject({
			...{ name: 'a', note: 'and 2 more rows' },
			categories: [7, 6, 5, 4, 3, 2].map((index) => `Channel ${index}`),
			texts: ['70', '60', '50', '40', '30', '20'],
		});
	});

	it('never add up rates of rows with one name', async () => {
		const table = tableOf(
			[SITE, CHANNEL, RATE],
			[
				['a', 'x', 10],
				['a', 'x', 20],
			],
		);
		const [panel] = (await dataOf({ table, kind })).panels ?? [];
		expect(panel?.series[0]?.values).toEqual([20, 10]);
	});

	it('are lines or bars where nothing names the small charts', async () => {
		const days = tableOf([DATE, VISITS], [...DAYS.map((day): Cell[] => [day, 1])]);
		expect((await dataOf({ table: days, kind })).kind).toBe('lines');
		const channels = tableOf([CHANNEL, VISITS], [['x', 1]]);
		expect((await dataOf({ table: channels, kind })).kind).toBe('bars');
	});
});
