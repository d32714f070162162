import { isRecord, listOf } from '../../base/json/json';
import { sumOf } from '../../timeseries/dailySeries';
import { toDailySeries } from '../expectation/hourlyToDaily';
import type { ReportFigures } from '../expectation/figureSeries';
import { isTime } from '../rule/alertWindow';
import { daysApart, addDays } from '../../base/dates/dayArithmetic';

/** The sums of one day in several reports; they grow if figures arrive late. */
export interface ArrivingDay {
	/** YYYY-MM-DD. */
	readonly day: string;
	/** The sum after 0, 1, 2... days since the first report; null if there was no report. */
	readonly sums: ReadonlyArray<number | null>;
}

/** Changes after so many days count as corrections. */
const MAX_DELAY_DAYS = 3;
const DAYS_REMEMBERED = 10;
/** The smallest number of days that shows a delay. */
const MIN_DAYS = 3;
/** A day whose first report had less than this share of the figures was reported too early. */
const COMPLETE_SHARE = 0.95;

/**
 * Adds a report to the remembered sums.
 *
 * @param last the last day that the report was requested for
 */
export function rememberArrivals(
	before: readonly ArrivingDay[],
	{ series }: Pick<ReportFigures, 'series'>,
	last: string,
): ArrivingDay[] {
	const all = series.map((one) => toDailySeries(one, 0, undefined));
	const sums = new Map(before.map(({ day, sums: known }) => [day, known]));
	for (let delay = 0; delay <= MAX_DELAY_DAYS; delay++) {
		const day = addDays(last, -delay);
		const sum = all.reduce((total, daily) => total + (sumOf(daily, [day]) ?? 0), 0);
		const known = sums.get(day) ?? [];
		// The first figures of days before the first report are unknown.
		if (delay > 0 && known.length === 0) continue;
		sums.set(
			day,
			Array.from({ length: Math.max(known.length, delay + 1) }, (_, at) =>
				at === delay ? sum : (known[at] ?? null),
			),
		);
	}
	return [...sums]
		.map(([day, known]) => ({ day, sums: known }))
		.filter(({ day }) => daysApart(day, last) < DAYS_REMEMBERED)
		.sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** How many days later the figures of a day are complete; 0 if they show no delay. */
export function delayOf(arrivals: readonly ArrivingDay[]): number {
	let delay = 0;
	while (delay < MAX_DELAY_DAYS && isMostlyIncomplete(arrivals, delay)) delay += 1;
	return delay;
}

function isMostlyIncomplete(arrivals: readonly ArrivingDay[], delay: number): boolean {
	const shares = arrivals.flatMap(({ sums }) => {
		const [sum, final] = [
			sums[delay],
			sums
				.slice(delay + 1)
				.filter((one) => one !== null)
				.at(-1),
		];
		if (typeof sum !== 'number' || typeof final !== 'number' || final <= 0) return [];
		return sum / final;
	});
	const incomplete = shares.filter((share) => share < COMPLETE_SHARE);
	return shares.length >= MIN_DAYS && incomplete.length * 2 > shares.length;
}

/** Reads the stored sums; entries of another shape are dropped. */
export function readArrivals(stored: unknown): ArrivingDay[] {
	return listOf(stored).flatMap((one) => {
		const { day, sums } = isRecord(one) ? one : {};
		const numbers = listOf(sums).map((sum) => (typeof sum === 'number' ? sum : null));
		return isTime(day) && numbers.length > 0 ? [{ day, sums: numbers }] : [];
	});
}
