import fc from '../../support/fastCheck';

import { countDays, todayIn } from '../../../platform/base/dates/namedPeriods';
import { cutDays, firstDayOfUnit, lastDayOf } from '../../../platform/base/dates/calendarUnits';
import { runs } from '../../support/random';
import { finality, UNIT_OF } from '../../../platform/reports/request/finality';
import { windowDays } from '../../../platform/reports/request/periodRequest';
import type { TimeScale } from '../../../platform/reports/types';
import { addDays } from '../../../platform/base/dates/dayArithmetic';

const SETTINGS = { numRuns: runs(25, 500) };
const TODAY = '2026-11-22';
const WINDOW = { lookBack: 30, includesToday: false };
const scales = fc.constantFrom<TimeScale>('H', 'D', 'W', 'M');
const days = fc.integer({ min: 0, max: 3_000 }).map((count) => addDays('2022-01-01', count));

test.each([
	['the look-back, up to yesterday', {}, '2026-10-23', '2026-11-21'],
	['an earlier first day', { firstDay: '2026-01-01' }, '2026-01-01', '2026-11-21'],
	['a later first day', { firstDay: '2026-11-21' }, '2026-10-23', '2026-11-21'],
	['today, too', { includesToday: true }, '2026-10-23', TODAY],
	['no look-back', { lookBack: 0 }, '2026-11-21', '2026-11-21'],
	['no look-back, and today', { lookBack: 0, includesToday: true }, TODAY, TODAY],
	['whole weeks', { scale: 'W' as const }, '2026-10-19', '2026-11-21'],
	['whole months', { scale: 'M' as const }, '2026-10-01', '2026-11-21'],
])('a window with %s', (_, more, from, to) => {
	expect(windowDays({ ...WINDOW, ...more }, TODAY)).toEqual({ from, to });
});

test('parts neither overlap nor leave a gap, and no week or month is cut in two', () => {
	fc.assert(
		fc.property(
			days,
			fc.integer({ min: 0, max: 200 }),
			fc.integer({ min: 1, max: 120 }),
			scales,
			(from, more, count, scale) => {
				const unit = UNIT_OF[scale];
				const to = addDays(from, more);
				const parts = cutDays({ from, to }, count, unit);
				expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to]);
				for (const [index, part] of parts.entries()) {
					const next = parts[index + 1];
					expect(part.from <= part.to).toBe(true);
					expect(countDays(part) <= count || part.to <= lastDayOf(unit, part.from)).toBe(true);
					if (next === undefined) continue;
					expect(next.from).toBe(addDays(part.to, 1));
					expect(firstDayOfUnit(unit, next.from)).toBe(next.from);
				}
			},
		),
		SETTINGS,
	);
});

test('parts end on the last day of the year 9999', () => {
	for (const unit of ['day', 'week', 'month'] as const) {
		const parts = cutDays({ from: '9999-11-01', to: '9999-12-31' }, 31, unit);
		expect([parts[0]?.from, parts.at(-1)?.to]).toEqual(['9999-11-01', '9999-12-31']);
	}
});

// The platform of this model: the figures of a day grow until the look-back is over.
const figureOf = (day: string, today: string, lookBack: number) =>
	`${day} after ${Math.min(countDays({ from: day, to: today }) - 1, Math.max(lookBack, 1))} days`;

test('after missed runs, each day still gets its last figure, and is final only then', () => {
	const someRuns = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 40 });
	fc.assert(
		fc.property(
			someRuns,
			fc.integer({ min: 0, max: 40 }),
			fc.boolean(),
			(moments, lookBack, early) => {
				const table = new Map<string, { figure: string; isFinal: boolean }>();
				const start = '2026-03-20';
				const ends = [...moments].sort((a, b) => a - b);
				for (const moment of ends) {
					const today = addDays(start, moment);
					const open = [...table].filter(([, row]) => !row.isFinal).map(([day]) => day);
					const newest = [...table.keys()].sort().at(-1);
					const after = newest && addDays(newest, 1);
					const firstDay = [...open, ...(after ? [after] : [start])].sort()[0];
					const { from, to } = windowDays({ lookBack, includesToday: early, firstDay }, today);
					const isFinal = finality('D', lookBack, today);
					for (let day = from < start ? start : from; day <= to; day = addDays(day, 1)) {
						table.set(day, { figure: figureOf(day, today, lookBack), isFinal: isFinal(day) });
					}
				}
				const last = addDays(start, Math.max(...moments));
				const never = addDays(last, 1_000);
				for (let day = start; day < last; day = addDays(day, 1)) {
					const row = table.get(day);
					expect(row?.figure).toBe(figureOf(day, row?.isFinal ? never : last, lookBack));
				}
			},
		),
		SETTINGS,
	);
});

test.each(['Europe/Paris', 'America/Montreal', 'Pacific/Auckland', 'Africa/Cairo'])(
	'in %s, the window moves day by day, also when the clocks change',
	(zone) => {
		const window = { lookBack: 3, includesToday: false };
		let before: string | undefined;
		for (let hour = 0; hour < 366 * 24; hour += runs(23, 7)) {
			const today = todayIn(zone, Date.parse('2026-01-01T12:00:00Z') + hour * 3_600_000);
			const { from, to } = windowDays(window, today);
			if (to === before) continue;
			expect(countDays({ from, to })).toBe(3);
			if (before !== undefined) expect(to).toBe(addDays(before, 1));
			before = to;
		}
	},
);
