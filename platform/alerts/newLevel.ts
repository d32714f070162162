import { addDays, daysApart } from '../base/dates/dayArithmetic';
import type { AlertRule, Side } from './rule/alertRule';
import type { AlertWindow } from './rule/alertWindow';
import type { Evaluation, EvaluationSettings } from './evaluation';
import { evaluateDays, nearestExpected } from './evaluation';
import type { FigureSeries } from './expectation/figureSeries';
import { WEEK } from '../base/dates/durations';

/** That a figure has not come back, and is the level of today all the same. */
export interface NewLevel {
	/** What such days were expected to have when the alert began. */
	readonly before: number;
}

/** An alert that ends. */
interface EndingAlert {
	/** The first of its days. */
	readonly since: string;
	readonly kind: Side;
	/** What was expected when it began, for a report that does not reach so far back. */
	readonly expected?: number | undefined;
}

/**
 * Whether an alert ends because its figure is the level of today by now, rather than because it came back:
 * compared with what the same weekdays were expected to have when the alert began. Undefined where it came back.
 */
export function newLevelOf(
	series: FigureSeries,
	window: AlertWindow,
	rule: AlertRule,
	settings: EvaluationSettings,
	{ since, kind, expected }: EndingAlert,
	evaluation: Evaluation,
): NewLevel | undefined {
	const [first = since] = window.days;
	if (!('percent' in rule.expected) || evaluation.value === null) return undefined;
	const passed = Math.max(0, daysApart(since, first));
	const shift = rule.expected.by === 'before' ? passed : passed - (passed % WEEK);
	const days = window.days.map((day) => addDays(day, -shift));
	const moments = series.moments.filter(({ day }) => day < since || days.includes(day));
	const then = evaluateDays({ ...series, moments }, { ...window, days }, rule, settings);
	const before = (then && nearestExpected({ ...then, value: evaluation.value })) ?? expected;
	if (before === undefined || before <= 0) return undefined;
	const off = (evaluation.value - before) / before;
	const beyond = kind === 'lower' ? -off : off;
	return beyond >= rule.expected.percent / 100 ? { before } : undefined;
}
