import type { Charting } from './charting';
import type { Limited, Series } from './data';
import type { Grid } from './grid';
import { noteOf } from './note';
import { comparesMoments } from './seen';

// As many as can be told apart, by colour and by place.
const MOST_SERIES = 8;

/** The largest series of values, and one for all others where they add up. */
export function limitSeries(grid: Grid, charting: Charting): Limited {
	const { figure, wish, wording } = charting;
	const { words } = wording;
	if (charting.shape.date !== undefined) grid.sort();
	const ranked = [...grid.names()].sort((a, b) => grid.size(b) - grid.size(a));
	const shown = ranked.filter((name) => name !== wish.others).slice(0, MOST_SERIES);
	const rest = ranked.filter((name) => !shown.includes(name));
	const areSummed = rest.length > 0 && figure?.addsUp === true;
	const compares = comparesMoments(charting);
	const series = shown.map((name): Series => {
		const isQuiet = compares && name === words.before;
		return { name: name === '' ? (figure?.name ?? '') : name, values: grid.values(name), isQuiet };
	});
	const others: Series[] = areSummed
		? [{ name: words.others, values: sums(grid, rest), isQuiet: true }]
		: [];
	// What is now comes before what was before.
	const ordered = compares ? series.sort((a, b) => Number(a.isQuiet) - Number(b.isQuiet)) : series;
	return {
		categories: grid.categories(),
		series: [...ordered, ...others],
		note: noteOf(shown.length, rest.length, areSummed, wording),
	};
}

function sums(grid: Grid, names: readonly string[]): number[] {
	const all = names.map((name) => grid.values(name));
	return grid
		.categories()
		.map((_, index) => all.reduce((sum, values) => sum + (values[index] ?? 0), 0));
}
