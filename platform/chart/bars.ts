import type { Limited, Series } from './data';
import type { Charting } from './charting';
import type { Grid } from './grid';
import { noteOf } from './note';

const MOST_BARS = 12;
// Where the rest is larger than that many times the largest bar, it would hide all others.
const LARGEST_REST = 2;

/** The first bars of a report that is sorted, else the largest, and one for all others where they add up. */
export function limitBars(grid: Grid, { figure, wish, wording }: Charting): Limited {
	const { now, before, others } = wording.words;
	const values = grid.values(now);
	const bars = grid.categories().map((label, index) => ({ label, index }));
	const own = bars.filter(({ label }) => label !== wish.others);
	const sizeOf = ({ index }: { readonly index: number }) => values[index] ?? -Infinity;
	if (wish.sortedBy === undefined) own.sort((a, b) => sizeOf(b) - sizeOf(a) || 0);
	const shown = own.slice(0, MOST_BARS);
	const isShown = new Set(shown.map(({ index }) => index));
	const rest = bars.filter(({ index }) => !isShown.has(index));
	const sumOf = (all: Values) => rest.reduce((sum, { index }) => sum + (all[index] ?? 0), 0);
	const isSummed = rest.length > 0 && figure?.addsUp === true;
	const largest = Math.max(0, ...shown.map(({ index }) => Math.abs(values[index] ?? 0)));
	const hasBar = isSummed && Math.abs(sumOf(values)) <= LARGEST_REST * largest;
	const take = (all: Values) => [
		...shown.map(({ index }) => all[index] ?? null),
		...(hasBar ? [sumOf(all)] : []),
	];
	const befores: Series[] = grid.names().includes(before)
		? [{ name: before, values: take(grid.values(before)), isQuiet: true }]
		: [];
	const sum = isSummed && !hasBar ? wording.formats.value(sumOf(values), figure.unit) : '';
	return {
		categories: [...shown.map(({ label }) => label), ...(hasBar ? [others] : [])],
		series: [{ name: now, values: take(values) }, ...befores],
		rest: hasBar ? shown.length : undefined,
		note: noteOf(shown.length, rest.length, isSummed, wording) + (sum === '' ? '' : `: ${sum}`),
	};
}

type Values = ReadonlyArray<number | null>;
