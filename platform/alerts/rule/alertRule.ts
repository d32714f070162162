import type { Place } from '../../holidays/places';
import type { NamedDays } from '../../timeseries/specialDays';

/** What is watched: a metric of the platform, or one divided by another. */
export interface AlertFigure {
	/** What it is called in sentences. */
	readonly name: string;
	/** Fields of the platform (docs/platform.md, Batch report request). */
	readonly numerator: string;
	readonly denominator?: string | undefined;
	readonly as: 'percent' | 'number';
}

/** The time whose figures are judged. It never holds an hour or a day that is not over. */
export type EvaluationWindow =
	/** The hours of today that are over, but the last few, which may still be counted. */
	| { readonly is: 'today'; readonly delayHours: number }
	/** So many whole days, the last of which is yesterday once its figures are there, or so many days before it. */
	| { readonly is: 'days'; readonly count: number; readonly delayDays?: number };

/** What the figures are compared with. */
export type ExpectationRule =
	| { readonly by: 'bound'; readonly bound: number }
	/** What visits usually bring: less than half of it, while visits are as usual, is a fault of the tracking. */
	| { readonly by: 'tracking' }
	| {
			readonly by: 'usual' | 'mean' | 'median' | 'before';
			/** By how many percent a figure must differ. */
			readonly percent: number;
			/** Whether it must differ by more than chance explains, too. */
			readonly beyondChance: boolean;
	  };

/** Which days are no part of what is usual. */
export interface AlertCalendar {
	/** Whose public holidays; those of the time zone of the site where left out. */
	readonly places?: readonly Place[] | undefined;
	readonly own: readonly NamedDays[];
}

/** On which side of what is expected a figure is worth an alert. */
export type Side = 'lower' | 'higher';

/** What tells a figure from the others that one report has, such as scartvalid/visit. */
export function figureKeyOf({ numerator, denominator }: AlertFigure): string {
	return denominator === undefined ? numerator : `${numerator}/${denominator}`;
}

/** The settings of a rule that was not configured, in the forms and for alerts without a trigger. */
export const DEFAULT_ALERT = { topValues: 10, percent: 15, weeks: 8, minVolume: 20 } as const;

/** When an alert begins. */
export interface AlertRule {
	readonly figure: AlertFigure;
	/** The field whose values are watched one by one; undefined for the whole site. */
	readonly dimension?: string | undefined;
	/** How many of its values, the largest first. */
	readonly topValues: number;
	readonly span: EvaluationWindow;
	readonly expected: ExpectationRule;
	readonly sides: readonly Side[];
	/** How many weeks of history figures are compared with; what is usual is learnt from more where it can. */
	readonly weeks: number;
	readonly calendar: AlertCalendar;
	/** Nothing is said where less than this is expected; of a rate, of what it is divided by. */
	readonly minVolume: number;
	/** Whether figures that stop altogether are an alert of their own. */
	readonly reportsNoData: boolean;
}
