import { lastWeeks } from '../../timeseries/dailySeries';
import type { AveragingMethod } from './seasonalNaive';
import { seasonalMean, maxResidual } from './seasonalNaive';
import type { AlertRule } from '../rule/alertRule';
import type { Expectation, MetricSeries } from './metricSeries';
import { divideSeries, historyOf, divideFigures } from './metricSeries';

/** How the method of a rule looks back: of a bound only what is needed to notice that figures stop. */
export function averagingMethodOf({ expected: { by } }: AlertRule): AveragingMethod {
	return by === 'mean' || by === 'median' || by === 'before' ? by : 'recent';
}

/** What the same days of the last weeks let expect. */
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
	// Amounts vary in their own way, and days that are judged together make up for each other.
	const times = (isCount ? 1 : TIMES_FARTHEST) / Math.sqrt(days.length);
	return {
		expected: isRate ? divideFigures(sum, volume) : sum,
		toleranceShares: { lower: lower * times, higher: higher * times },
	};
}

const TIMES_FARTHEST = 3.5;
