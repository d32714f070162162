import type { Place } from '../../holidays/places';
import type { NamedDays } from '../../base/dates/namedDays';

/** A monitored figure: a metric of the platform, or the quotient of two. */
export interface AlertFigure {
	/** Its name in sentences. */
	readonly name: string;
	/** Fields of the platform (docs/platform.md, Batch report request). */
	readonly numerator: string;
	readonly denominator?: string | undefined;
	readonly as: 'percent' | 'number';
}

/** The time whose figures are evaluated. It never contains an hour or a day that has not ended. */
export type EvaluationWindow =
	/** The hours of today that have ended, without the last few, which may still grow. */
	| { readonly is: 'today'; readonly delayHours: number }
	/**
	 * Whole days, of which the last is yesterday once its figures are complete, or `delayDays`
	 * before yesterday.
	 */
	| { readonly is: 'days'; readonly count: number; readonly delayDays?: number };

/** The reference that figures are compared with. */
export type ExpectationRule =
	| { readonly by: 'bound'; readonly bound: number }
	/**
	 * Conversions compared with visits: an alert if less than half of the expected ones arrive while
	 * visits are normal, as the tracking is broken then.
	 */
	| { readonly by: 'tracking' }
	| {
			readonly by: 'baseline' | 'mean' | 'median' | 'before';
			/** The percentage by which a figure must differ. */
			readonly percent: number;
			/** Whether the difference must also exceed the random variation. */
			readonly ignoreRandomVariation: boolean;
	  };

/** The days that are excluded from the baseline. */
export interface AlertCalendar {
	/** The places whose public holidays are excluded; those of the site's time zone if left out. */
	readonly places?: readonly Place[] | undefined;
	readonly own: readonly NamedDays[];
}

/** The side of the expected value on which a figure is an alert. */
export type Side = 'lower' | 'higher';

/** Identifies a figure among those of a report, such as scartvalid/visit. */
export function figureKeyOf({
	numerator,
	denominator,
}: Pick<AlertFigure, 'numerator' | 'denominator'>): string {
	return denominator === undefined ? numerator : `${numerator}/${denominator}`;
}

/** The fields of some figures, each once: the metrics of the report that has them all. */
export function fieldsOf(figures: readonly AlertFigure[]): string[] {
	const all = figures.flatMap(({ numerator, denominator }) =>
		[numerator, denominator ?? []].flat(),
	);
	return [...new Set(all)];
}

/** The settings of a rule that was not configured, in the forms and for alerts without a trigger. */
export const DEFAULT_ALERT = { topValues: 10, percent: 15, weeks: 8, minVolume: 20 } as const;

/** The settings of an alert. */
export interface AlertRule {
	readonly figure: AlertFigure;
	/** The field whose values are monitored separately; undefined for the whole site. */
	readonly dimension?: string | undefined;
	/** How many of its values are monitored, the largest first. */
	readonly topValues: number;
	readonly span: EvaluationWindow;
	readonly expected: ExpectationRule;
	readonly sides: readonly Side[];
	/**
	 * The number of weeks that figures are compared with; the baseline uses more if the platform
	 * has them.
	 */
	readonly weeks: number;
	readonly calendar: AlertCalendar;
	/** No alert begins below this expected volume; for a rate, the volume is its denominator. */
	readonly minVolume: number;
	/** Whether figures that stop are an alert of their own. */
	readonly reportsNoData: boolean;
}

/** The rule of a finding. */
export function ruleOfFinding(
	rules: readonly [AlertRule, ...AlertRule[]],
	{ figure }: { readonly figure?: string | undefined },
): AlertRule {
	if (figure === undefined) return rules[0];
	const found = rules.find((rule) => figureKeyOf(rule.figure) === figure);
	if (!found) throw new Error(`No rule has the figure ${figure}`);
	return found;
}
