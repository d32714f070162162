import { mean } from '../../timeseries/statistics';
import type { FigureSeries } from './figureSeries';
import { seasonalNaiveExpectation } from './seasonalNaiveExpectation';
import type { Expectation, MetricSeries } from './metricSeries';
import { historyOf } from './metricSeries';

/** With fewer events per day, an average is more accurate than a weekday profile. */
const FEW = 10;

/** Whether the daily volume is too low to learn weekdays and a tolerance. */
export function isLowVolume(subject: MetricSeries): boolean {
	const { numeratorIndex, hours, areCounts } = subject;
	const all = [...historyOf(subject, numeratorIndex, hours).values()].slice(-LAST_DAYS);
	return areCounts[numeratorIndex] === true && (mean(all) ?? 0) < FEW;
}

const LAST_DAYS = 56;

/**
 * The random variation is larger than any seasonality that could be learned; special days are left
 * out anyway.
 */
export function lowVolumeExpectation(subject: MetricSeries): Expectation {
	const { days, special, since } = subject;
	const [day = ''] = days;
	const found = days.length === 1 ? special(day) : undefined;
	const isOrdinary = (one: string) => special(one) === undefined || one >= day;
	const moments = subject.series.moments.filter((one) => isOrdinary(one.day));
	const plain = calmSeries({ ...subject.series, moments }, day, since);
	const expectation = seasonalNaiveExpectation({ ...subject, series: plain });
	if (!found || found.isAdjacent) return expectation;
	const nothing = { nameIn: found.nameIn, comparedWith: undefined, hasNoPrecedent: true };
	return { ...expectation, expected: undefined, special: nothing };
}

/** The series without the days of an open alert, unless these are the majority. */
function calmSeries(series: FigureSeries, first: string, since: string | undefined): FigureSeries {
	if (since === undefined) return series;
	const moments = series.moments.filter(({ day }) => day < since || day >= first);
	const before = series.moments.filter(({ day }) => day < since).length;
	return before * 2 > series.moments.length ? { ...series, moments } : series;
}
