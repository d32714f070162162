import fc from 'fast-check';
import { DateTime } from 'luxon';
import type { Slice } from '../../platform/client/values/dates';
import { readDay, sliceDays } from '../../platform/client/values/dates';
import { monthsOf } from '../../platform/provider/slices';
import { PATIENCE_MS, runs, seedOr } from '../support/random';

const SEED = seedOr(20_261_121);
const FIRST = Date.UTC(2019, 11, 1);

function period(from: string, to: string): Slice {
	return { from: readDay('First Day', from), to: readDay('Last Day', to) };
}

const written = (slices: readonly Slice[]) => slices.map(({ from, to }) => `${from.iso}/${to.iso}`);

it.each([
	['a day', '2022-05-17', '2022-05-17', ['2022-05-17/2022-05-17']],
	['a month', '2022-04-01', '2022-04-30', ['2022-04-01/2022-04-30']],
	['a part of a month', '2022-04-02', '2022-04-29', ['2022-04-02/2022-04-29']],
	['two days, two months', '2022-01-31', '2022-02-01', ['2022-01-31', '2022-02-01']],
	['a leap February', '2024-02-10', '2024-03-01', ['2024-02-10/2024-02-29', '2024-03-01']],
	['another February', '2023-02-10', '2023-03-01', ['2023-02-10/2023-02-28', '2023-03-01']],
	[
		'the end of a year',
		'2022-12-30',
		'2023-01-02',
		['2022-12-30/2022-12-31', '2023-01-01/2023-01-02'],
	],
	['no day', '2022-05-02', '2022-05-01', []],
])('%s from %s to %s', (_what, from, to, months) => {
	const expected = months.map((month) => (month.includes('/') ? month : `${month}/${month}`));
	expect(written(monthsOf(period(from, to)))).toEqual(expected);
});

it(
	'months cover every day of a period once, in order, and none crosses the end of a month',
	() => {
		const periods = fc.record({
			start: fc.integer({ min: 0, max: 366 * 5 }),
			days: fc.integer({ min: 1, max: 800 }),
		});
		const holds = fc.property(periods, ({ start, days }) => {
			const first = DateTime.fromMillis(FIRST, { zone: 'utc' }).plus({ days: start });
			const all = Array.from(
				{ length: days },
				(_, at) => first.plus({ days: at }).toISODate() ?? '',
			);
			const months = monthsOf(period(all[0] ?? '', all.at(-1) ?? ''));
			const covered = months.flatMap(({ from, to }) => sliceDays(from, to, 1));
			expect(covered.map(({ from }) => from.iso)).toEqual(all);
			const names = months.map(({ from }) => from.iso.slice(0, 7));
			expect(months.map(({ to }) => to.iso.slice(0, 7))).toEqual(names);
			// Nor is a month cut in two.
			expect(new Set(names).size).toBe(months.length);
		});
		fc.assert(holds, { seed: SEED, numRuns: runs(10, 500) });
	},
	PATIENCE_MS,
);
