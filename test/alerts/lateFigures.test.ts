import type { AlertState } from '../../platform/alerts/alertState';
import { readAlertState } from '../../platform/alerts/alertState';
import type { ReportFigures } from '../../platform/alerts/expectation/figureSeries';
import { delayOf, readArrivals, rememberArrivals } from '../../platform/alerts/memory/lateFigures';
import { pollMetricAlert } from '../../platform/alerts/pollMetricAlert';
import { daysFrom, RULE } from './polls/living';
import { daysApart, addDays } from '../../platform/base/dates/dayArithmetic';

const FIRST = '2026-11-02';
const EVERY_POLL = { every: 'poll' } as const;
const plain = (day: string) => 1_000 + 10 * (Number(day.slice(8)) % 7);

/** What a report of a morning has of a day: its figures, or the share that is there by then; null for none. */
type ShareThere = (daysAfter: number, day: string) => number | null;

function reportOn(last: string, shareThere: ShareThere): ReportFigures {
	const days = { from: addDays(last, -80), to: last };
	const moments = daysFrom(days.from, last).flatMap((day) => {
		const share = shareThere(daysApart(day, last), day);
		return share === null
			? []
			: [{ day, hour: undefined, figures: [Math.round(plain(day) * share)] }];
	});
	const series = [{ name: '', label: '', moments }];
	return { series, days, zone: 'utc', areCounts: [true], isComplete: true };
}

/** Polls on so many mornings, and returns what starts the workflow. */
async function mornings(count: number, shareThere: ShareThere): Promise<string[]> {
	let state: AlertState | undefined;
	const lines: string[] = [];
	for (let index = 0; index < count; index++) {
		const last = addDays(FIRST, index);
		const now = Date.parse(`${addDays(last, 1)}T09:00Z`);
		const pending = [{ id: '1', site: 's', slot: now, submittedAt: now, askedAt: now }];
		const reports = { schedule: JSON.stringify(EVERY_POLL), slot: now, pending };
		const before = { ...(state ?? { through: '', alerts: [] }), reports };
		const polled = await pollMetricAlert(
			readAlertState(JSON.parse(JSON.stringify(before)), now),
			{
				...{ rules: [RULE], repeatMs: 0, schedule: EVERY_POLL, isOnTime: false, giveUpMs: 1e9 },
				...{ isActivated: false, missed: 'latest', isThere: () => Promise.resolve() },
				contract: {
					...{ what: 'the report', collect: 'Report > Collect' },
					status: () => Promise.resolve({ state: 'DONE' }),
				},
				submit: () => Promise.resolve({ id: 'new', site: 's' }),
				fetch: () => Promise.resolve(reportOn(last, shareThere)),
			},
			now,
		);
		({ state } = polled);
		for (const { transition, finding, since } of polled.news?.notifications ?? []) {
			lines.push(`${last}: ${transition} ${finding.kind} ${since}`);
		}
	}
	return lines;
}

describe('figures of yesterday that are complete a day later', () => {
	it.each<[string, number | null, string]>([
		['less than half', 0.45, 'lower'],
		['nothing', 0, 'noData'],
		['missing', null, 'noData'],
	])(
		'and are %s at first are one alert until the trigger has learnt it',
		async (_, first, kind) => {
			const lines = await mornings(14, (after) => (after === 0 ? first : 1));
			expect(lines).toHaveLength(2);
			expect(lines[0]).toBe(`2026-11-02: began ${kind} 2026-11-02`);
			expect(lines[1]).toBe(`2026-11-05: over ${kind} 2026-11-02`);
		},
	);

	it('report a drop of a day once the day is complete', async () => {
		const drop = (day: string) => (day === '2026-11-12' ? 0.5 : 1);
		const lines = await mornings(15, (after, day) => (after === 0 ? 0.45 : 1) * drop(day));
		expect(lines.slice(2)).toEqual([
			'2026-11-13: began lower 2026-11-12',
			'2026-11-14: over lower 2026-11-12',
		]);
	});
});

it('figures that are complete in time are judged at once', async () => {
	const drop: ShareThere = (after, day) => (day === '2026-11-12' ? 0.5 : after === 0 ? 0.99 : 1);
	expect(await mornings(13, drop)).toEqual([
		'2026-11-12: began lower 2026-11-12',
		'2026-11-13: over lower 2026-11-12',
	]);
});

describe('the delay of figures', () => {
	const learnt = (shareThere: ShareThere, count = 8) =>
		daysFrom(FIRST, addDays(FIRST, -(1 - count))).reduce<ReturnType<typeof rememberArrivals>>(
			(before, last) => rememberArrivals(before, reportOn(last, shareThere), last),
			[],
		);

	it.each<[string, ShareThere, number]>([
		['none, where they are there', () => 1, 0],
		['none, where they are corrected a little', (after) => (after < 2 ? 0.97 : 1), 0],
		['one day', (after) => (after === 0 ? 0.6 : 1), 1],
		['two days', (after) => [0.3, 0.7][after] ?? 1, 2],
		[
			'none, for figures that came late once',
			(after, day) => (after === 0 && day === '2026-11-05' ? 0.2 : 1),
			0,
		],
		['none, where nothing ever comes', () => 0, 0],
	])('is %s', (_, shareThere, delay) => {
		expect(delayOf(learnt(shareThere))).toBe(delay);
	});

	it('is not known after two days', () => {
		expect(delayOf(learnt((after) => (after === 0 ? 0.6 : 1), 3))).toBe(0);
	});

	it('is forgotten when figures come in time again', () => {
		const since = '2026-11-09';
		const shares: ShareThere = (after, day) => (after === 0 && day < since ? 0.6 : 1);
		expect(delayOf(learnt(shares, 8))).toBe(1);
		expect(delayOf(learnt(shares, 16))).toBe(0);
	});

	it('is remembered of ten days at most, and nothing of another shape is read', () => {
		const arrivals = learnt(() => 1, 20);
		expect(arrivals).toHaveLength(10);
		expect(readArrivals(JSON.parse(JSON.stringify(arrivals)))).toEqual(arrivals);
		expect(readArrivals([{ day: 'x', sums: [1] }, { day: FIRST }, 7, null])).toEqual([]);
	});
});
