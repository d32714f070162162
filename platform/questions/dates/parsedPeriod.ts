import type { Days, PeriodName } from '../../base/dates/namedPeriods';
import type { DateUnit } from './dateWords';

/** The days that were meant, and the units of the calendar that they are, if they are whole ones. */
export interface ParsedPeriod {
	readonly days: Days;
	/** What the period is called by those who count what is before it. */
	readonly name?: PeriodName | undefined;
	readonly units?: { readonly unit: DateUnit; readonly count: number } | undefined;
}

/** What words about a time were found to mean. */
export type PeriodMatch =
	| { readonly is: 'found'; readonly period: ParsedPeriod }
	| { readonly is: 'ambiguous'; readonly candidates: readonly string[] }
	| { readonly is: 'future' }
	| { readonly is: 'backwards' }
	/** Before anybody can have figures. */
	| { readonly is: 'tooEarly' }
	| { readonly is: 'unknown' };

/** What a reader of words says of those that are not its own. */
export type OptionalPeriodMatch = PeriodMatch | undefined;
