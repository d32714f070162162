import { parse } from 'csv-parse/sync';
import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { columns } from '../../../harness/workflows';
import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { shownDays } from '../../../platform/base/dates/shownDays';
import type { Days } from './periods';
import {
	METRICS,
	change,
	figuresOf,
	firstOfMonth,
	labeled,
	lastMonth,
	lastWeek,
	monday,
	monthBefore,
	scenes,
	shown,
	today,
	toNumber,
} from './periods';
import { channelNamed } from './raw';

describe.each(newestLine())('the transformed result of a report, on %s', (line) => {
	const stage = withStage(line, { today: undefined });

	const numbersOf = async (days: Days) => await figuresOf(stage.sandbox, days);

	/** The expected rows, computed from two downloads. */
	async function comparisonOf(days: Days, before: Days) {
		const [now, then] = await Promise.all([numbersOf(days), numbersOf(before)]);
		const channels = [...new Set([...now.keys(), ...then.keys()])];
		return channels.map((channel) => {
			const figures = Object.values(METRICS).map((name, at) =>
				change(name, now.get(channel)?.[at] ?? 0, then.get(channel)?.[at] ?? 0),
			);
			return Object.assign({ Channel: channelNamed(channel) }, ...figures) as IDataObject;
		});
	}

	const byChannel = (rows: readonly IDataObject[]) =>
		[...rows].sort((a, b) => String(a.Channel).localeCompare(String(b.Channel)));

	it.each(scenes)('compares %s', async (_, set, days, before) => {
		const run = await stage.report({ ...labeled, ...set });
		const expected = await comparisonOf(days, before);
		expect(byChannel(run.items)).toEqual(byChannel(expected));
		expect(stage.submitted()[0]).toMatchObject({
			reports: [
				{
					dateRanges: [days, before].map(([dateFrom, dateTo]) => ({
						dateFrom,
						dateTo,
						dateFormat: 'YYYY-MM-DD',
					})),
				},
			],
		});
		const said = ([from, to]: Days) => shownDays({ from, to });
		expect(run.hints.join(' ')).toContain(
			`The figures are for ${said(days)}, compared with ${said(before)}.`,
		);
	});

	it("resolves each period in the site's time zone, which it requests once", async () => {
		const names = ['today', 'thisWeek'];
		const weeks = ['lastWeek', 'thisMonth', 'lastMonth', 'thisYear', 'LAST_7_DAYS', 'YESTERDAY'];
		// Its time zones are not known from other tests.
		const other = await stage.beside();
		const run = await other.report(
			{ period: '={{ $json.period }}' },
			{ input: [...names, ...weeks].map((period) => ({ period })) },
		);
		expect(run.error).toBeUndefined();
		const ranges = other.submitted().map((body) => body as { reports: [{ dateRanges: object[] }] });
		const expected: Days[] = [
			[today, today],
			[monday, today],
			lastWeek,
			[firstOfMonth(0), today],
			lastMonth,
			[`${today.slice(0, 4)}-01-01`, today],
		];
		const plain = expected.map(([dateFrom, dateTo]) => [
			{ dateFrom, dateTo, dateFormat: 'YYYY-MM-DD' },
		]);
		const named = [[{ range: 'LAST_7_DAYS' }], [{ range: 'YESTERDAY' }]];
		const asked = ranges.map(({ reports: [{ dateRanges }] }) => JSON.stringify(dateRanges)).sort();
		expect(asked).toEqual([...plain, ...named].map((one) => JSON.stringify(one)).sort());
		expect(other.requests('getallowedwebsite.json')).toHaveLength(1);
	});

	it('requests no time zone if the platform determines the days', async () => {
		await stage.report({ period: 'lastDays', lastDays: 7 });
		expect(stage.submitted()).toMatchObject([
			{ reports: [{ dateRanges: [{ range: 'LAST_7_DAYS' }] }] },
		]);
		expect(stage.requests('getallowedwebsite.json')).toHaveLength(0);
	});

	const largestLossFirst: INodeParameters = {
		period: 'lastMonth',
		compareWith: 'before',
		metrics: columns({ scartvalid: 'Sales' }),
		rates: { rate: [{ rate: 'conversionRate' }] },
		order: {
			by: { column: 'Sales Change', direction: 'smallest', keepFirst: 3, others: true },
		},
		options: { totalsAs: 'row' },
	};

	/** The three largest losses, the others and the total, computed from two downloads. */
	async function losses(): Promise<Array<Record<string, number | string | null>>> {
		const [now, then] = await Promise.all([numbersOf(lastMonth), numbersOf(monthBefore)]);
		const all = [...now].map(([channel, [visits = 0, sales = 0]]) => {
			const [visitsBefore = 0, salesBefore = 0] = then.get(channel) ?? [];
			return { channel, visits, sales, visitsBefore, salesBefore };
		});
		all.sort((a, b) => a.sales - a.salesBefore - (b.sales - b.salesBefore));
		const sum = (rows: typeof all, channel: string) =>
			rows.reduce(
				(one, row) => ({
					channel,
					visits: one.visits + row.visits,
					sales: one.sales + row.sales,
					visitsBefore: one.visitsBefore + row.visitsBefore,
					salesBefore: one.salesBefore + row.salesBefore,
				}),
				{ channel, visits: 0, sales: 0, visitsBefore: 0, salesBefore: 0 },
			);
		return [...all.slice(0, 3), sum(all.slice(3), 'Others'), sum(all, 'Total')].map((row) => ({
			channel: row.channel,
			...change('Sales', row.sales, row.salesBefore),
			'Conversion Rate (%)': shown((row.sales / row.visits) * 100),
			'Conversion Rate (%) Before': shown((row.salesBefore / row.visitsBefore) * 100),
			'Conversion Rate Change (Points)': shown(
				(row.sales / row.visits) * 100 - (row.salesBefore / row.visitsBefore) * 100,
			),
		}));
	}

	async function expectedLosses() {
		return (await losses()).map(({ channel, ...figures }) => ({
			Channel: channelNamed(String(channel)),
			...figures,
		}));
	}

	it('has the largest losses first, the rest as others, totals, and rates of sums in all of them', async () => {
		const run = await stage.report(largestLossFirst);
		const rows = run.items;
		expect(rows).toEqual(await expectedLosses());
		expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys((await expectedLosses())[0] ?? {}));
	});

	it.each(['csv', 'json'])('is the same in a %s file', async (output) => {
		const run = await stage.report({ ...largestLossFirst, output });
		const [item] = run.output();
		const text = (await stage.engine.binary(item)).toString();
		const rows: unknown =
			output === 'json' ? JSON.parse(text) : parse(text, { columns: true, cast: toNumber });
		expect(rows).toEqual(await expectedLosses());
		expect(item?.json).toMatchObject({
			rows: 5,
			from: lastMonth[0],
			to: lastMonth[1],
			comparedFrom: monthBefore[0],
			comparedTo: monthBefore[1],
		});
	});

	it('is the same when Collect fetches what Submit has submitted', async () => {
		const submitted = await stage.report({ ...largestLossFirst, operation: 'submit' });
		const [handle] = submitted.items;
		expect(handle).toMatchObject({
			from: lastMonth[0],
			comparedTo: monthBefore[1],
			report: { sortBy: 'Sales Change', largestFirst: false, keepFirst: 3, others: 'Others' },
		});
		const collected = await stage.report(
			{ operation: 'collect', site: '={{ $json.site }}', jobId: '={{ $json.jobId }}' },
			{ input: [handle ?? {}] },
		);
		expect(collected.itemsOf(1)).toEqual(await expectedLosses());
	});

	it('reports an unknown column before anything is submitted', async () => {
		const order = { by: { column: 'Visits Chnge' } };
		const run = await stage.report({ compareWith: 'before', order });
		expect(run.error?.message).toContain('Sort By: there is no column "Visits Chnge"');
		expect(run.error?.description).toContain('Channel, Visits, Visits Before, Visits Change');
		expect(stage.submitted()).toEqual([]);
	});
});
