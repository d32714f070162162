import { alertSentence } from '../../../platform/alerts/alertSentence';
import type { Transition } from '../../../platform/alerts/alertLifecycle';
import type { EvaluatedSeries } from '../../../platform/alerts/findings/evaluatedSeries';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { RULE } from '../polls/living';

const DAY = '2026-11-20';
const TRACKING: AlertRule = { ...RULE, expected: { by: 'tracking' } };
const LOST: EvaluatedSeries = {
	...{ name: '', label: '', kind: 'lower', verdict: 'alert', since: DAY, day: DAY },
	window: { days: [DAY], untilHour: 12, through: `${DAY} 12:00` },
	tracking: { verdict: 'alert', since: `${DAY} 10:00`, count: 3, expected: 9.4, visits: 1_234 },
};
const LOWER: EvaluatedSeries = {
	...{ name: '', label: '', kind: 'lower', verdict: 'calm', since: DAY, day: DAY },
	window: { days: [DAY], untilHour: undefined, through: DAY },
	evaluation: {
		...{ value: 680, expected: 700, volume: 680, expectedVolume: 700, expectedFullDay: 700 },
		tolerance: { lower: 0.15, higher: 0.15 },
	},
};

const say = (transition: Transition | undefined, evaluated: EvaluatedSeries, rule = RULE) =>
	alertSentence({ rule, site: 'shop', evaluated, transition, since: '2026-11-18' });

it.each<[string, Transition | undefined, string]>([
	[
		'has broken',
		'began',
		'tracking likely broken since Nov 18, 2026, 3 against about 9 expected from 1,234 visits (Nov 20, 2026 until 12:00 PM).',
	],
	[
		'is still broken',
		'goesOn',
		'tracking still likely broken since Nov 18, 2026, 3 against about 9 expected from 1,234 visits (Nov 20, 2026 until 12:00 PM).',
	],
	[
		'works again',
		'over',
		'tracking works again, 3 against about 9 expected from 1,234 visits (Nov 20, 2026 until 12:00 PM). It had been broken since Nov 18, 2026.',
	],
	[
		'is no alert',
		undefined,
		'3 against about 9 expected from 1,234 visits since Nov 20, 2026 at 10:00 AM (Nov 20, 2026 until 12:00 PM).',
	],
])('the sentence about a tracking that %s gives its conversions', (_, transition, sentence) => {
	const start = transition === undefined ? 'No alert. ' : '';
	expect(say(transition, LOST, TRACKING).replace(/\u202F/g, ' ')).toBe(
		`${start}Visits on shop: ${sentence}`,
	);
});

it('the sentence about a new level gives it and the one before', () => {
	expect(say('over', { ...LOWER, newLevel: { before: 1_000 } })).toBe(
		'Visits on shop: this is the new level: 680, previously 1,000 (Nov 20, 2026). The value has been lower since Nov 18, 2026.',
	);
});
