import type { DailySeries } from '../../platform/timeseries/dailySeries';
import { median } from '../../platform/timeseries/statistics';
import type { Figure } from '../figure';
import type { ForecastMonth } from './months';
import { forecastMonths } from './months';
import { publicSeries, sandboxSeries } from './seriesOf';

interface Goals {
	/** The maximum errors after these numbers of days, compared with linear extrapolation. */
	readonly errors: ReadonlyMap<number, number | undefined>;
	/** Whether there are enough months to evaluate the coverage of the prediction interval. */
	readonly hasBand: boolean;
}

const DAYS_OVER = [10, 20];
const PUBLIC: Goals = {
	errors: new Map([
		[10, 0.9],
		[20, 0.85],
	]),
	hasBand: true,
};
const SANDBOX: Goals = { errors: new Map(DAYS_OVER.map((days) => [days, 0.7])), hasBand: true };
/** The goals of a series of five months. */
const SHORT: Goals = {
	errors: new Map(DAYS_OVER.map((days) => [days, undefined])),
	hasBand: false,
};

/**
 * The errors of forecasts of whole months, compared with linear extrapolation (so far / days
 * elapsed x days), and the coverage of their prediction intervals.
 */
export async function forecasts(): Promise<Figure[]> {
	return [
		...figuresOf('page views', [publicSeries('page-views-athlete')], PUBLIC),
		...figuresOf('taxi rides', [publicSeries('taxi-new-york')], SHORT),
		...figuresOf('sandbox', await sandboxSeries(), SANDBOX),
	];
}

function figuresOf(
	name: string,
	all: readonly DailySeries[],
	{ errors, hasBand }: Goals,
): Figure[] {
	return [...errors].flatMap(([daysElapsed, goal]) => {
		const months = all.flatMap((daily) => forecastMonths(daily, daysElapsed));
		const after = `${name}, forecast after ${daysElapsed} days`;
		return [
			{ name: after, ...errorOf(months), ...(goal === undefined ? {} : { goal }) },
			{ name: `${after}, interval`, ...bandOf(months), ...(hasBand ? { goal: 1 } : {}) },
		];
	});
}

/** The median error, compared with that of linear extrapolation. */
export function errorOf(months: readonly ForecastMonth[]) {
	const ours = median(months.map(({ miss }) => miss)) ?? NaN;
	const rule = median(months.map(({ missOfRule }) => missOfRule)) ?? NaN;
	const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
	return {
		ratio: ours / rule,
		detail: `median error of ${percent(ours)} against ${percent(rule)} with linear extrapolation, in ${months.length} months`,
	};
}

const LEAST_HELD = 75;
const MOST_HELD = 90;

/** The distance of the coverage from its target: 1 at either end of the accepted range. */
export function bandOf(months: readonly ForecastMonth[]) {
	const held = months.filter(({ isInBand }) => isInBand).length;
	const percent = (100 * held) / months.length;
	const [middle, half] = [(MOST_HELD + LEAST_HELD) / 2, (MOST_HELD - LEAST_HELD) / 2];
	return {
		ratio: Math.abs(percent - middle) / half,
		detail: `contains the actual value in ${percent.toFixed(0)}% of the months; ${LEAST_HELD}% to ${MOST_HELD}% are accepted`,
	};
}
