import type { Top } from '../reports/transform/topRows';
import { MOST_OF_CHANGE } from '../summary/figureTexts';
import { withoutUnit } from '../summary/headline';
import type { SummaryFigure, Shape, ValueUnit } from '../summary/shape';
import type { Wording } from '../summary/messageWords';
import type { ChartKind } from './data';

/** How a chart is wanted. */
export interface ChartRequest {
	/** Undefined for what fits the report. */
	readonly kind?: ChartKind | undefined;
	/** The column that the report is sorted by, if it is. */
	readonly sortedBy?: string | undefined;
	/** How many rows the report keeps, if not all. */
	readonly top?: Top | undefined;
}

/** What a chart is made of, before it is put into a picture. */
export interface ChartOptions {
	readonly kind: ChartKind;
	readonly shape: Shape;
	/** The figure that it is about; undefined where the report has none. */
	readonly figure: SummaryFigure | undefined;
	/** What is shown of it. */
	readonly measure: Measure | undefined;
	readonly request: ChartRequest;
	readonly wording: Wording;
}

/** What a chart shows of a figure: its values, or how they have changed. */
export interface Measure {
	readonly column: string;
	readonly label: string;
	readonly of: 'value' | 'change' | 'percent';
	readonly unit: ValueUnit;
	readonly addsUp: boolean;
}

/** What bars show is what the report is sorted by; all else shows values, beside those before. */
export function measureOf(
	figure: SummaryFigure,
	kind: ChartKind,
	{ date }: Shape,
	sortedBy: string | undefined,
	{ words }: Wording,
): Measure {
	const { name, unit, addsUp, change, percent } = figure;
	const label = withoutUnit(name);
	const isChange = kind === 'bars' && change !== undefined && sortedBy !== undefined;
	if (isChange && sortedBy === percent && date === undefined) {
		const changeLabel = `${words.changeOf(label)} (%)`;
		return { column: percent, label: changeLabel, of: 'percent', unit: 'percent', addsUp: false };
	}
	if (isChange && [change, percent].includes(sortedBy)) {
		const points = unit === 'percent' ? ` (${words.points})` : '';
		return { column: change, label: words.changeOf(label) + points, of: 'change', unit, addsUp };
	}
	return { column: name, label, of: 'value', unit, addsUp };
}

/** How the bars of a measure are labelled: a value or a change, and what that is in percent. */
export function barTexts(
	{ of, unit }: Measure,
	values: ReadonlyArray<number | null>,
	befores: ReadonlyArray<number | null>,
	{ formats, words }: Wording,
): string[] {
	const most = of === 'percent' ? MOST_OF_CHANGE : undefined;
	const decimals = formats.decimals(values, unit, most);
	const write = (value: number | null) => {
		if (of === 'value' || value === null) return formats.value(value, unit, decimals);
		if (of === 'percent') return formats.percentChange(value, decimals);
		return formats.change(value, unit, words.points, decimals);
	};
	const percents = values.map((value, index) => {
		const before = befores[index] ?? null;
		if (value === null || before === null || before === 0) return null;
		if (of === 'percent' || unit === 'percent') return null;
		return ((of === 'change' ? value : value - before) / Math.abs(before)) * 100;
	});
	const ofPercents = formats.decimals(percents, 'percent', MOST_OF_CHANGE);
	return values.map((value, index) => {
		const percent = percents[index] ?? null;
		const text = write(value);
		return percent === null ? text : `${text} (${formats.percentChange(percent, ofPercents)})`;
	});
}
