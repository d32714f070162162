import type { DailyPoint, FigureSeries } from '../../platform/alerts/expectation/figureSeries';
import { evaluateSeries } from '../../platform/alerts/evaluateReport';
import type { DataGapSettings } from '../../platform/alerts/dataGap';
import { detectGap } from '../../platform/alerts/dataGap';
import { RULE, TODAY } from './polls/living';
import { AMOUNTS, COUNTS, daily, DAY, DAYS, rateOf, WINDOW } from './quality/series';
import { addDays } from '../../platform/base/dates/dayArithmetic';

const stop = (
	series: FigureSeries,
	rule = RULE,
	settings: Pick<DataGapSettings, 'areCounts'> = COUNTS,
) => {
	const { verdict, since, expected } = detectGap(series, WINDOW, rule, {
		...{ since: undefined, zone: 'utc' },
		...settings,
	});
	return [verdict, since, expected];
};

const SOME: unknown = expect.anything();

describe('the data gap check of a day', () => {
	it.each<[string, (back: number) => DailyPoint['figures'], unknown[]]>([
		['have stopped', (back) => [back === 0 ? 0 : 100], ['alert', DAY, 100]],
		['are there', (back) => [back === 0 ? 1 : 100], ['calm', DAY, 100]],
		['are missing', (back) => [back === 0 ? null : 100], ['alert', DAY, 100]],
		['are as many as may be missing', (back) => [back === 0 ? 0 : 12], ['alert', DAY, 12]],
		['are too few to miss', (back) => [back === 0 ? 0 : 11], ['unknown', DAY, 11]],
		['never were', () => [0], ['unknown', DAY, 0]],
		['are missing now and then', (back) => [back % 6 === 0 ? 0 : 100], ['unclear', DAY, SOME]],
		[
			'are new',
			(back) => (back > 5 ? [null] : [back === 0 ? 0 : 100]),
			['unknown', DAY, undefined],
		],
	])('has the right verdict if figures %s', (_, figuresOf, expected) => {
		expect(stop(daily(figuresOf))).toEqual(expected);
	});

	it('of amounts has no minimum, and of a rate uses its denominator', () => {
		const amounts = daily((back) => [back === 0 ? 0 : 11]);
		expect(stop(amounts, RULE, AMOUNTS)[0]).toBe('alert');
		const isDivided = daily((back) => [5, back === 0 ? 0 : 100]);
		expect(stop(isDivided, rateOf('number'))[0]).toBe('alert');
		const divides = daily((back) => [back === 0 ? 0 : 5, 100]);
		expect(stop(divides, rateOf('number'))[0]).toBe('calm');
	});
});

describe('the data gap check of today', () => {
	const hourly = (last: readonly number[]): FigureSeries => ({
		...{ name: '', label: '' },
		moments: DAYS.flatMap((day) =>
			(day === DAY ? last : [100, 100, 100, 100]).map((value, hour) => ({
				...{ day, hour },
				figures: [value],
			})),
		),
	});
	const at = (untilHour: number, ...last: number[]) => {
		const window = { days: [DAY], untilHour, through: DAY };
		const { verdict, since, expected } = detectGap(hourly(last), window, TODAY, {
			...COUNTS,
			...{ since: undefined, zone: 'utc' },
		});
		return [verdict, since, expected];
	};

	it.each<[string, unknown[], unknown[]]>([
		['stopped hours ago', at(4, 90, 5, 0, 0), ['alert', `${DAY} 02:00`, 200]],
		['stopped in the last hour', at(4, 0, 0, 3, 0), ['alert', `${DAY} 03:00`, 100]],
		['are not yet over', at(3, 90, 0, 3, 0), ['calm', DAY, undefined]],
		['are all missing', at(2, 0, 0), ['alert', `${DAY} 00:00`, 200]],
		['are missing', at(2), ['alert', `${DAY} 00:00`, 200]],
		['are missing in the last hours', at(4, 90, 5), ['alert', `${DAY} 02:00`, 200]],
	])('has the right verdict if figures %s', (_, found, expected) => {
		expect(found).toEqual(expected);
	});

	it('compares with those hours of the day before that have figures', () => {
		const moments = [
			...[[addDays(DAY, -1), 0, 50] as const, [addDays(DAY, -1), 2, 60] as const],
			...[[DAY, 0, 50] as const, [DAY, 1, 900] as const, [DAY, 2, 60] as const],
		].map(([day, hour, value]) => ({ day, hour, figures: [value] }));
		const figures = {
			...{ series: [{ name: '', label: '', moments }], zone: 'utc', areCounts: [true] },
			...{ days: { from: addDays(DAY, -1), to: DAY }, isComplete: true },
		};
		const expected = { by: 'before', percent: 15, ignoreRandomVariation: false } as const;
		const window = { days: [DAY], untilHour: 3, through: DAY };
		const [lower] = evaluateSeries(figures, window, { ...TODAY, expected }, []);
		expect(lower?.evaluation).toMatchObject({ value: 110, expected: 110 });
	});
});
