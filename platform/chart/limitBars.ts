import { numberInRow } from '../summary/rowLabels';
import { barTexts } from './chartOptions';
import type { Limited, Series } from './data';
import type { ChartOptions } from './chartOptions';
import type { Grid } from './valueGrid';
import { noteOf } from './note';
import type { Cut } from './restShare';
import { largest } from '../base/extremes';

const MOST_BARS = 12;
// A rest that is this many times as large as the largest bar would hide all others, and is left
// out.
const LARGEST_REST = 2;

type Values = ReadonlyArray<number | null>;

/**
 * The first bars of a sorted report, else the largest, and a bar for the rest where it can be added
 * up.
 */
export function limitBars(grid: Grid, charting: ChartOptions, cut: Cut): Limited {
	const { figure, measure, request, wording } = charting;
	if (figure === undefined || measure === undefined) {
		return { categories: [], series: [], note: '' };
	}
	const { now, before, others } = wording.words;
	const values = grid.values(now);
	const bars = grid.categories().map((label, index) => ({ label, index }));
	const sizeOf = ({ index }: { readonly index: number }) => values[index] ?? -Infinity;
	if (request.sortedBy === undefined) bars.sort((a, b) => sizeOf(b) - sizeOf(a) || 0);
	const [shown, rest] = [bars.slice(0, MOST_BARS), bars.slice(MOST_BARS)];
	const restOf = (all: Values, column: string | undefined): number | null => {
		const own = cut.rest ? numberInRow(cut.rest, column) : null;
		if (rest.length === 0) return own;
		if (!measure.addsUp) return null;
		return rest.reduce((sum, { index }) => sum + (all[index] ?? 0), own ?? 0);
	};
	const restValue = restOf(values, measure.column);
	const longest = largest(
		shown.map(({ index }) => Math.abs(values[index] ?? 0)),
		0,
	);
	const hasBar = restValue !== null && Math.abs(restValue) <= LARGEST_REST * longest;
	const take = (all: Values, column: string | undefined) => [
		...shown.map(({ index }) => all[index] ?? null),
		...(hasBar ? [restOf(all, column)] : []),
	];
	const [nows, befores] = [take(values, measure.column), take(grid.values(before), figure.before)];
	const comparisonSeries: Series[] =
		measure.of === 'value' && figure.before !== undefined
			? [{ name: before, values: befores, isQuiet: true }]
			: [];
	const all = bars.length + (cut.isByRow ? cut.rows : 0);
	const note = noteOf(shown.length, all, restValue !== null, wording);
	const sum = restValue === null || hasBar ? [] : barTexts(measure, [restValue], [], wording);
	return {
		categories: [...shown.map(({ label }) => label), ...(hasBar ? [others] : [])],
		series: [{ name: now, values: nows }, ...comparisonSeries],
		texts: barTexts(measure, nows, befores, wording),
		rest: hasBar ? shown.length : undefined,
		note: [note, ...sum].join(wording.words.colon),
	};
}
