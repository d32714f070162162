import { statusOf } from '../../platform/targets/targetStatus';

/** A target of 100, half of whose days have elapsed. */
const OPEN = { amount: 100, isRate: false, isOver: false, isFinal: false };
const OVER = { ...OPEN, isOver: true };
const FINAL = { ...OVER, isFinal: true };
const between = (low: number | null, high: number | null, soFar: number | null = 50) => ({
	soFar,
	low,
	high,
});

type Standing = Omit<Parameters<typeof statusOf>[0], 'bound'>;

describe('a goal is', () => {
	test.each<[string, Standing]>([
		['reached', { ...OPEN, ...between(120, 140, 100) }],
		['reached', { ...OPEN, ...between(null, null, 101) }],
		['onTrack', { ...OPEN, isRate: true, ...between(90, 110, 100) }],
		['reached', { ...FINAL, isRate: true, ...between(100, 100, 100) }],
		['unknown', { ...OVER, isRate: true, ...between(100, 100, 100) }],
		['missed', { ...FINAL, ...between(99, 99, 99) }],
		['unknown', { ...OVER, ...between(99, 99, 99) }],
		['unknown', { ...FINAL, ...between(99, 99, null) }],
		['unknown', { ...FINAL, amount: -5, ...between(0, 0, null) }],
		['unknown', { ...OPEN, ...between(null, 90) }],
		['unknown', { ...OPEN, ...between(110, null) }],
		['behind', { ...OPEN, ...between(80, 99) }],
		['onTrack', { ...OPEN, ...between(80, 100) }],
		['onTrack', { ...OPEN, ...between(100, 120) }],
		['ahead', { ...OPEN, ...between(101, 120) }],
	])('%s for %j', (status, standing) => {
		expect(statusOf({ bound: 'atLeast', ...standing })).toBe(status);
	});
});

describe('a budget is', () => {
	test.each<[string, Standing]>([
		['over', { ...OPEN, ...between(120, 140, 101) }],
		['onTrack', { ...OPEN, ...between(90, 110, 100) }],
		['onTrack', { ...OPEN, isRate: true, ...between(90, 110, 101) }],
		['over', { ...FINAL, isRate: true, ...between(101, 101, 101) }],
		['unknown', { ...OVER, isRate: true, ...between(101, 101, 101) }],
		['reached', { ...FINAL, ...between(100, 100, 100) }],
		['unknown', { ...OVER, ...between(100, 100, 100) }],
		['unknown', { ...FINAL, ...between(0, 0, null) }],
		['unknown', { ...FINAL, amount: -5, ...between(0, 0, null) }],
		['unknown', { ...OPEN, ...between(null, 90) }],
		['unknown', { ...OPEN, ...between(110, null) }],
		['over', { ...OPEN, ...between(101, 120) }],
		['onTrack', { ...OPEN, ...between(100, 120) }],
		['onTrack', { ...OPEN, ...between(80, 100) }],
		['ahead', { ...OPEN, ...between(80, 99) }],
	])('%s for %j', (status, standing) => {
		expect(statusOf({ bound: 'atMost', ...standing })).toBe(status);
	});
});
