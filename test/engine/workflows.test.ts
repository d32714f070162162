import { parse } from 'csv-parse/sync';
import { DateTime } from 'luxon';
import { readWorkflow } from '../../demo/workflows';
import { lines, type Run } from '../../harness/engine';
import type { RawReport } from './report/raw';
import { channelNamed, downloadRaw } from './report/raw';
import { jsonOf } from '../support/stage';
import { withStage } from '../support/withStage';

const BY_CHANNEL = 'Last Week by Channel';
const BY_DAY = 'Last Week by Channel and Day';
const LABELS = ['Visits', 'Validated sales', 'Validated revenue'];
const FIELDS = ['visit', 'realscartvalid', 'realscartvalidamount'];

/** The week before this one, from Monday, in the site's time zone. */
function lastWeek() {
	const monday = DateTime.now().setZone('Europe/Paris').startOf('week').minus({ weeks: 1 });
	const [dateFrom, dateTo] = [monday.toISODate(), monday.plus({ days: 6 }).toISODate()];
	return { dateFrom, dateTo, dateFormat: 'YYYY-MM-DD' };
}

/** Visits, sales, and revenue in cents: whole numbers, which add up exactly. */
type Figures = number[];

const inUnits = (values: unknown[]): Figures =>
	values.map((value, index) =>
		Math.round(Number(value) * (LABELS[index] === 'Validated revenue' ? 100 : 1)),
	);

function add(sums: Map<string, Figures>, channel: string, figures: Figures): void {
	const before = sums.get(channel) ?? [0, 0, 0];
	sums.set(
		channel,
		before.map((value, index) => value + (figures[index] ?? Number.NaN)),
	);
}

function sumsOfTable(rows: Array<Record<string, unknown>>): Map<string, Figures> {
	const sums = new Map<string, Figures>();
	for (const row of rows) {
		add(sums, String(row.Channel), inUnits(LABELS.map((label) => row[label])));
	}
	return sums;
}

function sumsOfRaw({ data }: RawReport): Map<string, Figures> {
	const sums = new Map<string, Figures>();
	for (const { dimensions, metrics } of data) {
		const moments = metrics[0]?.[0]?.values.length ?? 0;
		for (let moment = 0; moment < moments; moment++) {
			const values = metrics.map((ranges) => ranges[0]?.values[moment]);
			add(sums, channelNamed(dimensions[0] ?? ''), inUnits(values));
		}
	}
	return sums;
}

function withoutTotal(sums: Map<string, Figures>): Map<string, Figures> {
	return new Map([...sums].filter(([channel]) => channel !== 'GLOBAL'));
}

const request = (more: object = {}) => ({
	reports: [
		{
			kind: 'rt#insummary',
			dateRanges: [lastWeek()],
			dimensions: [{ name: 'Channel', field: 'media_key' }],
			metrics: FIELDS.map((field, index) => ({ field, name: LABELS[index] })),
			...more,
		},
	],
});

describe.each(lines())('the weekly channel report, on %s', (line) => {
	// The workflow counts weeks by the real clock, and so does the platform.
	const stage = withStage(line, { remembers: true, today: undefined });
	let run: Run;
	let csv: Array<Record<string, string>>;
	let whole: RawReport;
	let daily: RawReport;

	beforeAll(async () => {
		run = await stage.run({ workflow: await readWorkflow('weekly-channel-report') });
		whole = await downloadRaw(stage.sandbox, request());
		daily = await downloadRaw(
			stage.sandbox,
			request({ dateScale: 'D', dateRangeSplitPerScale: true }),
		);
		csv = parse((await stage.engine.binary(run.items(BY_DAY)[0])).toString(), { columns: true });
	});

	it('runs without an error', () => {
		expect(run.error).toBeUndefined();
		expect(run.status).toBe('success');
		expect(run.items(BY_DAY)).toHaveLength(1);
	});

	it('has rows that equal the raw download to the cent', () => {
		const rows = jsonOf(run.items(BY_CHANNEL));
		expect(rows).toHaveLength(10);
		expect(Object.keys(rows[0] ?? {})).toEqual([
			'Site',
			'First Day',
			'Last Day',
			'Channel',
			...LABELS,
		]);
		expect(sumsOfTable(rows)).toEqual(withoutTotal(sumsOfRaw(whole)));
	});

	it('has a CSV that equals the raw download by day to the cent', () => {
		expect(Object.keys(csv[0] ?? {})).toEqual(['Channel', 'date', ...LABELS]);
		expect(csv).toHaveLength(10 * 7);
		const lineOf = (channel?: string, date?: string) =>
			csv.find((row) => row.Channel === channel && row.date === date);
		const { tzone, values } = daily.columnHeader.dateRanges[0] ?? { tzone: 'UTC', values: [] };
		// A Swedish date has the ISO format.
		const day = new Intl.DateTimeFormat('sv-SE', { timeZone: tzone });
		for (const { dimensions, metrics } of daily.data) {
			if (dimensions[0] === 'GLOBAL') continue;
			for (const [moment, { epoch }] of values.entries()) {
				const row = lineOf(channelNamed(dimensions[0] ?? ''), day.format(epoch * 1_000));
				const expected = metrics.map((ranges) => ranges[0]?.values[moment]);
				expect(inUnits(LABELS.map((label) => row?.[label]))).toEqual(inUnits(expected));
			}
		}
	});

	it('contains no total row', () => {
		const channels = [...jsonOf(run.items(BY_CHANNEL)), ...csv].map(({ Channel }) => Channel);
		expect(channels).toHaveLength(80);
		expect(channels).not.toContain('GLOBAL');
	});

	it("adds up: channels to the platform's total, and days to the week", () => {
		const rows = sumsOfTable(jsonOf(run.items(BY_CHANNEL)));
		const all = new Map<string, Figures>();
		for (const figures of rows.values()) add(all, 'GLOBAL', figures);
		expect(all.get('GLOBAL')).toEqual(sumsOfRaw(whole).get('GLOBAL'));
		expect(sumsOfTable(csv)).toEqual(rows);
	});

	it('submits two reports and waits for both', () => {
		expect(run.items(BY_DAY)[0]?.json).toMatchObject({ rows: 70, fileName: 'channels-by-day.csv' });
		const nodes = stage.submitted().slice(0, 2);
		expect(nodes).toEqual([request(), request({ dateScale: 'D', dateRangeSplitPerScale: true })]);
	});
});
