import type { Days, PeriodName } from '../../base/dates/namedPeriods';
import type { DateUnit } from './dateWords';

/** The days of a period, and the calendar units that it consists of if they are whole. */
export interface ParsedPeriod {
	readonly days: Days;
	/** The name of the period, from which the preceding period is derived. */
	readonly name?: PeriodName | undefined;
	/** Set for a weekend, which the weekend before it precedes. */
	readonly isWeekend?: true | undefined;
	readonly units?: { readonly unit: DateUnit; readonly count: number } | undefined;
}

/** The result of reading the words for a period. */
export type PeriodMatch =
	| { readonly is: 'found'; readonly period: ParsedPeriod }
	| { readonly is: 'ambiguous'; readonly candidates: readonly string[] }
	| { readonly is: 'future' }
	| { readonly is: 'backwards' }
	/** Before the earliest day that the platform can have figures of. */
	| { readonly is: 'tooEarly' }
	| { readonly is: 'unknown' };

/** What one reader of the date grammar returns: undefined leaves the words to the next reader. */
export type OptionalPeriodMatch = PeriodMatch | undefined;
