import { addDays, daysApart } from '../base/dates/dayArithmetic';
import type { AlertRule, Side } from './rule/alertRule';
import type { AlertWindow } from './rule/alertWindow';
import type { Evaluation, EvaluationSettings } from './evaluateDays';
import { evaluateDays, nearestExpected } from './evaluateDays';
import type { FigureSeries } from './expectation/figureSeries';
import { WEEK } from '../base/dates/durations';

/** A figure that has not recovered, but is the current level by now. */
export interface NewLevel {
	/** The expected value of such days when the alert began. */
	readonly before: number;
}

/** What an evaluation was made from. */
interface EvaluatedWindow {
	readonly series: FigureSeries;
	readonly window: AlertWindow;
	readonly rule: AlertRule;
	readonly settings: EvaluationSettings;
}

/** An alert that ends. */
interface EndingAlert {
	/** Its first day. */
	readonly since: string;
	readonly kind: Side;
	/** The value that was expected when it began; needed if the report does not go back so far. */
	readonly expected?: number | undefined;
}

/**
 * Whether an alert ends because its figure has become the current level, rather than because it
 * recovered: it is compared with what the same weekdays were expected to have when the alert began.
 * Undefined if it recovered.
 */
export function newLevelOf(
	{ series, window, rule, settings }: EvaluatedWindow,
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
