import { numberInRow } from '../summary/rowLabels';
import { barTexts } from './chartOptions';
import type { Limited, Series } from './data';
import type { ChartOptions } from './chartOptions';
import type { Grid } from './valueGrid';
import { noteOf } from './note';
import type { Cut } from './restShare';
import { largest } from '../base/calculations';

const MOST_BARS = 12;
// A rest that is this many times as large as the largest bar would hide all others, and is left
// out.
const LARGEST_REST = 2;

type Values = ReadonlyArray<number | null>;

/** A bar of the chart before it has a value. */
interface Bar {
	readonly label: string;
	/** Its place in the grid. */
	readonly index: number;
}

/**
 * The first bars of a sorted report, else the largest, and a bar for the rest where it can be added
 * up.
 */
export function limitBars(grid: Grid, charting: ChartOptions, cut: Cut): Limited {
	const { figure, measure, request, wording } = charting;
	if (figure === undefined || measure === undefined) {
		return { categories: [], series: [], note: '' };
	}
	const { now, before, others, colon } = wording.words;
	const { shown, rest } = splitBars(grid, now, request.sortedBy !== undefined);
	const restOf = (all: Values, column: string | undefined) => {
		const own = cut.rest ? numberInRow(cut.rest, column) : null;
		return sumOfRest(rest, all, { own, isAdditive: measure.isAdditive });
	};
	const values = grid.values(now);
	const restValue = restOf(values, measure.column);
	const hasRestBar = restValue !== null && isReadable(restValue, shown, values);
	const inBars = (all: Values, column: string | undefined) => [
		...shown.map(({ index }) => all[index] ?? null),
		...(hasRestBar ? [restOf(all, column)] : []),
	];
	const current = inBars(values, measure.column);
	const compared = inBars(grid.values(before), figure.before);
	const isCompared = measure.of === 'value' && figure.before !== undefined;
	const comparison: Series[] = isCompared
		? [{ name: before, values: compared, isQuiet: true }]
		: [];
	const count = shown.length + rest.length + (cut.isByRow ? cut.rows : 0);
	const note = noteOf(shown.length, count, restValue !== null, wording);
	const isInNote = restValue !== null && !hasRestBar;
	return {
		categories: [...shown.map(({ label }) => label), ...(hasRestBar ? [others] : [])],
		series: [{ name: now, values: current }, ...comparison],
		texts: barTexts(measure, current, compared, wording),
		rest: hasRestBar ? shown.length : undefined,
		note: [note, ...(isInNote ? barTexts(measure, [restValue], [], wording) : [])].join(colon),
	};
}

/** The bars to show, in their order, and those for which there is no space. */
function splitBars(grid: Grid, series: string, isSorted: boolean) {
	const values = grid.values(series);
	const bars = grid.categories().map((label, index): Bar => ({ label, index }));
	const sizeOf = ({ index }: Bar) => values[index] ?? -Infinity;
	if (!isSorted) bars.sort((a, b) => sizeOf(b) - sizeOf(a) || 0);
	return { shown: bars.slice(0, MOST_BARS), rest: bars.slice(MOST_BARS) };
}

/**
 * The sum of the bars that are not shown; null if they cannot be added up.
 *
 * @param own what the report itself has left out
 */
function sumOfRest(
	rest: readonly Bar[],
	all: Values,
	{ own, isAdditive }: { readonly own: number | null; readonly isAdditive: boolean },
): number | null {
	if (rest.length === 0) return own;
	if (!isAdditive) return null;
	return rest.reduce((sum, { index }) => sum + (all[index] ?? 0), own ?? 0);
}

/** Whether a bar of the rest would leave the others readable. */
function isReadable(restValue: number, shown: readonly Bar[], values: Values): boolean {
	const lengths = shown.map(({ index }) => Math.abs(values[index] ?? 0));
	return Math.abs(restValue) <= LARGEST_REST * largest(lengths, 0);
}
