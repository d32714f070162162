import type { DayState } from '../../../platform/timeseries/baseline/dayState';
import type { LevelRegime } from '../../../platform/timeseries/baseline/level';
import {
	detectLevelShift,
	FIRST_REGIME,
	levelBefore,
	rememberedLevel,
	returnRegime,
	shiftRegime,
	stepRegime,
} from '../../../platform/timeseries/baseline/level';
import type { TrainingDay } from '../../../platform/timeseries/baseline/trainingDay';

/** Monday is higher than the other days, the effect of Tuesday is unknown. */
const PROFILE = [0, 0.5, undefined, 0, 0, 0, 0];
const [WEDNESDAY, TUESDAY, MONDAY] = [3, 2, 1];
const FAIR = { nameIn: () => 'Fair', sameDayLastYear: undefined };

const dayOf = (logValue: number | undefined, more: Partial<TrainingDay> = {}): TrainingDay => ({
	...{ day: '2026-11-18', weekday: WEDNESDAY, logValue, special: undefined, monthDayEffect: 0 },
	...more,
});
const stateOf = (more: Partial<DayState> = {}): DayState => ({
	...{ level: 1, previousLevel: undefined, profile: PROFILE, residual: 0, isAnomaly: false },
	...more,
});
const levelOf = (
	points: readonly TrainingDay[],
	regime: LevelRegime = FIRST_REGIME,
	states = points.map(() => stateOf()),
) => levelBefore(points, states, PROFILE, regime);

describe('the level of a series', () => {
	it('is the mean of its last days, of which a later one weighs more', () => {
		expect(levelOf([dayOf(2), dayOf(2)])).toBeCloseTo(2);
		const [rising = 0, falling = 0] = [
			levelOf([dayOf(1), dayOf(3)]),
			levelOf([dayOf(3), dayOf(1)]),
		];
		expect(rising + falling).toBeCloseTo(4);
		// A day weighs the mean of three exponentials: half-lives of a day, of two and a half, of seven.
		const [last, before] = [0, 1].map((days) =>
			[1, 2.5, 7].reduce((sum, life) => sum + (1 - 2 ** (-1 / life)) * 2 ** (-days / life), 0),
		);
		expect(rising).toBeCloseTo((3 * (last ?? 0) + (before ?? 0)) / ((last ?? 0) + (before ?? 0)));
	});

	it('does not follow the weekday', () => {
		expect(levelOf([dayOf(2), dayOf(2.5, { weekday: MONDAY })])).toBeCloseTo(2);
	});

	it.each([
		['an anomaly', dayOf(9), stateOf({ isAnomaly: true })],
		['a special day', dayOf(9, { special: FAIR }), stateOf()],
		['a day without a figure', dayOf(undefined), stateOf()],
		['a weekday whose effect is unknown', dayOf(9, { weekday: TUESDAY }), stateOf()],
	])('leaves out %s', (_, day, state) => {
		expect(levelOf([dayOf(2), day], FIRST_REGIME, [stateOf(), state])).toBeCloseTo(2);
	});

	it('is that of 35 days, and unknown without any', () => {
		const days = Array.from({ length: 36 }, (_, index) => dayOf(index < 1 ? 1_000 : 2));
		expect(levelOf(days)).toBeCloseTo(2);
		expect(levelOf(days.slice(0, 35))).toBeGreaterThan(2.1);
		expect(levelOf([])).toBeUndefined();
	});

	it('is that of the days since the last shift', () => {
		expect(levelOf([dayOf(9), dayOf(2)], { ...FIRST_REGIME, start: 1 })).toBeCloseTo(2);
	});

	it('begins after a return with the level to which the series came back', () => {
		const back = { ...FIRST_REGIME, start: 1, base: 4 };
		const [before, level = 0] = [levelOf([dayOf(9)], back), levelOf([dayOf(9), dayOf(2)], back)];
		expect(before).toBeCloseTo(4);
		expect(level).toBeGreaterThan(2);
		expect(level).toBeLessThan(4);
		// All days before the return weigh together what they would weigh with the level itself.
		const same = Array.from({ length: 40 }, (_, index) => dayOf(index === 39 ? 2 : 4));
		expect(level).toBeCloseTo(levelOf(same) ?? 0);
	});
});

describe('the level before the last shift', () => {
	it('counts as normal up to its last day', () => {
		const regime = { ...FIRST_REGIME, previous: 3, previousUntil: 10 };
		expect(rememberedLevel(regime, 10)).toBe(3);
		expect(rememberedLevel(regime, 11)).toBeUndefined();
	});

	it('counts as normal for six weeks after a shift', () => {
		const states = [stateOf({ level: 1 }), stateOf({ level: 7 })];
		expect(shiftRegime(1, states)).toEqual({
			...{ start: 1, previous: 7, previousUntil: 43, shiftUntil: 43 },
		});
	});
});

describe('the level that a return leaves', () => {
	const before = { level: 1, previousLevel: 5 };

	it('counts as normal for five days, and the one before it is the level', () => {
		expect(returnRegime(20, before, { ...FIRST_REGIME, shiftUntil: 60 })).toEqual({
			...{ start: 20, base: 5, previous: 1, previousUntil: 25, shiftUntil: 60 },
		});
	});

	it.each([
		[60, 60],
		[22, 25],
	])('counts as normal as long as the shift if it undoes another return: %d', (until, expected) => {
		const back = { ...FIRST_REGIME, base: 1, shiftUntil: until };
		expect(returnRegime(20, before, back)).toMatchObject({ previousUntil: expected });
	});
});

describe('the level before a step', () => {
	const regime = { ...FIRST_REGIME, start: 3 };

	it.each([
		['ten days', false, 30],
		['six weeks after an anomaly', true, 62],
	])('counts as normal for %s', (_, isAfterAnomaly, until) => {
		const after = stepRegime(20, { level: 2, previousLevel: undefined }, regime, isAfterAnomaly);
		expect(after).toEqual({ ...regime, previous: 2, previousUntil: until });
	});

	it.each([
		['another level is remembered', { level: 2, previousLevel: 5 }],
		['no level is known', { level: undefined, previousLevel: undefined }],
	])('is not remembered if %s', (_, before) => {
		expect(stepRegime(20, before, regime, false)).toBe(regime);
	});
});

describe('anomalies that make a level shift', () => {
	const high = stateOf({ residual: 1, isAnomaly: true });
	const found = (states: readonly DayState[], special: readonly number[] = []) =>
		detectLevelShift(
			states.map((_, index) => dayOf(1, special.includes(index) ? { special: FAIR } : {})),
			states,
		);
	const five = Array.from({ length: 5 }, () => high);

	it('are five in a row on one side, newest first', () => {
		expect(found([stateOf(), ...five])).toEqual([5, 4, 3, 2, 1]);
		expect(found(five)).toEqual([4, 3, 2, 1, 0]);
		expect(found([stateOf(), ...five.slice(1)])).toEqual([]);
	});

	it.each([
		['an ordinary day', stateOf({ residual: 1 })],
		['an anomaly on the other side', stateOf({ residual: -1, isAnomaly: true })],
	])('are interrupted by %s', (_, between) => {
		expect(found([...five.slice(1), between, high])).toEqual([]);
		expect(found([high, between, ...five])).toEqual([6, 5, 4, 3, 2]);
	});

	it('go on over a special day, which does not count', () => {
		const fair = stateOf({ residual: undefined });
		expect(found([...five.slice(1), fair, high], [4])).toEqual([5, 3, 2, 1, 0]);
		expect(found([...five.slice(2), fair, high], [3])).toEqual([]);
	});
});
