import type { Evaluation } from '../../platform/alerts/evaluateDays';
import type { OpenAlert, SeriesFinding } from '../../platform/alerts/alertLifecycle';
import { updateAlerts } from '../../platform/alerts/alertLifecycle';
import type { AlertRule, Side } from '../../platform/alerts/rule/alertRule';
import type { AlertVerdict } from '../../platform/alerts/alertVerdict';
import { alertVerdict } from '../../platform/alerts/alertVerdict';
import { RULE } from './polls/living';
import { RATE } from './quality/series';
import { addDays } from '../../platform/base/dates/dayArithmetic';

const EVALUATION: Evaluation = {
	...{ value: 100, expected: 100, volume: 100, expectedVolume: 100, expectedFullDay: 100 },
	tolerance: { lower: 0.2, higher: 0.3 },
};

describe('the verdict against an expected value', () => {
	const PERCENT: AlertRule = {
		...RULE,
		expected: { by: 'mean', percent: 20, ignoreRandomVariation: true },
	};
	it.each<[Side, Partial<Evaluation>, AlertVerdict]>([
		['lower', {}, 'calm'],
		['lower', { value: 80 }, 'alert'],
		['lower', { value: 81 }, 'unclear'],
		['lower', { value: 90 }, 'unclear'],
		['lower', { value: 91 }, 'calm'],
		['lower', { value: 500 }, 'calm'],
		['higher', { value: 130 }, 'alert'],
		['higher', { value: 129 }, 'unclear'],
		['higher', { value: 109 }, 'calm'],
		// A rate may be below zero, where lower is still lower.
		['lower', { value: -200, expected: -100 }, 'alert'],
		['higher', { value: -200, expected: -100 }, 'calm'],
		['higher', { value: -50, expected: -100 }, 'alert'],
		['lower', { value: null }, 'unknown'],
		['lower', { expected: undefined }, 'unknown'],
		['lower', { expectedVolume: undefined }, 'unknown'],
		['lower', { expectedVolume: 19.9, value: 1 }, 'unknown'],
		['lower', { expectedVolume: 20, value: 1 }, 'alert'],
		// Early in the day an alert may begin, but not end.
		['lower', { expectedFullDay: 401 }, 'unclear'],
		['lower', { expectedFullDay: 400 }, 'calm'],
		['lower', { expectedFullDay: 401, value: 1 }, 'alert'],
	])('is right for %s: %j is %s', (side, change, verdict) => {
		expect(alertVerdict(side, { ...EVALUATION, ...change }, PERCENT)).toBe(verdict);
	});

	it('needs an expected value of at least 1', () => {
		const rule = { ...PERCENT, minVolume: 0 };
		expect(alertVerdict('lower', { ...EVALUATION, expectedVolume: 0.9 }, rule)).toBe('unknown');
		expect(alertVerdict('lower', { ...EVALUATION, expectedVolume: 1, value: 0 }, rule)).toBe(
			'alert',
		);
	});
});

describe('the verdict against a bound', () => {
	const BOUND: AlertRule = { ...RULE, expected: { by: 'bound', bound: 50 } };
	const OF_RATE: AlertRule = { ...BOUND, figure: RATE };
	it.each<[Side, number | null, number, AlertRule, AlertVerdict]>([
		['lower', 49, 100, BOUND, 'alert'],
		['lower', 50, 100, BOUND, 'calm'],
		['lower', 51, 100, BOUND, 'calm'],
		['higher', 51, 100, BOUND, 'alert'],
		['higher', 50, 100, BOUND, 'calm'],
		['higher', 49, 100, BOUND, 'calm'],
		['lower', null, 100, BOUND, 'unknown'],
		['lower', 5, 5, BOUND, 'alert'],
		['lower', 5, 19, OF_RATE, 'unknown'],
		['lower', 5, 20, OF_RATE, 'alert'],
		['lower', null, 100, OF_RATE, 'unknown'],
	])('is right for %s: %j with denominator %d', (side, value, volume, rule, verdict) => {
		expect(alertVerdict(side, { ...EVALUATION, value, volume }, rule)).toBe(verdict);
	});
});

describe('an alert whose series cannot be evaluated', () => {
	const START = '2026-11-20';
	const alert: OpenAlert = { name: 'a', kind: 'lower', since: '2026-11-01', notifiedAt: 0 };
	const after = (days: number, verdict: AlertVerdict): SeriesFinding => {
		const day = addDays(START, days);
		return { name: 'a', kind: 'lower', verdict, since: day, day };
	};
	const live = (findings: readonly SeriesFinding[], repeatMs = 0) => {
		let alerts: readonly OpenAlert[] = [alert];
		const notifications = findings.flatMap((finding, index) => {
			const followed = updateAlerts(alerts, [finding], index, repeatMs);
			alerts = followed.alerts;
			return followed.notifications.map(
				({ transition, finding: { day } }) => `${transition} ${day}`,
			);
		});
		return { told: notifications, alerts };
	};

	it('continues for four weeks, and then ends', () => {
		const { alerts } = live([after(0, 'unknown'), after(27, 'unknown')]);
		expect(alerts).toEqual([{ ...alert, unknownSince: START }]);
		const all = [0, 1, 27, 28, 29].map((days) => after(days, 'unknown'));
		expect(live(all)).toEqual({ told: ['over 2026-12-18'], alerts: [] });
	});

	it.each(['alert', 'unclear'] as const)(
		'continues for four more weeks after a verdict of %s',
		(verdict) => {
			const some = [after(0, 'unknown'), after(20, verdict)];
			expect(live(some).alerts[0]?.unknownSince).toBeUndefined();
			const { told: notifications } = live([...some, after(21, 'unknown'), after(48, 'unknown')]);
			expect(notifications).toEqual([]);
		},
	);

	it('is not repeated meanwhile, and never if repetition is off', () => {
		expect(live([after(0, 'unknown'), after(1, 'unclear')], 1).told).toEqual([]);
		expect(live([after(0, 'unclear'), after(1, 'alert')], 1).told).toEqual(['goesOn 2026-11-21']);
		expect(live([after(0, 'alert'), after(1, 'alert')], 0).told).toEqual([]);
	});
});
