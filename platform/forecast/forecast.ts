import { sumOfAll } from '../usual/average';
import type { Daily } from '../usual/daily';
import type { Days } from '../client/values/periods';
import type { Trial } from './band';
import { weekCourse } from './course';
import { historyBefore, indexOf } from './history';
import type { Replay } from './replay';
import { replaysOf } from './replay';
import { expectDays, WAYS } from './way';
import { mixOf, weightOf, weightsOf } from './weights';

/** What is expected of the days of a period that are not over. */
export interface Forecast {
	/** Day by day. */
	readonly days: readonly number[];
	/** How the same would have done in the weeks before. */
	readonly trials: readonly Trial[];
	/** How much of all of the period the days that are over usually are. */
	readonly shareOver: number;
	/** The same for all days of the period, also those that are over. */
	readonly whole: readonly number[];
}

/**
 * What the rest of a period will have. Several simple ways are tried on the weeks before; the less one
 * was off there, the more it counts. Undefined where too little is known.
 *
 * @param end the first day that is not over (YYYY-MM-DD), within the period
 */
export function forecast(daily: Daily, period: Days, end: string): Forecast | undefined {
	const history = historyBefore(daily, end);
	const now = history.values.length;
	const [start, stop] = [indexOf(history, period.from), indexOf(history, period.to) + 1];
	const week = weekCourse(history, now);
	const expected = (from: number, to: number) =>
		WAYS.map((way) => expectDays(history, now, week, { from, to }, way));
	const rest = expected(now, stop);
	const replays = replaysOf(history, stop - now);
	const weights = weightsOf(replays);
	const days = mixDays(rest, weights);
	// The whole course of a year is known by fewer ways.
	const whole = mixDays(expected(start, stop), weights);
	if (!days || !whole) return undefined;
	const all = sumOfAll(whole);
	return {
		days,
		trials: trialsOf(replays, weights, rest),
		whole,
		shareOver: all > 0 ? sumOfAll(whole.slice(0, now - start)) / all : (now - start) / whole.length,
	};
}

type Ways = ReadonlyArray<readonly number[] | undefined>;

function mixDays(ways: Ways, weights: readonly number[]): number[] | undefined {
	const count = ways.find((days) => days !== undefined)?.length;
	if (count === undefined) return undefined;
	return Array.from(
		{ length: count },
		(_, day) =>
			mixOf(
				ways.map((days) => days?.[day]),
				weights,
			) ?? 0,
	);
}

const LEAST_TRIALS = 8;
const MOST_OF_IT = 0.5;

/** What the same mixture would have said; where last year was not known yet, it was another one. */
function trialsOf(replays: readonly Replay[], weights: readonly number[], now: Ways): Trial[] {
	const all = replays.flatMap(({ expected, came }, weeks) => {
		const mixed = mixOf(expected, weights);
		const isSame =
			weightOf(expected, weights) >
			MOST_OF_IT *
				weightOf(
					now.map((days) => days?.[0]),
					weights,
				);
		return mixed === undefined ? [] : [{ trial: { weeks, expected: mixed, came }, isSame }];
	});
	const same = all.filter(({ isSame }) => isSame);
	return (same.length >= LEAST_TRIALS ? same : all).map(({ trial }) => trial);
}
