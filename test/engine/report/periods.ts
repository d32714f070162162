import type { INodeParameters } from 'n8n-workflow';
import { columns } from '../../../harness/workflows';
import type { Sandbox } from '../../../sandbox';
import { downloadRaw, valueAt } from './raw';

// Independent of the pack: days are computed with JavaScript dates in UTC.
const DAY = 86_400_000;
export const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
export const moved = (day: string, days: number) => dayOf(Date.parse(day) + days * DAY);
const PARIS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });
export const today = PARIS.format(Date.now());
export const mondayOf = (day: string) => moved(day, -((new Date(day).getUTCDay() + 6) % 7));
export const monday = mondayOf(today);
export const firstOfMonth = (months: number) => {
	const [year = 0, month = 0] = today.split('-').map(Number);
	return dayOf(Date.UTC(year, month - 1 + months, 1));
};

export type Days = readonly [from: string, to: string];
export const lastDays = (count: number): Days => [moved(today, -count), moved(today, -1)];
const back = ([from, to]: Days, days: number): Days => [moved(from, -days), moved(to, -days)];
export const lastWeek: Days = [moved(monday, -7), moved(monday, -1)];
export const lastMonth: Days = [firstOfMonth(-1), moved(firstOfMonth(0), -1)];
export const monthBefore: Days = [firstOfMonth(-2), moved(firstOfMonth(-1), -1)];

export const compared = (days: Days) => ({ days: { from: days[0], to: days[1] } });
export const dates = ([from, to]: Days) => ({ period: 'dates', from, to });

/**
 * A period and its comparison, with the expected days: test/reports/request/periodRequest.test.ts tests the
 * others.
 */
export const scenes: Array<[name: string, set: INodeParameters, days: Days, before: Days]> = [
	[
		'last week and the one before',
		{ period: 'lastWeek', compareWith: 'before' },
		lastWeek,
		back(lastWeek, 7),
	],
	[
		'two dates and two others',
		{
			...dates(['2026-06-01', '2026-06-10']),
			compareWith: 'dates',
			comparedDays: compared(['2026-02-27', '2026-03-01']),
		},
		['2026-06-01', '2026-06-10'],
		['2026-02-27', '2026-03-01'],
	],
];

// Adding 0 converts -0 to 0.
const round = (value: number, digits: number) =>
	Math.round(value * 10 ** digits) / 10 ** digits + 0;
export const shown = (value: number) => round(value, 2);

/** Two numbers and their change, as computed by hand. */
export function change(name: string, now: number, then: number): Record<string, number | null> {
	return {
		[name]: now,
		[`${name} Before`]: then,
		[`${name} Change`]: round(now - then, 2),
		[`${name} Change (%)`]: then === 0 ? null : shown(((now - then) / then) * 100),
	};
}

export const METRICS = { visit: 'Visits', scartvalid: 'Sales', scartvalidamount: 'Revenue' };
const FIELDS = Object.keys(METRICS);
export const labeled = { metrics: columns(METRICS) };

/** A single period by channel. */
export async function rawDays(sandbox: Sandbox, [dateFrom, dateTo]: Days, more: object = {}) {
	const report = await downloadRaw(sandbox, {
		reports: [
			{
				kind: 'rt#insummary',
				dateRanges: [{ dateFrom, dateTo, dateFormat: 'YYYY-MM-DD' }],
				dimensions: [{ name: 'Channel', field: 'media_key' }],
				metrics: FIELDS.map((field) => ({ name: field, field })),
				...more,
			},
		],
	});
	const rows = report.data.filter(({ dimensions: [channel] }) => channel !== 'GLOBAL');
	return { ...report, channels: new Map(rows.map((row) => [row.dimensions[0] ?? '', row])) };
}

/** The figures of one period by channel, in the order of METRICS. */
export async function figuresOf(sandbox: Sandbox, days: Days) {
	const { channels } = await rawDays(sandbox, days);
	return new Map(
		[...channels].map(([channel, row]) => [channel, FIELDS.map((_, at) => valueAt(row, at))]),
	);
}

/** Reads a cell of a CSV file. */
export function toNumber(text: string, { header }: { header: boolean }) {
	if (header) return text;
	if (text === '') return null;
	return Number.isNaN(Number(text)) ? text : Number(text);
}
