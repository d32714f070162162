import type { FigureSeries } from '../../../platform/alerts/expectation/figureSeries';
import { evaluateSeries } from '../../../platform/alerts/evaluateReport';
import { RULE } from './living';
import { daily, DAY, DAYS, WINDOW } from '../quality/series';
import { addDays } from '../../../platform/base/dates/dayArithmetic';

describe('the evaluated series', () => {
	const named = (name: string, plain: number, now: number) => ({
		...daily((back) => [back === 0 ? now : plain]),
		...{ name, label: name },
	});
	const given = (...series: FigureSeries[]) => ({
		...{ series, zone: 'utc', areCounts: [true], isComplete: true },
		days: { from: DAYS[0] ?? DAY, to: DAY },
	});
	const going = (name: string, kind: 'lower' | 'noData', since: string) => [
		{ name, kind, since, notifiedAt: 0 },
	];
	const names = (found: ReturnType<typeof evaluateSeries>) => [
		...new Set(found.map(({ name }) => name)),
	];

	it('are the largest, in whatever order they come', () => {
		const all = given(named('small', 5, 5), named('large', 500, 500), named('middle', 50, 50));
		expect(names(evaluateSeries(all, WINDOW, { ...RULE, topValues: 2 }, []))).toEqual([
			'large',
			'middle',
		]);
		const alerts = going('small', 'lower', DAY);
		const largest = evaluateSeries(all, WINDOW, { ...RULE, topValues: 1 }, alerts);
		expect(names(largest)).toEqual(['large', 'small']);
		expect(names(evaluateSeries(all, WINDOW, RULE, going('gone', 'lower', DAY)))).toContain('gone');
		expect(names(evaluateSeries(all, WINDOW, RULE, []))).toEqual(['large', 'middle', 'small']);
	});

	it('keep the alert of a drop while figures have stopped', () => {
		const stopped = given(named('a', 5, 0));
		const verdicts = (alerts: Parameters<typeof evaluateSeries>[3]) =>
			evaluateSeries(stopped, WINDOW, { ...RULE, minVolume: 1 }, alerts).map(
				({ verdict }) => verdict,
			);
		expect(verdicts([])).toEqual(['unclear', 'calm', 'unknown']);
		expect(verdicts(going('a', 'noData', DAY))).toEqual(['unclear', 'unclear', 'unknown']);
		expect(verdicts(going('b', 'noData', DAY)).slice(0, 3)).toEqual(['unclear', 'calm', 'unknown']);
	});

	it('exclude the days of their own alert only', () => {
		const series = { ...daily((back) => [back <= 14 ? 500 : 1_000]), name: 'a' };
		const expected = (alerts: Parameters<typeof evaluateSeries>[3]) => {
			const [lower] = evaluateSeries(given(series), WINDOW, RULE, alerts);
			return lower?.evaluation?.expected;
		};
		const since = `${addDays(DAY, -14)} 10:00`;
		expect(expected(going('a', 'lower', since))).toBeCloseTo(1_000);
		expect(expected(going('a', 'noData', since))).toBeLessThan(900);
		expect(expected(going('b', 'lower', since))).toBeLessThan(900);
	});

	it('name the day of an anomaly', () => {
		const window = { ...WINDOW, days: [addDays(DAY, -1), DAY] };
		const found = evaluateSeries(given(named('a', 100, 100)), window, RULE, []);
		expect(found.map(({ day }) => day)).toEqual([DAY, DAY, DAY]);
	});
});
