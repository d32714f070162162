import type { ChartOptions } from './chartOptions';
import type { Limited, Series } from './data';
import type { Grid } from './grid';
import { noteOf } from './note';
import type { Cut } from './restShare';
import { comparesMoments, REST } from './restShare';

// As many as can be told apart by colour and mark.
const MOST_SERIES = 8;

/** The largest series, and one that sums up the others where they can be added up. */
export function limitSeries(grid: Grid, charting: ChartOptions, cut: Cut): Limited {
	const { figure, measure, shape, wording } = charting;
	const { words } = wording;
	if (shape.date !== undefined) grid.sort();
	const own = grid.names().filter((name) => name !== REST);
	const shown = own.sort((a, b) => grid.size(b) - grid.size(a)).slice(0, MOST_SERIES);
	const rest = grid.names().filter((name) => !shown.includes(name));
	const areSummed = rest.length > 0 && figure?.addsUp === true;
	const compares = comparesMoments(charting);
	const series = shown.map((name): Series => {
		const isQuiet = compares && name === words.before;
		return {
			name: name === '' ? (measure?.label ?? '') : name,
			values: grid.values(name),
			isQuiet,
		};
	});
	const others: Series[] = areSummed
		? [{ name: words.others, values: sums(grid, rest), isQuiet: true }]
		: [];
	// What is now comes before what was before.
	const ordered = compares ? series.sort((a, b) => Number(a.isQuiet) - Number(b.isQuiet)) : series;
	return {
		categories: grid.categories(),
		series: [...ordered, ...others],
		note: noteOf(shown.length, own.length + (cut.isByRow ? cut.rows : 0), areSummed, wording),
	};
}

function sums(grid: Grid, names: readonly string[]): number[] {
	const all = names.map((name) => grid.values(name));
	return grid
		.categories()
		.map((_, index) => all.reduce((sum, values) => sum + (values[index] ?? 0), 0));
}
