import type { Backtest } from '../../../platform/timeseries/baseline/backtest';
import { ResidualScale } from '../../../platform/timeseries/baseline/residualScale';
import {
	specialLogValue,
	widenForSpecialDay,
} from '../../../platform/timeseries/baseline/specialDayEffect';

const FAIR = { nameIn: () => 'Fair', sameDayLastYear: '2025-11-15' };
const [SATURDAY, SUNDAY] = [6, 0];
const TOLERANCE = { lower: 0.25, higher: 0.5 };

/** A fair on a Saturday of the last year, and a Sunday of this one. */
function backtestOf({
	logValue = 3 as number | undefined,
	level = 2 as number | undefined,
	saturday = 0 as number | undefined,
	sunday = 0 as number | undefined,
}): Backtest {
	const profile = [sunday, 0, 0, 0, 0, 0, saturday];
	const state = { previousLevel: undefined, residual: undefined, isAnomaly: false };
	const day = { weekday: SATURDAY, logValue, special: FAIR, monthDayEffect: 0 };
	return {
		points: [
			{ ...day, day: '2025-11-14', logValue: 9 },
			{ ...day, day: '2025-11-15' },
		],
		states: [
			{ ...state, level: 7, profile: [] },
			{ ...state, level, profile: [0, 0, 0, 0, 0, 0, saturday] },
			{ ...state, level: 5, profile },
		],
		residualScale: new ResidualScale(),
	};
}

describe('the expected value of a special day', () => {
	it('is that of its last occurrence, at the current level', () => {
		expect(specialLogValue(FAIR, backtestOf({}), 5)).toBe(6);
	});

	it.each([
		['it has no earlier occurrence', { nameIn: () => 'Fair' }, {}, 5],
		['that lies before the first day', { ...FAIR, sameDayLastYear: '2024-11-16' }, {}, 5],
		['that has no figure', FAIR, { logValue: undefined }, 5],
		['no level was known then', FAIR, { level: undefined }, 5],
		['no level is known', FAIR, {}, undefined],
		['the day is an ordinary one', undefined, {}, 5],
	])('is unknown if %s', (_, special, known, level) => {
		const backtest = backtestOf({});
		const [before, then, now] = backtest.states;
		const [other, day] = backtest.points;
		if (!before || !then || !now || !other || !day) throw new Error('Two days are needed');
		const without = {
			...backtest,
			points: [other, { ...day, ...('logValue' in known ? { logValue: undefined } : {}) }],
			states: [before, { ...then, ...('level' in known ? { level: undefined } : {}) }, now],
		};
		expect(specialLogValue(special, without, level)).toBeUndefined();
	});
});

describe('the tolerance of a special day', () => {
	const widened = (known: { saturday?: number; sunday?: number }, isCompared = true) =>
		widenForSpecialDay(
			TOLERANCE,
			{ special: FAIR, isCompared, weekday: SUNDAY },
			backtestOf(known),
		);

	it('is twice that of an ordinary one', () => {
		expect(widened({})).toEqual({ lower: 0.5, higher: 1 });
		const ordinary = { special: undefined, isCompared: false, weekday: SUNDAY };
		expect(widenForSpecialDay(TOLERANCE, ordinary, backtestOf({}))).toEqual(TOLERANCE);
	});

	it('is wider on the side to which the weekdays differ', () => {
		expect(widened({ saturday: 1, sunday: 0.25 })).toEqual({ lower: 1.25, higher: 1 });
		expect(widened({ saturday: 0.25, sunday: 1 })).toEqual({ lower: 0.5, higher: 1.75 });
	});

	it('is no wider for weekdays without a comparison', () => {
		expect(widened({ saturday: 1, sunday: 0 }, false)).toEqual({ lower: 0.5, higher: 1 });
	});

	it('is no wider if one of both weekdays is unknown', () => {
		const known = backtestOf({ saturday: 1 });
		const [before, then, now] = known.states;
		if (!before || !then || !now) throw new Error('Two days are needed');
		for (const states of [
			[before, { ...then, profile: [] }, now],
			[before, then, { ...now, profile: [] }],
		]) {
			const window = { special: FAIR, isCompared: true, weekday: SUNDAY };
			expect(widenForSpecialDay(TOLERANCE, window, { ...known, states })).toEqual({
				...{ lower: 0.5, higher: 1 },
			});
		}
	});
});
