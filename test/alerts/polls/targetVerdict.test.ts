import { targetVerdict } from '../../../platform/alerts/targetAlert/evaluateTarget';
import type { TargetProgress } from '../../../platform/targets/progress';

const VISITS = { name: 'Visits', numerator: 'visit', as: 'number', isCost: false } as const;
const RATE = { ...VISITS, denominator: 'hit' } as const;
const LEAST = { amount: 1_000, bound: 'atLeast', figure: VISITS } as const;
const MOST = { amount: 1_000, bound: 'atMost', figure: VISITS } as const;

/** Half of a month is over; the forecast is 100 above or below by chance. */
const PROGRESS: TargetProgress = {
	...{ daysElapsed: 15, daysWithoutFigures: 0, daysLeft: 15, soFar: 400, expectedByNow: 500 },
	...{ pacePercent: null, forecastMinusTarget: null, neededPerDay: null, expectedPerDay: null },
	...{ forecast: 850, forecastLow: 750, forecastHigh: 950, status: 'behind', course: [] },
};
const at = (forecast: number, status: TargetProgress['status'], more = {}): TargetProgress => ({
	...PROGRESS,
	...{ forecast, forecastLow: forecast - 100, forecastHigh: forecast + 100, status, ...more },
});
const EARLY = { daysElapsed: 3, daysLeft: 27 };

describe('an alert of a target', () => {
	it.each<[string, typeof LEAST | typeof MOST, TargetProgress, string]>([
		['begins where the target lies beyond the margin', LEAST, at(890, 'behind'), 'alert'],
		['neither begins nor ends just within it', LEAST, at(910, 'onTrack'), 'unclear'],
		['neither begins nor ends half-way', LEAST, at(950, 'onTrack'), 'unclear'],
		['is over within a third of the margin', LEAST, at(967, 'onTrack'), 'calm'],
		['is over where the target is reached', LEAST, at(980, 'reached'), 'calm'],
		['of a budget begins beyond the margin', MOST, at(1_110, 'over'), 'alert'],
		['of a budget neither begins nor ends within it', MOST, at(1_090, 'onTrack'), 'unclear'],
		['of a budget is over within a third of the margin', MOST, at(1_033, 'onTrack'), 'calm'],
		['does not begin on the third day for a little', LEAST, at(891, 'behind', EARLY), 'unclear'],
		['begins on the third day beyond doubt', LEAST, at(889, 'behind', EARLY), 'alert'],
		[
			'of a budget that is spent begins on any day',
			MOST,
			at(1_010, 'over', { ...EARLY, soFar: 1_001 }),
			'alert',
		],
		[
			'is none where a day is missing',
			LEAST,
			at(500, 'behind', { daysWithoutFigures: 1 }),
			'unclear',
		],
		['is none where nothing is known', LEAST, at(500, 'unknown'), 'unclear'],
		[
			'begins where the period ends below the target',
			LEAST,
			at(999, 'missed', { daysLeft: 0 }),
			'alert',
		],
		[
			'is over where the period ends within the budget',
			MOST,
			at(990, 'reached', { daysLeft: 0 }),
			'calm',
		],
	])('%s', (_, target, progress, verdict) => {
		expect(targetVerdict(target, progress)).toBe(verdict);
	});

	it('of a rate that is above its budget for now is judged by the forecast', () => {
		const rate = { ...MOST, figure: RATE };
		expect(targetVerdict(rate, at(1_030, 'onTrack', { soFar: 1_200 }))).toBe('calm');
		expect(targetVerdict(rate, at(1_109, 'over', { ...EARLY, soFar: 1_200 }))).toBe('unclear');
	});

	it('does not come and go while the forecast moves around the margin', () => {
		const forecasts = [880, 905, 895, 910, 890, 920, 885];
		const verdicts = forecasts.map((one) =>
			targetVerdict(LEAST, at(one, one < 900 ? 'behind' : 'onTrack')),
		);
		expect(verdicts).not.toContain('calm');
	});
});
