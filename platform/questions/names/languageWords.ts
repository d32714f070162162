import type { PeriodName } from '../../base/dates/namedPeriods';
import type { ReadyRate } from '../../reports/transform/addRates';
import type { TimeScale } from '../../reports/types';

/** Codes with what people call them, between commas. */
export type Phrases<Code extends string = string> = Readonly<Partial<Record<Code, string>>>;

/** A kind of device, by which the platform's own names of devices are recognised. */
export type DeviceKind = 'desktop' | 'phone' | 'tablet' | 'tv' | 'ios' | 'android';

/** A unit of the calendar. */
export type DateUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** What figures that no site is sure to have are about. */
export type FigureTopic = 'costs' | 'profit' | 'exposure' | 'customers' | 'goods';

/** The days that a period may be compared with. */
export type ComparisonMeaning =
	'nothing' | 'before' | 'lastYear' | 'weekdaysBefore' | 'weekdaysLastYear';

/** What the parts of a filter are joined by, as alternatives of a regular expression. */
export type ClauseWord =
	'is' | 'isNot' | 'contains' | 'containsNot' | 'begins' | 'and' | 'or' | 'only';

/** What people of one language say; phrases stand between commas. */
export interface LanguageWords {
	/** By the codes of figures (docs/platform.md, Meaning of metrics). */
	readonly figures: Phrases;
	readonly rates: Phrases<ReadyRate>;
	/** What is asked for and may be no figure of a site: none of these is a typing error of another. */
	readonly otherFigures: Readonly<Record<FigureTopic, string>>;
	/** By the codes of dimensions (docs/platform.md, Batch report request). */
	readonly dimensions: Phrases;
	readonly scales: Phrases<TimeScale>;
	/** What stands for one row of totals. */
	readonly noDimension: string;
	readonly deviceDimension: string;
	readonly ruleDimension: string;
	/** What no row can stand for. */
	readonly otherDimensions: string;
	/** By the codes of channels. */
	readonly channels: Phrases;
	/** Several channels, or none of those that are known. */
	readonly otherChannels: string;
	readonly devices: Phrases<DeviceKind>;
	readonly periods: Phrases<PeriodName>;
	/** From January on, without accents. */
	readonly months: readonly string[];
	/** From Sunday on, without accents. */
	readonly weekdays: readonly string[];
	/** Without accents. */
	readonly units: Readonly<Record<DateUnit, string>>;
	/** By the number. */
	readonly numbers: Phrases;
	readonly comparisons: Readonly<Record<ComparisonMeaning, string>>;
	/** Words of dates, without accents, by those of the grammar that reads dates; none by an empty text. */
	readonly dateGrammar: Phrases;
	readonly clauses: Readonly<Record<ClauseWord, string>>;
	/** What stands for no filter. */
	readonly everything: string;
}
