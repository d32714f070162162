import type { TargetState } from '../../platform/targets/messages/targetSentence';
import type { TargetProgress } from '../../platform/targets/progress';
import type { Target, TargetFigure } from '../../platform/targets/target';

export const VISITS: TargetFigure = {
	...{ name: 'Visits', numerator: 'visit', as: 'number', isCost: false },
};
export const RATE: TargetFigure = {
	...{ name: 'Rate', numerator: 'scartvalid', denominator: 'visit', as: 'percent', isCost: false },
};

/** A third of November, ahead of the target. */
const AHEAD: TargetProgress = {
	...{ daysElapsed: 10, daysWithoutFigures: 0, daysLeft: 20, status: 'ahead', course: [] },
	...{ soFar: 5_000, expectedByNow: 4_000, pacePercent: 25, forecastMinusTarget: 3_000 },
	...{ forecast: 15_000, forecastLow: 14_000, forecastHigh: 16_000 },
	...{ neededPerDay: 350, expectedPerDay: 500 },
};

/** A target of 12,000 visits in November, and what is different about it. */
export function stateOf(
	target: Partial<Target> = {},
	progress: Partial<TargetProgress> = {},
): TargetState {
	return {
		target: {
			...{ site: 'shop', figure: VISITS, name: undefined, amount: 12_000, bound: 'atLeast' },
			days: { from: '2026-11-01', to: '2026-11-30' },
			...target,
		},
		progress: { ...AHEAD, ...progress },
	};
}

const ENDED: Partial<TargetProgress> = { daysElapsed: 30, daysLeft: 0 };
const NOTHING_AHEAD: Partial<TargetProgress> = {
	...{ forecast: null, forecastLow: null, forecastHigh: null },
};
const CHANNEL = { name: { value: 'DISPLAY', label: 'Display' } };
const YEAR = { days: { from: '2026-01-01', to: '2026-12-31' } };
const QUARTER = { days: { from: '2026-10-01', to: '2026-12-31' } };

/** What can be said about a target. */
export const STATES: Readonly<Record<string, TargetState>> = {
	ahead: stateOf(CHANNEL),
	'behind, a day missing': stateOf(QUARTER, {
		...{ status: 'behind', pacePercent: -25.4, daysWithoutFigures: 1, daysElapsed: 1 },
	}),
	'on pace, days missing': stateOf(YEAR, {
		status: 'onTrack',
		pacePercent: -0.4,
		daysWithoutFigures: 2,
	}),
	'a budget above its pace': stateOf({ bound: 'atMost' }, { status: 'over' }),
	'a budget below its pace': stateOf({ bound: 'atMost' }, { pacePercent: -25 }),
	'a budget without a day': stateOf(
		{ bound: 'atMost' },
		{ daysElapsed: 0, daysLeft: 30, soFar: 0, pacePercent: null },
	),
	'a goal without a day': stateOf(
		{},
		{ daysElapsed: 0, daysLeft: 30, soFar: 0, pacePercent: null },
	),
	'a budget that is spent': stateOf(
		{ bound: 'atMost', amount: 4_000 },
		{ status: 'over', neededPerDay: 0 },
	),
	'reached early': stateOf({ amount: 4_000 }, { status: 'reached', neededPerDay: 0 }),
	'a rate': stateOf(
		{ figure: RATE, amount: 3 },
		{
			...{ soFar: 2.5, pacePercent: -17, neededPerDay: 3.2, expectedPerDay: 2.6, status: 'behind' },
			...{ forecast: 2.6, forecastLow: 2.4, forecastHigh: 2.8 },
		},
	),
	'a rate above a limit': stateOf(
		{ figure: RATE, amount: 2, bound: 'atMost' },
		{
			...{ soFar: 2.5, pacePercent: 25, status: 'over', neededPerDay: 0, expectedPerDay: 2.6 },
			...{ forecast: 2.6, forecastLow: 2.4, forecastHigh: 2.8 },
		},
	),
	'no forecast': stateOf({}, { ...NOTHING_AHEAD, status: 'unknown', pacePercent: null }),
	'no figures': stateOf({}, { ...NOTHING_AHEAD, status: 'unknown', soFar: null }),
	reached: stateOf({ amount: 5_000 }, { ...ENDED, status: 'reached' }),
	missed: stateOf({}, { ...ENDED, status: 'missed' }),
	kept: stateOf({ bound: 'atMost' }, { ...ENDED, status: 'reached' }),
	exceeded: stateOf({ bound: 'atMost', amount: 4_000 }, { ...ENDED, status: 'over' }),
	'ended with a day missing': stateOf({}, { ...ENDED, status: 'unknown', daysWithoutFigures: 1 }),
};
