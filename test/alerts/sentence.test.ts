import type { EvaluatedSeries } from '../../platform/alerts/findings/evaluatedSeries';
import type { Transition } from '../../platform/alerts/alertLifecycle';
import type { AlertRule } from '../../platform/alerts/rule/alertRule';
import { changePercentOf, referenceOf, alertSentence } from '../../platform/alerts/alertSentence';
import type { DataGap } from '../../platform/alerts/dataGap';
import { RULE } from './polls/living';
import { RATE } from './quality/series';

const DAY = '2026-11-20';
const EVALUATION = {
	...{ value: 680.4, expected: 1_000, volume: 680, expectedVolume: 1_000, expectedFullDay: 1_000 },
	tolerance: { lower: 0.15, higher: 0.15 },
};
const JUDGED: EvaluatedSeries = {
	...{ name: 'SPONSOREDLINK', label: 'Paid search', kind: 'lower', verdict: 'alert' },
	...{ since: DAY, day: DAY, evaluation: EVALUATION },
	window: { days: [DAY], untilHour: undefined, through: DAY },
};
const STOPPED: EvaluatedSeries = {
	...{ ...JUDGED, kind: 'noData', evaluation: undefined },
	dataGap: { verdict: 'alert', since: DAY, expected: 1234.5, isAbsent: false, perDay: 1234.5 },
};
const withStop = (more: Partial<DataGap>): EvaluatedSeries => ({
	...STOPPED,
	dataGap: {
		verdict: 'alert',
		since: DAY,
		expected: 1234.5,
		isAbsent: false,
		perDay: 1234.5,
		...more,
	},
});
const BOUND: AlertRule = { ...RULE, expected: { by: 'bound', bound: 12.345 } };
const BEFORE: AlertRule = {
	...RULE,
	expected: { by: 'before', percent: 15, ignoreRandomVariation: true },
};

const say = (
	transition: Transition | undefined,
	evaluated: EvaluatedSeries = JUDGED,
	rule: AlertRule = RULE,
) => alertSentence({ rule, site: 'shop', evaluated, transition, since: '2026-11-18' });
const withEvaluation = (change: object): EvaluatedSeries => ({
	...JUDGED,
	evaluation: { ...EVALUATION, ...change },
});
const withDays = (days: string[], untilHour?: number): EvaluatedSeries => ({
	...JUDGED,
	window: { days, untilHour, through: DAY },
});
const special = (of: object): EvaluatedSeries =>
	withEvaluation({ special: { comparedWith: undefined, hasNoPrecedent: false, ...of } });
const WHAT = 'Visits of Paid search on shop';

it.each<[string, string]>([
	[say('began'), `${WHAT}: 32% lower, 680 against 1,000 expected (Nov 20, 2026).`],
	[
		say('goesOn'),
		`${WHAT}: still 32% lower since Nov 18, 2026, 680 against 1,000 expected (Nov 20, 2026).`,
	],
	[say(undefined), `No alert. ${WHAT}: 680 against 1,000 expected (Nov 20, 2026).`],
	[
		say('began', special({ nameIn: () => 'Christmas Day', comparedWith: '2025-12-25' })),
		`${WHAT}: 32% lower, 680 against 1,000 based on Dec 25, 2025 (Nov 20, 2026, Christmas Day).`,
	],
	[
		say('began', special({ nameIn: () => 'long weekend' })),
		`${WHAT}: 32% lower, 680 against 1,000 expected (Nov 20, 2026, long weekend).`,
	],
	[
		say(undefined, special({ nameIn: () => 'Black Friday', hasNoPrecedent: true })),
		`No alert. ${WHAT}: 680, with no earlier day to compare it with (Nov 20, 2026, Black Friday).`,
	],
	[
		say('over'),
		`${WHAT}: as expected again, 680 against 1,000 expected (Nov 20, 2026). The value had been lower since Nov 18, 2026.`,
	],
	[
		say('over', { ...JUDGED, verdict: 'unknown' }),
		`${WHAT}: there has been too little data for four weeks, so this alert ends (Nov 20, 2026). The value had been lower since Nov 18, 2026.`,
	],
	[
		say('over', { ...STOPPED, verdict: 'unknown' }),
		`${WHAT}: there has been too little data for four weeks, so this alert ends (Nov 20, 2026). There had been no figures since Nov 18, 2026.`,
	],
	[
		say('began', { ...JUDGED, label: '' }),
		`Visits on shop: 32% lower, 680 against 1,000 expected (Nov 20, 2026).`,
	],
	[say('began', JUDGED, BEFORE), `${WHAT}: 32% lower, 680 against 1,000 before (Nov 20, 2026).`],
	[
		say('began', JUDGED, BOUND),
		`${WHAT}: lower, 680 against the fixed value of 12.35 (Nov 20, 2026).`,
	],
	[
		say('over', JUDGED, BOUND),
		`${WHAT}: no longer beyond the fixed value, 680 against the fixed value of 12.35 (Nov 20, 2026). The value had been lower since Nov 18, 2026.`,
	],
	[
		say('began', withEvaluation({ value: 2.125, expected: 100 }), { ...RULE, figure: RATE }),
		`Rate of Paid search on shop: 97.9% lower, 2.13% against 100% expected (Nov 20, 2026).`,
	],
	[
		say('began', withDays(['2026-11-18', '2026-11-19'])),
		`${WHAT}: 32% lower, 680 against 1,000 expected (Nov 18\u2009–\u200919, 2026).`,
	],
	[
		say('began', withDays([DAY], 9)),
		`${WHAT}: 32% lower, 680 against 1,000 expected (Nov 20, 2026 until 9:00 AM).`,
	],
	[
		say('began', withEvaluation({ value: -251, expected: 784 })),
		`${WHAT}: lower, -251 against 784 expected (Nov 20, 2026).`,
	],
	[
		say('goesOn', withEvaluation({ value: -251, expected: 784 })),
		`${WHAT}: still lower since Nov 18, 2026, -251 against 784 expected (Nov 20, 2026).`,
	],
	[say('began', STOPPED), `${WHAT}: none since Nov 18, 2026, instead of about 1,235.`],
	[say('goesOn', STOPPED), `${WHAT}: still none since Nov 18, 2026, instead of about 1,235.`],
	[
		say('goesOn', withStop({ verdict: 'unclear', expected: undefined })),
		`${WHAT}: still none since Nov 18, 2026.`,
	],
	[
		say('began', withStop({ isAbsent: true })),
		`${WHAT}: no figures since Nov 18, 2026, instead of about 1,235.`,
	],
	[
		say('goesOn', withStop({ isAbsent: true, expected: undefined })),
		`${WHAT}: still no figures since Nov 18, 2026.`,
	],
	[say('over', STOPPED), `${WHAT}: figures are coming in again (Nov 20, 2026).`],
	[say(undefined, STOPPED), `No alert. ${WHAT}: figures are coming in (Nov 20, 2026).`],
])("an alert's sentence is: %s", (sentence, expected) => {
	expect(sentence.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected);
});

it("an alert's sentence names the percentage of a change if there is one", () => {
	expect(changePercentOf(680.4, 1_000)).toBe(-32);
	expect(changePercentOf(1_333, 1_000)).toBe(33.3);
	expect(changePercentOf(0, 1_000)).toBe(-100);
	expect(changePercentOf(null, 1_000)).toBeUndefined();
	expect(changePercentOf(680, undefined)).toBeUndefined();
});

it.each([
	['nothing', 5, 0],
	['less than nothing', 5, -100],
	['a loss that grows', -300, -100],
	['a gain that becomes a loss', -251, 784],
])("an alert's sentence names no percentage of %s", (_, value, reference) => {
	expect(changePercentOf(value, reference)).toBeUndefined();
});

it("an alert's sentence compares a figure with its bound instead of the expected value", () => {
	const rule: AlertRule = { ...RULE, expected: { by: 'bound', bound: 10_000 } };
	const reference = referenceOf({ ...EVALUATION, expected: 443 }, rule.expected);
	expect(changePercentOf(613, reference)).toBe(-93.9);
	expect(referenceOf(EVALUATION, RULE.expected)).toBe(1_000);
});

it("an alert's sentence is one line, whatever names contain", () => {
	const rule: AlertRule = { ...RULE, figure: { ...RULE.figure, name: 'Visits\u2067' } };
	const evaluated: EvaluatedSeries = { ...JUDGED, label: 'Paid\nsearch\u202e\ud800' };
	const parts = { rule, site: 'shop\u0000eu', evaluated, transition: 'began', since: DAY } as const;
	expect(alertSentence(parts)).toBe(
		`Visits of Paid search\ufffd on shop eu: 32% lower, 680 against 1,000 expected (Nov 20, 2026).`,
	);
});
