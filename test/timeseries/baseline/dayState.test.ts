import { MIN_ANOMALOUS_DEVIATION } from '../../../platform/timeseries/baseline/anomalyThreshold';
import {
	compareDay,
	expectedLogValue,
	limitTo,
} from '../../../platform/timeseries/baseline/dayState';
import type { TrainingDay } from '../../../platform/timeseries/baseline/trainingDay';

const MONDAY = 1;
const PROFILE = [0, 0.25, 0, 0, 0, 0, 0];
/** Wider than the least deviation on both sides. */
const TOLERANCE = { lower: 0.5, higher: 1 };

/** A Monday by its distance from a level of 0. */
const monday = (residual: number | undefined, more: Partial<TrainingDay> = {}): TrainingDay => ({
	day: '2026-11-16',
	weekday: MONDAY,
	logValue: residual === undefined ? undefined : residual + 0.25,
	special: undefined,
	monthDayEffect: 0,
	...more,
});

const compared = (
	residual: number | undefined,
	previousLevel?: number,
	tolerance: typeof TOLERANCE | undefined = TOLERANCE,
) => compareDay(monday(residual), { level: 0, previousLevel, profile: PROFILE }, tolerance);

describe('the expected value of a weekday', () => {
	it('is the level with the effect of the weekday', () => {
		expect(expectedLogValue(MONDAY, 2, PROFILE)).toBe(2.25);
	});

	it.each([
		['no level is known', undefined, PROFILE],
		['the weekday is unknown', 2, []],
	])('is unknown if %s', (_, level, profile) => {
		expect(expectedLogValue(MONDAY, level, profile)).toBeUndefined();
	});
});

describe('a day compared with its level', () => {
	it.each([
		[-0.4375, false],
		[-0.5, true],
		[0.9375, false],
		[1, true],
	])('is an anomaly from the tolerance of its side on: %d', (residual, isAnomaly) => {
		expect(compared(residual)).toMatchObject({ residual, isAnomaly, isReturn: false });
	});

	it.each([
		['lower', -MIN_ANOMALOUS_DEVIATION.lower],
		['higher', MIN_ANOMALOUS_DEVIATION.higher],
	])('is no anomaly below the least deviation, however narrow the tolerance: %s', (_, least) => {
		const narrow = { lower: 0.01, higher: 0.01 };
		expect(compared(0.9 * least, undefined, narrow).isAnomaly).toBe(false);
		expect(compared(1.1 * least, undefined, narrow).isAnomaly).toBe(true);
	});

	it('is neither an anomaly nor a step while no tolerance is known', () => {
		const day = compareDay(monday(5), { level: 0, previousLevel: 4, profile: PROFILE }, undefined);
		expect(day).toMatchObject({ isAnomaly: false, isReturn: false, isStep: false });
	});

	it('has no residual without a figure, and none if it is a special day', () => {
		expect(compared(undefined).residual).toBeUndefined();
		const fair = monday(3, { special: { nameIn: () => 'Fair', sameDayLastYear: undefined } });
		const before = { level: 0, previousLevel: undefined, profile: PROFILE };
		expect(compareDay(fair, before, TOLERANCE)).toMatchObject({
			...{ residual: undefined, isAnomaly: false, isStep: false },
		});
	});

	it('is a step if it is within its tolerance, and coming back from it would not be', () => {
		expect(compared(0.4375).isStep).toBe(false);
		expect(compared(0.75)).toMatchObject({ isStep: true, isAnomaly: false });
		expect(compared(1).isStep).toBe(false);
		// A drop of less than the lower tolerance is less than the higher one, too.
		expect(compared(-0.4375).isStep).toBe(false);
	});
});

describe('a day compared with the level before the last shift as well', () => {
	it('is a return if it is near that level and far from the current one', () => {
		expect(compared(2, 2.25)).toMatchObject({
			...{ isReturn: true, isAnomaly: false, nearestResidual: -0.25 },
		});
		expect(compared(0.25, 2)).toMatchObject({ isReturn: false, nearestResidual: 0.25 });
		expect(compared(-0.75, 2)).toMatchObject({ isReturn: false, isAnomaly: true });
	});

	it('is no anomaly between both levels, and one beyond both', () => {
		expect(compared(2, 4)).toMatchObject({ isReturn: false, isAnomaly: false });
		expect(compared(6, 4)).toMatchObject({ isReturn: false, isAnomaly: true });
		expect(compared(-1, 4)).toMatchObject({ isReturn: false, isAnomaly: true });
	});

	it('counts with the smaller of both residuals, the current one if they are equal', () => {
		expect(compared(1, 3).nearestResidual).toBe(1);
		expect(compared(2.5, 3).nearestResidual).toBe(-0.5);
		expect(compared(2, 4).nearestResidual).toBe(2);
		expect(compared(2).nearestResidual).toBe(2);
	});
});

describe('a residual of an open alert', () => {
	it.each([
		[-3, -0.5],
		[-0.25, -0.25],
		[0.75, 0.75],
		[3, 1],
	])('is cut to the tolerance of its side: %d', (residual, limited) => {
		expect(limitTo(TOLERANCE, residual)).toBe(limited);
	});

	it('stays as it is while no tolerance is known', () => {
		expect(limitTo(undefined, 3)).toBe(3);
		expect(limitTo(TOLERANCE, undefined)).toBeUndefined();
	});
});
