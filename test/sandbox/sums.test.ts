import {
	Caller,
	type Report,
	channelItem,
	days,
	exact,
	named,
	SITE,
	splitBy,
	sumOf,
	totalsOf,
} from './caller';

const METRICS = [
	...['hit', 'visit', 'dvisitor', 'click', 'duration', 'scart'],
	...['scartvalid', 'scartvalidamount', 'realscartvalid', 'realscartvalidamount'],
	...['estimatevalid', 'estimatevalidamount'],
];
const DISPLAY = 'mcMEDIAINCOMING[?].mcMEDIAAD.mcOPE';
const CAMPAIGNS = 'mcWEBSITE[?].mcGLOBALOPE.mcOPE';

const caller = Caller.forFile();
/** A report of all metrics. */
const all = (more: object = {}) =>
	caller.report(channelItem({ metrics: named(...METRICS), ...more }));

function rowsAddedUp(report: Report, first?: string): number[] {
	const rows = report.data.filter(({ dimensions: [name] }) =>
		first === undefined ? name !== 'GLOBAL' : name === first,
	);
	return METRICS.map((_, metric) =>
		sumOf(rows.flatMap(({ metrics }) => metrics[metric]?.[0]?.values ?? [])),
	);
}

describe('everything adds up exactly', () => {
	// Metrics that were not requested are not calculated, which must not show.
	it('a metric is the same alone and beside all others', async () => {
		const alone = METRICS.map(async (name) =>
			totalsOf(await all({ metrics: named(name) }), 'GLOBAL'),
		);
		expect((await Promise.all(alone)).flat()).toEqual(totalsOf(await all(), 'GLOBAL'));
	});

	it.each<[string, object, string?, string?]>([
		['channels are the total', {}],
		[
			'countries are the total',
			{ kind: 'rt#geoloccountry', dimensions: ['geoloccountry_isocode'] },
		],
		['the website is the total', { kind: 'rt#website', dimensions: ['website_name'] }],
		['days are the total', { dimensions: ['media_key', 'date_day'] }],
		[
			'publishers are their channel',
			{ path: DISPLAY, dimensions: ['publisher_name'] },
			'ADVERTISING',
		],
		['campaigns are their channel', { path: DISPLAY, dimensions: ['ope_name'] }, 'ADVERTISING'],
		[
			'creatives are their channel',
			{ path: DISPLAY, dimensions: ['creative_name'] },
			'ADVERTISING',
		],
		[
			'paid campaigns are theirs',
			{ path: CAMPAIGNS, dimensions: ['media_key', 'ope_name'] },
			'SOCIAL',
			'SOCIAL',
		],
	])(
		'%s',
		async (
			_what,
			{ dimensions = ['media_key'], ...item }: { dimensions?: string[] },
			whole = 'GLOBAL',
			first,
		) => {
			const report = await all({ ...item, dimensions: named(...dimensions) });
			const total = totalsOf(await all(), whole);
			expect(rowsAddedUp(report, first)).toEqual(total);
			for (const figure of total) expect(figure).toBeGreaterThan(10);
		},
	);

	it('devices are the total, and an attribution rule moves sales but no visits', async () => {
		const filtered = async (field: string, ...value: number[]) =>
			all({ segmentFilterClauses: [{ field, operator: 'IN', value }] });
		const usual = await all();
		const parts = await Promise.all(
			[[1], [2], [3], [4, 5, 6]].map((value) => filtered('device', ...value)),
		);
		const sums = METRICS.map((_, metric) =>
			sumOf(parts.map((part) => totalsOf(part, 'GLOBAL')[metric])),
		);
		expect(sums).toEqual(totalsOf(usual, 'GLOBAL'));
		const first = await filtered('attributionrule', 1);
		expect(totalsOf(first, 'GLOBAL')).toEqual(totalsOf(usual, 'GLOBAL'));
		const [visits, sales] = [METRICS.indexOf('visit'), METRICS.indexOf('scartvalid')];
		expect(totalsOf(first, 'SOCIAL')[visits]).toBe(totalsOf(usual, 'SOCIAL')[visits]);
		expect(totalsOf(first, 'SOCIAL')[sales]).not.toBe(totalsOf(usual, 'SOCIAL')[sales]);
	});

	it('segments add up to the value beside them', async () => {
		const byType = { name: 'by type', field: 'scartvalid', segment: { by: 'ordertype' } };
		const metrics = [...named('visit', 'scartvalidamount'), byType];
		const report = await all({ metrics, segments: [{ name: 'Device', type: 'device' }] });
		for (const row of report.data) {
			const entries = row.metrics.map(([entry]) => entry);
			entries.forEach((entry, index) => {
				const parts = entry?.segments?.[index < 2 ? 'device' : 'ordertype'] ?? [];
				expect(parts).toHaveLength(index < 2 ? 6 : 3);
				expect(sumOf(parts.map(({ values }) => values[0]))).toBe(exact(entry?.values[0]));
			});
		}
	});

	it.each([
		['D', '2026-01-20', '2026-04-10', 81],
		['W', '2026-01-20', '2026-04-10', 12],
		['M', '2026-01-20', '2026-04-10', 4],
		['H', '2026-03-29', '2026-03-29', 23],
		['H', '2026-10-25', '2026-10-25', 25],
		['H', '2026-07-01', '2026-07-01', 24],
	])('a split by %s from %s to %s has its whole in %4$i values', async (scale, from, to, count) => {
		const dateRanges = days(from, to);
		const split = await all({ dateRanges, ...splitBy(scale) });
		expect(split.columnHeader.dateRanges[0]?.values).toHaveLength(count);
		const whole = await all({ dateRanges });
		for (const { dimensions } of whole.data) {
			expect(totalsOf(split, ...dimensions)).toEqual(totalsOf(whole, ...dimensions));
		}
	});
});

it('the counts of an audience by value add up to that of its criterion', async () => {
	const counts = async (more: object = {}) => {
		const params = { criteria: 'bought_bags_30d', 'output-as-kv': 1, ...more };
		type Counts = { data: { rows: { count: number }[] } };
		const path = `/ea/${SITE}/db/ebmdb/count_by_criteria.json`;
		const { data } = await caller.call<Counts>('GET', path, undefined, { params });
		return data.data.rows.map(({ count }) => count);
	};
	expect([sumOf(await counts({ 'with-subvalues': 1 }))]).toEqual(await counts());
});

it('every listed path, dimension and metric of every kind can be requested', async () => {
	const list = async (name: string, params: object = {}) =>
		(await caller.call('GET', `/ea/${SITE}/report/batch/${name}.json`, undefined, { params })).data
			.data.rows;
	for (const [kind = '', path = ''] of await list('segmentations')) {
		const firstOf = (rows: string[][]) => named(...rows.map(([first = '']) => first));
		const dimensions = firstOf(await list('dimensions', { kind, path }));
		const metrics = firstOf(await list('metrics', { kind }));
		const dateRanges = [{ range: 'YESTERDAY' }];
		const report = await caller.report({ kind, path, dateRanges, dimensions, metrics });
		expect(report.path).toBe(path);
		expect(report.data.filter((row) => !row.dimensions.includes('GLOBAL'))).not.toEqual([]);
	}
});

describe('the shop is believable', () => {
	const visitsOn = async (day: string) =>
		totalsOf(await all({ dateRanges: days(day), metrics: named('visit') }), 'GLOBAL')[0] ?? 0;

	it('has the same figures twice, also in another sandbox on another day', async () => {
		const other = await Caller.start({ today: '2026-11-25' });
		const item = channelItem({ dateRanges: days('2026-05-01', '2026-05-07') });
		const report = await caller.report(item);
		expect(await caller.report(item)).toEqual(report);
		expect(await other.report(item)).toEqual(report);
		await other.close();
	});

	it('has a Black Friday, two years of history, half of today and no tomorrow', async () => {
		expect(await visitsOn('2025-11-28')).toBeGreaterThan(2 * (await visitsOn('2025-11-14')));
		expect(await visitsOn('2024-11-20')).toBeGreaterThan(5_000);
		expect(await visitsOn('2024-11-19')).toBe(0);
		const today = await visitsOn('2026-11-20');
		expect(today).toBeGreaterThan(1_000);
		expect(today).toBeLessThan(await visitsOn('2026-11-19'));
		expect(await visitsOn('2026-11-21')).toBe(0);
	});

	it('never has more validated sales than sales, nor more sales than carts', async () => {
		const dimensions = named(
			'media_key',
			'publisher_name',
			'ope_name',
			'creative_name',
			'date_day',
		);
		const frequent = ['realscartvalid', 'scartvalid', 'scart', 'dvisitor', 'visit', 'hit'];
		const report = await all({ path: CAMPAIGNS, dimensions, metrics: named(...frequent) });
		for (const { metrics } of report.data) {
			const values = metrics.map((entries) => exact(entries[0]?.values[0]));
			const [real = 0, sales = 0, carts = 0, visitors = 0, visits = 0, hits = 0] = values;
			expect(real <= sales && sales <= carts && visitors <= visits && visits <= hits).toBe(true);
		}
	});
});
