import type { IDataObject } from 'n8n-workflow';
import type { ProviderRow } from '../../sandbox/provider/providerCaller';
import { newestLine } from '../../../harness/engine';
import { type Stage, pairedItemsOf } from '../../support/stage';
import { begun } from '../../support/sideBySide';
import { withStage } from '../../support/withStage';
import { expectedOf, heldOf, KINDS } from './held';
import { ALL_LEVELS, DAY, historyOf, named, NEXT_DAY, ONE_DAY, periods, providerOf } from './scene';
import { asked, QUESTIONS, reImport, TWO_DAYS, uploads, withReference } from './scene';

const DAYS = [DAY, NEXT_DAY];
const MAILING = { sourceNames: { sourceName: [{ word: 'Email marketing', meaning: 'MAILING' }] } };

/** Kinds of each level, and a day's counts of rows, combined ones and rejected ones. */
const COUNTS: Record<string, [kinds: string[], rows: number, combined: number, not: number]> = {
	site: [['website'], 1, 0, 0],
	page: [['pagetree'], 24, 1, 0],
	freeSources: [['searchengine', 'refererdomain'], 9, 2, 3],
	paidSources: [['opedata'], 9, 0, 3],
	geography: [['geoloccountry'], 11, 0, 2],
};
const ACCEPTED: Record<string, number> = {
	website: 1,
	pagetree: 24,
	searchengine: 4,
	refererdomain: 5,
	opedata: 9,
	geoloccountry: 11,
};
const SITE = ['visit', 'dvisitor', 'duration'];
const LEFT_OUT: Record<string, string[]> = {
	freeSources: [
		'Referring Domains: Daily Unique Visitors, which cannot be added up where several rows are merged into one',
	],
};
const METRICS: Record<string, string[]> = {
	page: ['hit', 'visit', 'duration', 'visitin', 'visitone'],
	geography: SITE.slice(0, 2),
};

describe.each(newestLine())('Re-Import, on %s', (line) => {
	const whole = withStage(line);
	let stage: Stage;
	const reference = withReference();

	beforeEach(async () => {
		stage = await whole.beside();
	});

	/** An import of two days, which several tests look at. */
	const imported = begun(async () => {
		const own = await whole.beside();
		return { own, ...(await reImport(own)) };
	});

	/** The sums of the figures of a level on a day; there is none of daily unique visitors. */
	async function figuresOf(level: string, day: string): Promise<IDataObject> {
		const sums: Record<string, number> = {};
		const days = { from: day, to: day };
		const metrics = METRICS[level] ?? SITE;
		for (const kind of COUNTS[level]?.[0] ?? []) {
			for (const row of await expectedOf(reference, kind, [days], [day])) {
				row.slice(-metrics.length).forEach((values, at) => {
					const name = metrics[at] ?? '';
					if (name === 'dvisitor' && level !== 'site') return;
					sums[name] = (sums[name] ?? 0) + Number(values);
				});
			}
		}
		return sums;
	}

	it('imports all levels of two days, and reports each', async () => {
		const { days } = await imported();
		const expected: IDataObject[] = [];
		for (const day of DAYS) {
			for (const level of ALL_LEVELS) {
				const [kinds, rows, combined, notImported] = COUNTS[level] ?? [[], 0, 0, 0];
				const replies = kinds.map((kind): [string, IDataObject] => [
					kind,
					{ accepted: ACCEPTED[kind], rejected: 0, rejected_lines: [] },
				]);
				expected.push({
					level,
					day,
					imported: true,
					confirmed: true,
					rows,
					combined,
					notImported,
					figures: await figuresOf(level, day),
					leftOut: LEFT_OUT[level] ?? [],
					approximations: level === 'geography' ? ['"Swizerland" was read as CH'] : [],
					replies: Object.fromEntries(replies),
				});
			}
		}
		expect(days).toEqual(expected);
	});

	it.each(KINDS)("transfers the provider's data into reports of %s", async (kind) => {
		const { own } = await imported();
		const rows = await heldOf(own, kind, TWO_DAYS);
		expect(rows).toHaveLength(ACCEPTED[kind] ?? 0);
		expect(rows).toEqual(await expectedOf(reference, kind, [TWO_DAYS], DAYS));
	});

	it('sends a query per level and one for page URLs, with the economy mode off, and a file per kind and day', async () => {
		const { own } = await imported();
		expect(periods(own)).toEqual(QUESTIONS.map(() => DAYS));
		for (const { options } of asked(own)) expect(options).toEqual({ eco_mode: false });
		const kinds = ALL_LEVELS.flatMap((level) => COUNTS[level]?.[0] ?? []);
		expect(uploads(own).map(named)).toEqual(
			['10/01/2022', '11/01/2022'].flatMap((day) => kinds.map((kind) => `${kind} ${day}`)),
		);
		const { connectorToken } = own.sandbox;
		for (const { path, headers } of uploads(own)) {
			expect(path).toContain(`/ea/v2/${connectorToken}/epc/shop-eu/analyticsimport/`);
			expect(headers['x-api-key']).toBeUndefined();
		}
	});

	it('lists rows that were not imported, with their figures', async () => {
		const { notImported } = await reImport(stage, ONE_DAY);
		const figures = ['m_visits', 'm_unique_visitors'];
		const bySource = ['date', 'src', 'src_detail', ...figures, 'm_time_spent'];
		const sources = await reference.rows(bySource);
		const countries = await reference.rows(['date', 'geo_country', ...figures]);
		const free = (src: string, reason: string) =>
			sources
				.filter((row) => row.src === src)
				.map((row) => ({
					level: 'freeSources',
					day: DAY,
					reason,
					row: { source: src, sourceDetail: row.src_detail, ...visits(row) },
				}));
		const paid = (src: string, detail: string, publisher: string, reason: string) =>
			sources
				.filter((row) => row.src === src && row.src_detail === detail)
				.map((row) => ({
					level: 'paidSources',
					day: DAY,
					reason,
					row: { source: src, publisher, campaign: detail, ...visits(row) },
				}));
		const place = (country: string, reason: string) =>
			countries
				.filter((row) => row.geo_country === country)
				.map(({ m_visits, m_unique_visitors }) => ({
					level: 'geography',
					day: DAY,
					reason,
					row: { country, visits: m_visits, uniqueVisitors: m_unique_visitors },
				}));
		const unknown =
			'The source "Email marketing" is unknown: choose its meaning under Source Names';
		expect(notImported).toEqual([
			...free('Direct access', 'Direct Access cannot be imported'),
			...free('Social media', 'Social Network (Free) cannot be imported'),
			...paid('Email marketing', 'Birthday offer', 'Newsletter', unknown),
			...paid('Email marketing', 'Weekly news', 'Newsletter', unknown),
			...paid('Unclassified campaign', 'Old tag 2019', 'N/A', 'The campaign has no publisher'),
			...place('Atlantis', 'No country is called "Atlantis"'),
			...place('N/A', 'The country is unknown'),
		]);
		expect(notImported).toHaveLength(8);
	});

	it("imports the user's source names, and rows without a name under one", async () => {
		const options = { ...MAILING, nameWhenMissing: '(unknown)' };
		const levels = ['freeSources', 'paidSources'];
		const { days, notImported } = await reImport(stage, { ...ONE_DAY, levels, options });
		expect(days).toMatchObject([
			{ level: 'freeSources', notImported: 3 },
			{ level: 'paidSources', rows: 12, notImported: 0 },
		]);
		expect(JSON.stringify(notImported)).not.toMatch(/Email marketing|paidSources/);
		const campaigns = await reference.rows(['date', 'src', 'src_campaign', 'm_visits']);
		const visitsOf = (name: string) =>
			campaigns.filter((row) => row.src_campaign === name).map((row) => row.m_visits);
		const rows = await heldOf(stage, 'opedata', ONE_DAY);
		expect(
			rows.map(([channel, publisher, name, values]) => [channel, publisher, name, values]),
		).toEqual(
			expect.arrayContaining([
				['MAILING', 'Newsletter', 'Weekly news', visitsOf('Weekly news')],
				['MAILING', 'Newsletter', 'Birthday offer', visitsOf('Birthday offer')],
				['ADVERTISING', '(unknown)', 'Old tag 2019', visitsOf('Old tag 2019')],
			]),
		);
	});

	it('sends the website name that the user entered', async () => {
		const options = { websiteName: ' My shop ' };
		await reImport(stage, { ...ONE_DAY, levels: ['site'], options });
		const [[name] = []] = await heldOf(stage, 'website', ONE_DAY);
		expect(name).toBe('My shop');
	});

	it('sends nothing for days without data', async () => {
		const { days, notImported } = await reImport(stage, {
			from: '2023-03-16',
			to: '2023-03-17',
			levels: ['site', 'freeSources'],
		});
		expect(days).toMatchObject([
			{ level: 'site', day: '2023-03-16', imported: true, rows: 1 },
			{ level: 'freeSources', day: '2023-03-16', imported: true, rows: 9 },
			{ level: 'site', day: '2023-03-17', imported: false, rows: 0, figures: {}, replies: {} },
			{ level: 'freeSources', day: '2023-03-17', imported: false, rows: 0, notImported: 0 },
		]);
		expect(notImported.filter(({ day }) => day !== '2023-03-16')).toEqual([]);
		expect(uploads(stage).map(named)).toEqual(
			['website', 'searchengine', 'refererdomain'].map((kind) => `${kind} 16/03/2023`),
		);
	});

	it('follows the parameters of each input item', async () => {
		const parameters = historyOf({
			importSite: '={{ $json.site }}',
			levels: ['site'],
			from: '={{ $json.day }}',
			to: '={{ $json.day }}',
		});
		const input = [
			{ site: 'shop-eu', day: DAY },
			{ site: 'shop-ca', day: NEXT_DAY },
		];
		const run = await stage.play(providerOf(parameters, { input }));
		expect(run.items).toMatchObject([{ day: DAY }, { day: NEXT_DAY }]);
		expect(pairedItemsOf(run.output())).toEqual([{ item: 0 }, { item: 1 }]);
		expect(uploads(stage).map(({ path }) => /epc\/([^/]+)/.exec(path)?.[1])).toEqual(
			input.map(({ site }) => site),
		);
	});
});

function visits(row: ProviderRow): IDataObject {
	const { m_visits, m_unique_visitors, m_time_spent } = row;
	return { visits: m_visits, uniqueVisitors: m_unique_visitors, timeSpent: m_time_spent };
}
