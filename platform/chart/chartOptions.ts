import { percentChange } from '../reports/transform/arithmetic';
import type { Top } from '../reports/transform/topRows';
import { MOST_OF_CHANGE } from '../summary/figureTexts';
import { withoutUnit } from '../summary/headline';
import type { SummaryFigure, Shape, ValueUnit } from '../summary/shape';
import type { Wording } from '../summary/messageWords';
import type { ChartKind } from './data';

/** The settings of a chart. */
export interface ChartRequest {
	/** Undefined for the kind that suits the report. */
	readonly kind?: ChartKind | undefined;
	/** The column that the report is sorted by, if any. */
	readonly sortedBy?: string | undefined;
	/** How many rows the report keeps; undefined for all. */
	readonly top?: Top | undefined;
	/** How many rows each panel of small multiples has, where the table holds only some of them. */
	readonly rowCounts?: ReadonlyMap<string, number> | undefined;
}

/** What to show in a chart, before it is drawn. */
export interface ChartOptions {
	readonly kind: ChartKind;
	readonly shape: Shape;
	/** The metric to show; undefined where the report has none. */
	readonly figure: SummaryFigure | undefined;
	/** What to show of the metric. */
	readonly measure: Measure | undefined;
	readonly request: ChartRequest;
	readonly wording: Wording;
}

/** What a chart shows of a metric: its values or their changes. */
export interface Measure {
	readonly column: string;
	readonly label: string;
	readonly of: 'value' | 'change' | 'percent';
	readonly unit: ValueUnit;
	readonly isAdditive: boolean;
}

/**
 * Bars show what the report is sorted by; other kinds show values, with those of the period before.
 */
export function measureOf(
	figure: SummaryFigure,
	kind: ChartKind,
	{ date }: Shape,
	sortedBy: string | undefined,
	{ words }: Wording,
): Measure {
	const { name, unit, isAdditive, change, percent } = figure;
	const label = withoutUnit(name);
	const isChange = kind === 'bars' && change !== undefined && sortedBy !== undefined;
	if (isChange && sortedBy === percent && date === undefined) {
		const changeLabel = `${words.changeOf(label)} (%)`;
		return {
			column: percent,
			label: changeLabel,
			of: 'percent',
			unit: 'percent',
			isAdditive: false,
		};
	}
	if (isChange && [change, percent].includes(sortedBy)) {
		const points = unit === 'percent' ? ` (${words.points})` : '';
		return {
			column: change,
			label: words.changeOf(label) + points,
			of: 'change',
			unit,
			isAdditive,
		};
	}
	return { column: name, label, of: 'value', unit, isAdditive };
}

/** The labels of bars: the value or change, and the percentage. */
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
		if (value === null || before === null) return null;
		if (of === 'percent' || unit === 'percent') return null;
		// As in tables, whose changes have two decimals before they are written.
		return of === 'change' ? percentChange(before + value, before) : percentChange(value, before);
	});
	const ofPercents = formats.decimals(percents, 'percent', MOST_OF_CHANGE);
	return values.map((value, index) => {
		const percent = percents[index] ?? null;
		const text = write(value);
		return percent === null ? text : `${text} (${formats.percentChange(percent, ofPercents)})`;
	});
}
