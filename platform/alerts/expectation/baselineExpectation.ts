import type { ToleranceShares } from '../../timeseries/baseline/baseline';
import { forecastBaseline } from '../../timeseries/baseline/baseline';
import { sumOfAll } from '../../timeseries/statistics';
import { toDailySeries } from './hourlyToDaily';
import { isLowVolume, lowVolumeExpectation } from './lowVolumeExpectation';
import { seasonalNaiveExpectation } from './seasonalNaiveExpectation';
import type { Expectation, MetricSeries } from './metricSeries';
import { divideSeries, historyOf, divideFigures } from './metricSeries';
import { youngExpectation } from './youngExpectation';

/** The expectation by the method of the rule. */
export function expectationFor(subject: MetricSeries): Expectation {
	if (subject.rule.expected.by !== 'baseline') return seasonalNaiveExpectation(subject);
	return isLowVolume(subject) ? lowVolumeExpectation(subject) : baselineExpectation(subject);
}

function baselineExpectation(subject: MetricSeries): Expectation {
	const { series, days, hours, special, numeratorIndex, denominatorIndex, areCounts, since } =
		subject;
	const isRate = numeratorIndex !== denominatorIndex;
	const past = isRate
		? divideSeries(
				historyOf(subject, numeratorIndex, hours),
				historyOf(subject, denominatorIndex, hours),
			)
		: historyOf(subject, numeratorIndex, hours);
	const isCount = !isRate && areCounts[numeratorIndex] === true;
	const baseline = forecastBaseline(past, days, {
		isCount,
		special,
		anomalousSince: since,
		endedAnomalies: subject.ended,
	});
	const volumes = toDailySeries(series, denominatorIndex, hours);
	const weights = days.map((day) => (isRate ? (volumes.get(day) ?? 0) : 1));
	const whole = isRate ? sumOfAll(weights) : 1;
	const together = (values: ReadonlyArray<number | undefined>) =>
		divideFigures(weighted(values, weights), whole);
	const isYoung = baseline.tolerance === undefined && !baseline.hasNoPrecedent;
	const young = isYoung ? youngExpectation(past, days, special, since) : undefined;
	return {
		expected: together(baseline.expected) ?? (young && together(young.figures)),
		alternatives: baseline.alternatives.flatMap(({ figures, comparedWith }) => {
			const expected = together(figures);
			return expected === undefined ? [] : [{ expected, comparedWith }];
		}),
		toleranceShares: baseline.tolerance
			? widened(baseline.tolerance, isCount ? 1 : TIMES_AMOUNTS)
			: young?.toleranceShares,
		...(isYoung ? { knownDays: past.size } : {}),
		special: baseline.special && {
			nameIn: baseline.special.nameIn,
			comparedWith: baseline.comparedWith,
			hasNoPrecedent: baseline.hasNoPrecedent,
		},
	};
}

/** A single order can be large, so that amounts deviate further than counts. */
const TIMES_AMOUNTS = 1.5;

function widened({ lower, higher }: ToleranceShares, times: number): ToleranceShares {
	return { lower: lower * times, higher: higher * times };
}

function weighted(
	values: ReadonlyArray<number | undefined>,
	weights: readonly number[],
): number | undefined {
	return values.reduce<number | undefined>((sum, value, index) => {
		if (sum === undefined || value === undefined) return undefined;
		return sum + value * (weights[index] ?? 0);
	}, 0);
}
