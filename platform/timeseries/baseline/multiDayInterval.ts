import type { LogScale } from './trainingDay';
import type { Backtest } from './backtest';
import { expectedLogValue } from './dayState';
import { ResidualScale } from './residualScale';
import { WEEK } from '../../base/dates/durations';

/**
 * The residual scale of several days together, predicted before the first of them. Independent
 * residuals cancel out, level changes do not.
 *
 * @param count the number of days
 */
export function multiDayResidualScale(
	{ points, states }: Backtest,
	count: number,
	scale: LogScale,
): ResidualScale {
	const residualScale = new ResidualScale();
	for (let end = count; end <= points.length; end++) {
		if ((points.length - end) % WEEK === 0) residualScale.fit();
		const start = end - count;
		const figures = points
			.slice(start, end)
			.map(({ logValue, weekday, special, monthDayEffect }) => {
				const { level, profile = [] } = states[start] ?? {};
				const expected = expectedLogValue(weekday, level, profile);
				if (logValue === undefined || expected === undefined || special) return undefined;
				return [
					scale.fromLog(logValue + monthDayEffect),
					scale.fromLog(expected + monthDayEffect),
				] as const;
			});
		let [sum, expectedSum] = [0, 0];
		for (const [figure, expected] of figures.flatMap((one) => (one ? [one] : []))) {
			sum += figure;
			expectedSum += expected;
		}
		if (figures.includes(undefined)) continue;
		residualScale.add(scale.toLog(sum) - scale.toLog(expectedSum), 0);
	}
	residualScale.fit();
	return residualScale;
}
