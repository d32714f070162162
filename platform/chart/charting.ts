import type { Wording } from '../summary/headline';
import type { Figure, Shape } from '../summary/shape';
import type { ChartKind } from './data';

/** How a chart is wanted. */
export interface ChartWish {
	/** Undefined for what fits the report. */
	readonly kind?: ChartKind | undefined;
	/** The column that the report is sorted by, if it is. */
	readonly sortedBy?: string | undefined;
	/** What the row that stands for the rest is called. */
	readonly others?: string | undefined;
}

/** What a chart is made of, before it is put into a picture. */
export interface Charting {
	readonly kind: ChartKind;
	readonly shape: Shape;
	/** What is shown; undefined where the report has no figures. */
	readonly figure: Figure | undefined;
	readonly wish: ChartWish;
	readonly wording: Wording;
}
