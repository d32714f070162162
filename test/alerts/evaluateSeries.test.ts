import type { ReportFigures } from '../../platform/alerts/expectation/figureSeries';
import { evaluateSeries } from '../../platform/alerts/evaluateReport';
import type { OpenAlert } from '../../platform/alerts/alertLifecycle';
import { updateAlerts } from '../../platform/alerts/alertLifecycle';
import type { AlertRule } from '../../platform/alerts/rule/alertRule';
import { daysToRequest, alertWindowOf } from '../../platform/alerts/rule/alertWindow';
import { RULE as OF_SITE } from './polls/living';
import { RATE } from './quality/series';
import { addDays } from '../../platform/base/dates/dayArithmetic';

const DAY = '2026-11-20';
const PAST_DAYS = 58;

const RULE: AlertRule = { ...OF_SITE, dimension: 'media_key' };

/** What each series has: on an ordinary day, and on the day that is judged. */
type PastAndToday = Readonly<Record<string, readonly [usual: number[], now: Array<number | null>]>>;

function figures(given: PastAndToday, more: Partial<ReportFigures> = {}): ReportFigures {
	const days = Array.from({ length: PAST_DAYS }, (_, index) => addDays(DAY, -(PAST_DAYS - index)));
	return {
		series: Object.entries(given).map(([name, [past, now]]) => ({
			...{ name, label: name },
			moments: [...days, DAY].map((day) => ({
				...{ day, hour: undefined },
				figures: day === DAY ? now : past,
			})),
		})),
		days: { from: days[0] ?? '', to: DAY },
		...{ zone: 'utc', areCounts: [true, true], isComplete: true },
		...more,
	};
}

function found(
	given: PastAndToday,
	rule: Partial<AlertRule> = {},
	alerts: readonly OpenAlert[] = [],
	more: Partial<ReportFigures> = {},
) {
	const window = { days: [DAY], untilHour: undefined, through: DAY };
	return evaluateSeries(figures(given, more), window, { ...RULE, ...rule }, alerts)
		.filter(({ verdict }) => verdict !== 'unclear' && verdict !== 'unknown')
		.filter(({ verdict }) => verdict === 'alert' || alerts.length > 0)
		.map(({ name, kind, verdict }) => `${name} ${kind} ${verdict}`)
		.sort();
}

const going = (name: string, kind: OpenAlert['kind']): OpenAlert => ({
	...{ name, kind, since: '2026-11-18', notifiedAt: 0 },
});

const DROP: PastAndToday[string] = [[1000], [800]];
const CHANCE_TOO: Partial<AlertRule> = {
	expected: { by: 'mean', percent: 15, ignoreRandomVariation: false },
};
const BOUND: Partial<AlertRule> = { expected: { by: 'bound', bound: 100 }, sides: ['lower'] };

it.each<[string, PastAndToday, Partial<AlertRule>, string[]]>([
	['a drop and a surge', { a: DROP, b: [[1000], [1200]] }, {}, ['a lower alert', 'b higher alert']],
	['nothing within the percentage', { a: [[1000], [860]] }, {}, []],
	['nothing that chance explains', { a: [[100], [75]] }, {}, []],
	['that, if it is wanted', { a: [[100], [75]] }, CHANCE_TOO, ['a lower alert']],
	['nothing below the minimum volume', { a: [[10], [1]] }, CHANCE_TOO, []],
	['figures that have stopped, and not their drop', { a: [[1000], [0]] }, {}, ['a noData alert']],
	[
		'a drop, where a stop is not told',
		{ a: [[1000], [0]] },
		{ reportsNoData: false },
		['a lower alert'],
	],
	['nothing of a few that may just not have come', { a: [[5], [0]] }, { minVolume: 0 }, []],
	[
		'that none of eight came, which chance does not explain',
		{ a: [[8], [0]] },
		{ minVolume: 0 },
		['a lower alert'],
	],
	['that figures are missing', { a: [[1000], [null]] }, {}, ['a noData alert']],
	[
		'nothing of what is missing, where that is not told',
		{ a: [[1000], [null]] },
		{ reportsNoData: false },
		[],
	],
	['the largest only', { a: DROP, b: [[900], [500]] }, { topValues: 1 }, ['a lower alert']],
	['what is below a bound', { a: [[1000], [99]] }, BOUND, ['a lower alert']],
])('series with open alerts are evaluated and filtered: %s', (_, given, rule, expected) => {
	expect(found(given, rule)).toEqual(expected);
});

it('a metric is money if only the list of metrics says so', () => {
	const named = (name: string) => ({ figure: { name, numerator: 'm17', as: 'number' } }) as const;
	const few: PastAndToday = { a: [[100], [75]], b: [[8], [0]] };
	const rule = { ...CHANCE_TOO, minVolume: 1 };
	expect(found(few, { ...rule, ...named('Bookings') })).not.toContain('b noData alert');
	expect(found(few, { ...rule, ...named('Umsatz') })).toContain('b noData alert');
});

describe('the evaluation of a rate', () => {
	it.each<[number[], string[]]>([
		[[300, 10_000], ['a lower alert']],
		[[3, 100], []],
		[[0, 0], ['a noData alert']],
	])('uses its parts and the size of its denominator: %j', (now, expected) => {
		expect(found({ a: [[500, 10_000], now] }, { figure: RATE })).toEqual(expected);
	});
});

describe('an open alert', () => {
	it('is resolved halfway back to the expected value, and not before', () => {
		expect(found({ a: [[1000], [930]] }, {}, [going('a', 'lower')])).toContain('a lower calm');
		expect(found({ a: [[1000], [900]] }, {}, [going('a', 'lower')])).not.toContain('a lower calm');
	});

	it('stays among the evaluated series if others are larger, and if its series is gone', () => {
		const alerts = [going('b', 'lower'), going('c', 'lower')];
		const both = found({ a: [[1000], [1000]], b: [[900], [900]] }, { topValues: 1 }, alerts);
		expect(both).toContain('b lower calm');
		// Of what is gone, nothing is expected: its alert ends after weeks.
		expect(both.join()).not.toContain('c ');
		const cut = { isComplete: false };
		expect(found({ a: [[1000], [1000]] }, {}, [going('c', 'lower')], cut)).toEqual([
			...['a higher calm', 'a lower calm', 'a noData calm'],
		]);
	});
});

describe('an alert that continues', () => {
	const finding = { name: 'a', kind: 'lower', verdict: 'alert', since: DAY, day: DAY } as const;

	it('is reported again after the interval, even if a clock was set back', () => {
		const { alerts } = updateAlerts([], [finding], 1_000, 100);
		expect(updateAlerts(alerts, [finding], 1_050, 100).notifications).toEqual([]);
		expect(updateAlerts(alerts, [finding], 1_100, 100).notifications).toMatchObject([
			{ transition: 'goesOn' },
		]);
		const back = updateAlerts(alerts, [finding], 10, 100);
		expect(back.notifications).toEqual([]);
		expect(updateAlerts(back.alerts, [finding], 110, 100).notifications).toMatchObject([
			{ transition: 'goesOn' },
		]);
	});
});

describe('the evaluated window', () => {
	const at = (text: string) => Date.parse(text);
	const today = { is: 'today', delayHours: 1 } as const;
	const through = (span: AlertRule['span'], now: string, to = '2026-12-31') =>
		alertWindowOf(span, { from: '2026-01-01', to }, at(now), 'Europe/Paris').through;

	it.each([
		[RULE.span, '2026-11-21T04:59Z', '2026-11-19'],
		[RULE.span, '2026-11-21T05:00Z', '2026-11-20'],
		[today, '2026-11-21T09:59Z', '2026-11-21 09:00'],
		[today, '2026-11-21T00:30Z', '2026-11-20 24:00'],
		[today, '2026-11-20T23:30Z', '2026-11-20 23:00'],
		// The clocks are changed at 01:00 UTC.
		[today, '2026-03-29T02:10Z', '2026-03-29 03:00'],
	])('of %j ends at %s with %s', (span, now, expected) => {
		expect(through(span, now)).toBe(expected);
	});

	it('ends with the report if that ends earlier', () => {
		expect(through(today, '2026-11-21T09:59Z', '2026-11-20')).toBe('2026-11-20 24:00');
		expect(through(RULE.span, '2026-11-21T09:59Z', '2026-11-18')).toBe('2026-11-18');
	});

	it('is requested with its history', () => {
		const week = { ...RULE, span: { is: 'days', count: 7 } } as const;
		expect(daysToRequest(week, at('2026-11-21T09:00Z'), 'Europe/Paris')).toEqual({
			from: '2025-09-18',
			to: '2026-11-20',
		});
		const campaigns = { ...week, dimension: 'campaign' };
		const mean = {
			...week,
			expected: { by: 'mean', percent: 15, ignoreRandomVariation: true },
		} as const;
		for (const short of [campaigns, mean]) {
			const { from } = daysToRequest(short, at('2026-11-21T09:00Z'), 'Europe/Paris');
			expect(from).toBe('2026-09-17');
		}
	});
});
