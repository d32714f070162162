import {
	Caller,
	type Report,
	channelItem,
	days,
	exact,
	named,
	splitBy,
	sumOf,
	totalsOf,
} from './caller';

const METRICS = [
	...['hit', 'visit', 'dvisitor', 'click', 'duration', 'scart'],
	...['scartvalid', 'scartvalidamount', 'realscartvalid', 'realscartvalidamount'],
	...['estimatevalid', 'estimatevalidamount'],
];
const ALL = named(...METRICS);

const caller = Caller.forFile();
/** A report of all metrics. */
const all = (more: object = {}) => caller.report(channelItem({ metrics: ALL, ...more }));

function rowsAddedUp(
	report: Report,
	only: (dimensions: string[]) => boolean = () => true,
): number[] {
	const rows = report.data.filter(
		({ dimensions }) => dimensions[0] !== 'GLOBAL' && only(dimensions),
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

	it('channels add up to the GLOBAL row, and every metric has something in it', async () => {
		const report = await all();
		expect(report.data).toHaveLength(11);
		expect(rowsAddedUp(report)).toEqual(totalsOf(report, 'GLOBAL'));
		for (const total of totalsOf(report, 'GLOBAL')) expect(total).toBeGreaterThan(100);
	});

	it('creatives add up to campaigns, publishers, and the channel', async () => {
		const path = 'mcMEDIAINCOMING[?].mcMEDIAAD.mcOPE';
		const ask = (...fields: string[]) => all({ path, dimensions: named(...fields) });
		const publishers = await ask('publisher_name');
		const campaigns = await ask('publisher_name', 'ope_name');
		const creatives = await ask('publisher_name', 'ope_name', 'creative_name');
		const channel = totalsOf(await all(), 'ADVERTISING');
		for (const report of [publishers, campaigns, creatives]) {
			expect(rowsAddedUp(report)).toEqual(channel);
		}
		const criteo = ([publisher]: string[]) => publisher === 'Criteo';
		expect(rowsAddedUp(creatives, criteo)).toEqual(totalsOf(publishers, 'Criteo'));
	});

	it('all campaigns together are the paid channels', async () => {
		const path = 'mcWEBSITE[?].mcGLOBALOPE.mcOPE';
		const campaigns = await all({ path, dimensions: named('media_key', 'ope_name') });
		const ofSocial = ([key]: string[]) => key === 'SOCIAL';
		expect(rowsAddedUp(campaigns, ofSocial)).toEqual(totalsOf(await all(), 'SOCIAL'));
	});

	it.each(['device', 'attributionrule'])('filters on %s', async (field) => {
		const filtered = (...value: (number | string)[]) =>
			all({ segmentFilterClauses: [{ field, operator: 'IN', value }] });
		const whole = totalsOf(await all(), 'GLOBAL');
		const parts = await Promise.all([1, 2, 3].map((value) => filtered(value)));
		if (field === 'attributionrule') {
			for (const part of parts) expect(totalsOf(part, 'GLOBAL')).toEqual(whole);
			return;
		}
		const rest = await filtered('4', '5', '6');
		const sums = METRICS.map((_, metric) =>
			sumOf([...parts, rest].map((part) => totalsOf(part, 'GLOBAL')[metric])),
		);
		expect(sums).toEqual(whole);
	});

	it('an attribution rule moves sales between channels and leaves visits alone', async () => {
		const item = channelItem({ metrics: named('visit', 'scartvalid') });
		const usual = await caller.report(item);
		const clauses = [{ field: 'attributionrule', operator: 'IN', value: [1] }];
		const first = await caller.report({ ...item, segmentFilterClauses: clauses });
		expect(totalsOf(first, 'SOCIAL')[0]).toBe(totalsOf(usual, 'SOCIAL')[0]);
		expect(totalsOf(first, 'SOCIAL')[1]).not.toBe(totalsOf(usual, 'SOCIAL')[1]);
	});

	it('segments add up to the value beside them', async () => {
		const report = await caller.report(
			channelItem({
				metrics: [
					...named('visit', 'scartvalidamount'),
					{ name: 'by type', field: 'scartvalid', segment: { by: 'ordertype' } },
				],
				segments: [{ name: 'Device', type: 'device' }],
			}),
		);
		for (const row of report.data) {
			const [visit, amount, byType] = row.metrics.map((entries) => entries[0]);
			for (const entry of [visit, amount]) {
				const parts = (entry?.segments?.device ?? []).map(({ values }) => values[0]);
				expect(parts).toHaveLength(6);
				expect(sumOf(parts)).toBe(exact(entry?.values[0]));
			}
			const types = (byType?.segments?.ordertype ?? []).map(({ values }) => values[0]);
			expect(sumOf(types)).toBe(exact(byType?.values[0]));
		}
	});

	async function addsUp(split: Report, dateRanges: object[]): Promise<void> {
		const whole = await all({ dateRanges });
		for (const { dimensions } of whole.data) {
			expect(totalsOf(split, ...dimensions)).toEqual(totalsOf(whole, ...dimensions));
		}
	}

	it.each(['D', 'W', 'M'])('a split by %s adds up to the unsplit report', async (dateScale) => {
		const dateRanges = days('2026-01-20', '2026-04-10');
		await addsUp(await all({ dateRanges, ...splitBy(dateScale) }), dateRanges);
	});

	it.each([
		['2026-03-29', 23],
		['2026-10-25', 25],
		['2026-07-01', 24],
	])('the hours of %s add up to the day, and there are %i', async (day, hours) => {
		const dateRanges = days(day);
		const split = await all({ dateRanges, ...splitBy('H') });
		const [range] = split.columnHeader.dateRanges;
		expect(range?.values).toHaveLength(hours);
		expect(range?.to).toBe((range?.from ?? 0) + hours * 3600);
		await addsUp(split, dateRanges);
	});

	it.each([
		['rt#website', 'website_name'],
		['rt#geoloccountry', 'geoloccountry_isocode'],
	])('%s has the same total as the channels', async (kind, field) => {
		const report = await all({ kind, dimensions: named(field) });
		expect(rowsAddedUp(report)).toEqual(totalsOf(await all(), 'GLOBAL'));
	});

	it('the rows per day add up too', async () => {
		const report = await all({ dimensions: named('media_key', 'date_day') });
		expect(report.data).toHaveLength(1 + 10 * 7);
		expect(rowsAddedUp(report)).toEqual(totalsOf(report, 'GLOBAL', 'GLOBAL'));
	});
});

describe('the shop is believable', () => {
	const visitsOn = async (day: string) =>
		totalsOf(
			await caller.report(channelItem({ dateRanges: days(day), metrics: named('visit') })),
			'GLOBAL',
		)[0] ?? 0;

	it('says the same thing twice, also from another sandbox', async () => {
		const other = await Caller.start({ today: '2026-11-25' });
		const item = channelItem({ dateRanges: days('2026-05-01', '2026-05-07'), metrics: ALL });
		const reports = await Promise.all([
			caller.report(item),
			caller.report(item),
			other.report(item),
		]);
		await other.close();
		expect(reports[1]).toEqual(reports[0]);
		expect(reports[2]).toEqual(reports[0]);
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
		const report = await caller.report(
			channelItem({
				path: 'mcWEBSITE[?].mcGLOBALOPE.mcOPE',
				dimensions: named('media_key', 'publisher_name', 'ope_name', 'creative_name', 'date_day'),
				metrics: named('realscartvalid', 'scartvalid', 'scart', 'dvisitor', 'visit', 'hit'),
			}),
		);
		for (const { metrics } of report.data) {
			const values = metrics.map((entries) => exact(entries[0]?.values[0]));
			const [real = 0, sales = 0, carts = 0, visitors = 0, visits = 0, hits = 0] = values;
			expect(real <= sales && sales <= carts && visitors <= visits && visits <= hits).toBe(true);
		}
	});
});
