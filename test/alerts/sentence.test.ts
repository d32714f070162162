import type { Judged } from '../../platform/alerts/judge';
import type { AlertRule } from '../../platform/alerts/rule';
import { sentenceOf } from '../../platform/alerts/sentence';

const UNCLEAN = 'Paid\nsearch\u202e\ud800';
const judged: Judged = {
	...{ name: 'SPONSOREDLINK', label: UNCLEAN, kind: 'lower', verdict: 'alert' },
	since: '2026-11-21',
	window: { days: ['2026-11-21'], untilHour: undefined, through: '2026-11-21' },
	look: {
		...{ value: 680, expected: 1_000, volume: 680, expectedVolume: 1_000, expectedInAll: 1_000 },
		limits: { lower: 0.1, higher: 0.1 },
	},
};

test('a sentence is one line, whatever names hold', () => {
	const rule: AlertRule = {
		figure: { name: 'Visits\u2067', numerator: 'visit', as: 'number' },
		span: { is: 'days', count: 1 },
		expected: { by: 'mean', percent: 20, beyondChance: false },
		sides: ['lower'],
		...{ topValues: 5, weeks: 8, leastVolume: 0, tellsNoData: true },
	};
	const said = { rule, site: 'shop\u0000eu', judged, news: 'began', since: '2026-11-21' } as const;
	expect(sentenceOf(said)).toBe(
		'Visits of Paid search\ufffd on shop eu: 32 % lower, 680 against 1,000 usually (2026-11-21).',
	);
});
