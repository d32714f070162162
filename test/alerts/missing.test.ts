import { readReportFigures } from '../../platform/alerts/expectation/figureSeries';
import { pollMetricAlert } from '../../platform/alerts/pollMetricAlert';
import type { AlertRule } from '../../platform/alerts/rule/alertRule';
import type { AlertState } from '../../platform/alerts/alertState';
import { readAlertState } from '../../platform/alerts/alertState';
import { daysToRequest } from '../../platform/alerts/rule/alertWindow';
import { addDays } from '../../platform/base/dates/dayArithmetic';
import { headerOfRequest } from '../../platform/reports/response/header';
import { daysFrom, RULE, TODAY } from './polls/living';

const DAY = '2026-11-20';
const EVERY_POLL = { every: 'poll' } as const;
interface Request {
	readonly metrics: ReadonlyArray<{ readonly field: string; readonly name: string }>;
	readonly dimensions: ReadonlyArray<{ readonly field: string; readonly name: string }>;
}

const REQUEST: Request = { metrics: [{ field: 'visit', name: 'visit' }], dimensions: [] };
const CHANNELS: Request = {
	...REQUEST,
	dimensions: [{ field: 'media_key', name: 'media_key' }],
};
const BY_CHANNEL: AlertRule = { ...RULE, dimension: 'media_key' };

interface Reply {
	/** Days or hours, and what each row has on them. */
	readonly moments: readonly number[];
	readonly rows: Readonly<Record<string, readonly unknown[]>>;
	/** The end that the header names. */
	readonly to: number;
}

const epochOf = (time: string) => Date.parse(time.length > 10 ? time : `${time}T00:00Z`) / 1_000;

/** A reply as the platform sends it; a row without a name is the site's. */
function bodyOf({ moments, rows, to }: Reply, request: Request) {
	const [from = to] = moments;
	const range = { from, to, tzone: 'UTC', values: moments.map((epoch) => ({ epoch })) };
	const data = Object.entries(rows).map(([name, values]) => ({
		dimensions: name === '' ? [] : [name],
		metrics: [[{ values }]],
	}));
	return { data: { reports: [{ data, columnHeader: { ...request, dateRanges: [range] } }] } };
}

/** One poll at a time, with what a restart leaves of the last one. */
async function poll(rule: AlertRule, now: number, reply: Reply, before?: AlertState) {
	const request = rule.dimension === undefined ? REQUEST : CHANNELS;
	const { to: lastDay } = daysToRequest(rule, now, 'utc');
	const pending = [{ id: '1', site: 's', slot: now, submittedAt: now, lastDay }];
	const reports = { schedule: JSON.stringify(EVERY_POLL), slot: now, pending };
	const stored: unknown = JSON.parse(JSON.stringify(before ?? { through: '', alerts: [] }));
	const state = readAlertState({ ...(stored as object), reports }, now);
	const polled = await pollMetricAlert(
		state,
		{
			...{ rules: [rule], repeatMs: 0, schedule: EVERY_POLL, isOnTime: false, giveUpMs: 1e9 },
			...{ missed: 'latest', isActivated: false, isThere: () => Promise.resolve() },
			contract: {
				...{ what: 'the report', collect: 'Report > Collect' },
				status: () => Promise.resolve({ state: 'DONE' }),
			},
			submit: () => Promise.reject(new Error('nothing is due')),
			fetch: async () =>
				await readReportFigures(bodyOf(reply, request), headerOfRequest({ ...request })),
		},
		now,
	);
	const lines = polled.news?.notifications.map(({ transition, finding, since }) =>
		[transition, finding.kind, finding.name, since].filter(Boolean).join(' '),
	);
	return { state: polled.state, lines: lines ?? [], errors: polled.errors };
}

const morningAfter = (day: string) => Date.parse(`${addDays(day, 1)}T09:00Z`);
const daysTo = (day: string) => daysFrom(addDays(day, -60), day);

/** A report of whole days up to one, all alike. */
function whole(day: string, names: readonly string[] = ['']): Reply {
	const days = daysTo(day);
	const rows = Object.fromEntries(names.map((name) => [name, days.map(() => 1_000)]));
	return { moments: days.map(epochOf), rows, to: epochOf(addDays(day, 1)) };
}

/** The same with the last day changed. */
const lastAs = (last: unknown): Reply => {
	const reply = whole(DAY);
	return {
		...reply,
		rows: {
			'': [
				...daysTo(DAY)
					.slice(1)
					.map(() => 1_000),
				last,
			],
		},
	};
};

const WITHOUT_LAST = daysTo(addDays(DAY, -1)).slice(1);

/** Every way in which a day may be missing. */
const FORMS: ReadonlyArray<readonly [string, Reply]> = [
	['0', lastAs(0)],
	['null', lastAs(null)],
	['an empty text', lastAs('')],
	['a blank', lastAs(' ')],
	['a shorter list', { ...whole(DAY), rows: { '': WITHOUT_LAST.map(() => 1_000) } }],
	[
		'a header that ends earlier',
		{
			...whole(addDays(DAY, -1)),
			rows: { '': daysTo(addDays(DAY, -1)).map(() => 1_000) },
		},
	],
	['no rows at all', { ...whole(DAY), rows: {} }],
	['a row without any figure', { ...whole(DAY), rows: { '': [] } }],
	['nulls only, in the past as well', { ...whole(DAY), rows: { '': daysTo(DAY).map(() => null) } }],
];

describe('a day without figures', () => {
	it.each(FORMS)('is reported once, the next morning, when it comes as %s', async (_, reply) => {
		const first = await poll(RULE, morningAfter(addDays(DAY, -1)), whole(addDays(DAY, -1)));
		expect(first.lines).toEqual([]);
		const second = await poll(RULE, morningAfter(DAY), reply, first.state);
		expect([second.lines, second.errors]).toEqual([[`began noData ${DAY}`], []]);
		const again = await poll(RULE, morningAfter(DAY) + 1, reply, second.state);
		expect(again.lines).toEqual([]);
		const next = addDays(DAY, 1);
		const back = await poll(RULE, morningAfter(next), whole(next), again.state);
		expect(back.lines).toEqual([`over noData ${DAY}`]);
	});

	it('is not reported for a series that never had figures', async () => {
		const reply = { ...whole(DAY), rows: {} };
		expect((await poll(RULE, morningAfter(DAY), reply)).lines).toEqual([]);
	});

	it('does not hide a drop on the day before, where the report ends with that day', async () => {
		const before = addDays(DAY, -1);
		const days = daysTo(before);
		const rows = { '': days.map((day) => (day === before ? 100 : 1_000)) };
		const rule: AlertRule = { ...RULE, reportsNoData: false };
		const { lines } = await poll(rule, morningAfter(DAY), { ...whole(before), rows });
		expect(lines).toEqual([`began lower ${before}`]);
	});

	it('is an error and no data gap if its text cannot be read', async () => {
		const first = await poll(RULE, morningAfter(addDays(DAY, -1)), whole(addDays(DAY, -1)));
		const { lines, errors } = await poll(RULE, morningAfter(DAY), lastAs('n/a'), first.state);
		expect([lines, errors.length]).toEqual([[], 1]);
	});

	it('is not reported for a week whose other days have figures', async () => {
		const week: AlertRule = { ...RULE, span: { is: 'days', count: 7 } };
		expect((await poll(week, morningAfter(DAY), lastAs(null))).lines).toEqual([]);
	});
});

describe('a channel whose row is missing', () => {
	const before = addDays(DAY, -1);

	it('is reported as a channel without figures, and others are not', async () => {
		const first = await poll(BY_CHANNEL, morningAfter(before), whole(before, ['A', 'B']));
		const second = await poll(BY_CHANNEL, morningAfter(DAY), whole(DAY, ['B']), first.state);
		expect(second.lines).toEqual([`began noData A ${DAY}`]);
		const next = addDays(DAY, 1);
		const back = await poll(BY_CHANNEL, morningAfter(next), whole(next, ['A', 'B']), second.state);
		expect(back.lines).toEqual([`over noData A ${DAY}`]);
	});

	it('is forgotten after four weeks', async () => {
		const first = await poll(BY_CHANNEL, morningAfter(before), whole(before, ['A', 'B']));
		expect(first.state?.steady).toMatchObject([{ name: 'A', perDay: 1_000 }, { name: 'B' }]);
		const later = addDays(before, 29);
		const second = await poll(BY_CHANNEL, morningAfter(later), whole(later, ['B']), first.state);
		expect(second.state?.steady).toMatchObject([{ name: 'B' }]);
	});
});

describe('hours without figures', () => {
	const hoursTo = (end: number) =>
		daysTo(DAY).flatMap((day) =>
			Array.from({ length: day === DAY ? end : 24 }, (_, hour) => epochOf(day) + 3_600 * hour),
		);
	const now = Date.parse(`${DAY}T15:30Z`);
	const reply = (end: number, valueOf: (epoch: number) => unknown): Reply => ({
		moments: hoursTo(end),
		rows: { '': hoursTo(end).map(valueOf) },
		to: epochOf(DAY) + 3_600 * end,
	});
	const stopped = epochOf(DAY) + 3_600 * 10;

	it.each<[string, Reply]>([
		['0', reply(14, (epoch) => (epoch >= stopped ? 0 : 100))],
		['null', reply(14, (epoch) => (epoch >= stopped ? null : 100))],
		['hours that the report lacks', reply(10, () => 100)],
		['a shorter list', { ...reply(14, () => 100), rows: { '': hoursTo(10).map(() => 100) } }],
	])('are reported when they come as %s', async (_, given) => {
		const { lines } = await poll(TODAY, now, given);
		expect(lines).toEqual([`began noData ${DAY} 10:00`]);
	});

	it('are not reported as missing while they have figures', async () => {
		expect(
			(
				await poll(
					TODAY,
					now,
					reply(14, () => 100),
				)
			).lines,
		).toEqual([]);
	});
});
