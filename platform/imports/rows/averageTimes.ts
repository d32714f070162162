import type { MappedColumn } from '../columns/foundColumns';
import { holdsAverageTimes } from '../columns/suggestColumns';
import { roundedFigure } from '../../base/text/numbers';
import { ImportProblem } from '../rules/problems';

/** What a column of durations holds: sums, or averages per visit. */
export const TIMES_HELD = ['sums', 'averages'] as const;
export type TimesHeld = (typeof TIMES_HELD)[number];

/**
 * Makes sure that averages are never imported as sums.
 *
 * @throws InvalidInput if a column of averages is chosen for Time Spent without a choice of how to
 * read it, or if there are no visits to multiply them by
 */
export function checkTimes(
	columns: readonly MappedColumn[],
	times: TimesHeld | undefined,
	header: readonly string[] | undefined,
): void {
	const time = columns.find(({ target }) => target.name === 'duration');
	if (!time) return;
	const name = header?.[time.index] ?? '';
	if (times === undefined && holdsAverageTimes(name)) {
		throw ImportProblem.of({ code: 'averageTimes', of: { name } });
	}
	if (times !== 'averages' || columns.some(({ target }) => target.name === 'visit')) return;
	throw ImportProblem.of({ code: 'averagesNeedVisits', of: null });
}

/** Where the figures of a row have the average time and the visits. */
export interface AverageTimeAt {
	readonly time: number;
	readonly visits: number;
}

/** Finds both among the metrics of a row; undefined if one is missing. */
export function averageTimeAt(metrics: readonly MappedColumn[]): AverageTimeAt | undefined {
	const time = metrics.findIndex(({ target }) => target.name === 'duration');
	const visits = metrics.findIndex(({ target }) => target.name === 'visit');
	return time < 0 || visits < 0 ? undefined : { time, visits };
}

/**
 * Multiplies an average time by the visits, exactly, and rounds the product to seconds.
 *
 * @param average a canonical number
 * @param visits a whole number
 */
export function totalTime(average: string, visits: string): string {
	const [units = '', decimals = ''] = average.split('.');
	const product = String(BigInt(units + decimals) * BigInt(visits)).padStart(
		decimals.length + 1,
		'0',
	);
	const point = product.length - decimals.length;
	return roundedFigure(`${product.slice(0, point)}.${product.slice(point)}`, 0);
}
