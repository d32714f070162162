import type { ValueUnit } from '../summary/shape';

/** The kind of a chart. */
export type ChartKind = 'lines' | 'columns' | 'bars' | 'shares' | 'multiples';

/** One series of values, one per category. */
export interface Series {
	readonly name: string;
	readonly values: ReadonlyArray<number | null>;
	/** Whether it is the rest or the period before, drawn in the background. */
	readonly isQuiet?: boolean | undefined;
	/** Whether it is constant, such as a target: a line without marks. */
	readonly isLevel?: boolean | undefined;
	/** The prediction interval of values to come; the line within it is dashed. */
	readonly band?: ValueBand | undefined;
}

/** A prediction interval per category. */
export interface ValueBand {
	readonly low: ReadonlyArray<number | null>;
	readonly high: ReadonlyArray<number | null>;
}

/** A range of categories with a name, both ends included. */
export interface ChartMark {
	readonly name: string;
	readonly first: number;
	readonly last: number;
}

/** One of several small charts that share a picture. */
export interface ChartPanel {
	readonly name: string;
	/** Its bars; undefined where all panels have the moments of the chart. */
	readonly categories?: readonly string[] | undefined;
	readonly series: readonly Series[];
	/** The label of each bar. */
	readonly texts?: readonly string[] | undefined;
	/** What it leaves out. */
	readonly note?: string | undefined;
}

/** What a chart shows, independent of how it is drawn. */
export interface ChartData {
	readonly kind: ChartKind;
	readonly title: string;
	/** Site and days. */
	readonly place: string;
	/** The name of the metric. */
	readonly measure: string;
	readonly unit: ValueUnit;
	/** Whether values are changes: gains to one side, losses to the other. */
	readonly areChanges: boolean;
	/** Names, or the days and hours as the platform writes them. */
	readonly categories: readonly string[];
	/** Writes a category. Only those that are drawn are written, as there may be many. */
	readonly label: (category: string) => string;
	/** Whether categories are consecutive moments. */
	readonly areMoments: boolean;
	readonly series: readonly Series[];
	/** The label of each bar. */
	readonly texts?: readonly string[] | undefined;
	/** What stands out in moments that follow each other. */
	readonly marks?: readonly ChartMark[] | undefined;
	/** The small charts of small multiples, whose series are named by those of the chart. */
	readonly panels?: readonly ChartPanel[] | undefined;
	/** Whether all panels have one scale. */
	readonly sharesScale?: boolean | undefined;
	/** Whether series are parts of a whole. */
	readonly isStacked: boolean;
	/** The index of the category that sums up the rest, if there is one. */
	readonly rest?: number | undefined;
	/** A sentence about what the chart leaves out. */
	readonly note: string;
	/** The text of a chart without values. */
	readonly empty: string;
}

/** The values after limiting them to what a picture can show. */
export type Limited = Pick<
	ChartData,
	'categories' | 'series' | 'texts' | 'rest' | 'note' | 'panels' | 'sharesScale'
>;
