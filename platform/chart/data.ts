import type { ValueUnit } from '../summary/shape';

/** What a chart looks like. */
export type ChartKind = 'lines' | 'columns' | 'bars' | 'shares';

/** One series of values, one per category. */
export interface Series {
	readonly name: string;
	readonly values: ReadonlyArray<number | null>;
	/** What stands for all that have no series of their own, or for the time before: it stays in the background. */
	readonly isQuiet?: boolean | undefined;
	/** Whether it is the same everywhere, such as a target: a line that needs no marks. */
	readonly isLevel?: boolean | undefined;
	/** What is not known yet: between what it is expected to be. Its line is broken. */
	readonly band?: ValueBand | undefined;
}

/** The least and the largest that values are expected to be, one per category. */
export interface ValueBand {
	readonly low: ReadonlyArray<number | null>;
	readonly high: ReadonlyArray<number | null>;
}

/** What a chart shows, whatever it looks like. */
export interface ChartData {
	readonly kind: ChartKind;
	readonly title: string;
	/** Site and days. */
	readonly place: string;
	/** What the values are: the name of a figure. */
	readonly measure: string;
	readonly unit: ValueUnit;
	/** Whether values are changes, gains to one side and losses to the other. */
	readonly areChanges: boolean;
	/** What the values belong to: names, or days and hours as the platform gives them. */
	readonly categories: readonly string[];
	/** How a category is written: there may be many more than are. */
	readonly label: (category: string) => string;
	/** Whether categories are moments, one after the other. */
	readonly areMoments: boolean;
	readonly series: readonly Series[];
	/** What stands beside each bar. */
	readonly texts?: readonly string[] | undefined;
	/** Whether series are parts of one whole. */
	readonly isStacked: boolean;
	/** The category that stands for all that are not shown, if there is one. */
	readonly rest?: number | undefined;
	/** What is not in the chart, in words. */
	readonly note: string;
	/** What stands where there is nothing to show. */
	readonly empty: string;
}

/** What is left of all values where there are too many for a picture. */
export type Limited = Pick<ChartData, 'categories' | 'series' | 'texts' | 'rest' | 'note'>;
