import type { PeriodName } from '../../base/dates/namedPeriods';
import type { ReadyRate } from '../../reports/transform/readyRates';
import type { TimeScale } from '../../reports/types';

/** Synonyms by code; several are separated by commas. */
export type Phrases<Code extends string = string> = Readonly<Partial<Record<Code, string>>>;

/** A kind of device, which is recognised in the platform's names of devices. */
export type DeviceKind = 'desktop' | 'phone' | 'tablet' | 'tv' | 'ios' | 'android';

/** A unit of the calendar. */
export type DateUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** The topics of figures that a site may lack. */
export type FigureTopic = 'costs' | 'profit' | 'exposure' | 'customers' | 'goods';

/** The comparison periods that have names. */
export type ComparisonMeaning =
	'nothing' | 'before' | 'lastYear' | 'weekdaysBefore' | 'weekdaysLastYear';

/**
 * The parts of a filter that join its clauses and values, as alternatives of a regular expression.
 */
export type ClauseWord =
	'is' | 'isNot' | 'contains' | 'containsNot' | 'begins' | 'and' | 'or' | 'only';

/** The vocabulary of dates in one language; phrases are separated by commas. */
export interface DateWords {
	/** A new period needs its words here, so that agents can ask for it. */
	readonly periods: Readonly<Record<PeriodName, string>>;
	/** From January on, without accents. */
	readonly months: readonly string[];
	/** From Sunday on, without accents. */
	readonly weekdays: readonly string[];
	/** Without accents. */
	readonly units: Readonly<Record<DateUnit, string>>;
	/** By the spelled number. */
	readonly numbers: Phrases;
	readonly comparisons: Readonly<Record<ComparisonMeaning, string>>;
	/**
	 * Words of dates without accents, by the word of the date grammar; an empty text drops them.
	 */
	readonly dateGrammar: Phrases;
}

/** The vocabulary of one language; phrases are separated by commas. */
export interface LanguageWords extends DateWords {
	/** By metric code (docs/platform.md, Meaning of metrics). */
	readonly figures: Phrases;
	readonly rates: Phrases<ReadyRate>;
	/** Figures that a site may lack. They are never corrected to each other as typing errors. */
	readonly otherFigures: Readonly<Record<FigureTopic, string>>;
	/** By dimension code (docs/platform.md, Batch report request). */
	readonly dimensions: Phrases;
	readonly scales: Phrases<TimeScale>;
	/** Words for a single row of totals. */
	readonly noDimension: string;
	readonly deviceDimension: string;
	readonly ruleDimension: string;
	/** Words around a figure that do not say which one it is, as in "website visits". */
	readonly aroundFigures: string;
	/** Dimensions that no report has. */
	readonly otherDimensions: string;
	/** By channel code. */
	readonly channels: Phrases;
	/** Words for several channels at once, or for channels that the platform does not have. */
	readonly otherChannels: string;
	readonly devices: Phrases<DeviceKind>;
	readonly clauses: Readonly<Record<ClauseWord, string>>;
	/** Words that ask for the largest rows, as in "top 5 campaigns". */
	readonly ranked: string;
	/** Words for rows behind their number. */
	readonly rowWords: string;
	/** Words for no filter. */
	readonly everything: string;
}
