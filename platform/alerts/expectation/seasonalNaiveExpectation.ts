import { lastWeeks } from '../../timeseries/dailySeries';
import type { AveragingMethod } from './seasonalNaive';
import { seasonalMean, maxResidual } from './seasonalNaive';
import type { AlertRule } from '../rule/alertRule';
import type { Expectation, MetricSeries } from './metricSeries';
import { divideSeries, historyOf, divideFigures } from './metricSeries';

/** The averaging method of a rule; a fixed bound needs one only to detect gaps. */
export function averagingMethodOf({ expected: { by } }: AlertRule): AveragingMethod {
	return by === 'bound' || by === 'tracking' || by === 'baseline' ? 'recent' : by;
}

/** The expectation from the same weekdays of the last weeks. */
export function seasonalNaiveExpectation(subject: MetricSeries): Expectation {
	const { days, hours, rule, numeratorIndex, denominatorIndex } = subject;
	const [first = ''] = days;
	const isRate = numeratorIndex !== denominatorIndex;
	const [past, volumes] = [
		historyOf(subject, numeratorIndex, hours),
		historyOf(subject, denominatorIndex, hours),
	];
	const sum = seasonalMean(days, past, averagingMethodOf(rule), rule.weeks);
	const volume = seasonalMean(days, volumes, averagingMethodOf(rule), rule.weeks);
	const isCount = subject.areCounts[numeratorIndex] === true;
	const weeks = lastWeeks(isRate ? divideSeries(past, volumes) : past, first, rule.weeks);
	const { lower, higher } = maxResidual(weeks);
	// Amounts have their own variation, and several days together vary less than a single one.
	const times = (isCount ? 1 : TIMES_FARTHEST) / Math.sqrt(days.length);
	return {
		expected: isRate ? divideFigures(sum, volume) : sum,
		toleranceShares: { lower: lower * times, higher: higher * times },
	};
}

const TIMES_FARTHEST = 3.5;
