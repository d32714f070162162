import { largest, smallest } from '../base/calculations';
import { END_ISOLATE, ISOLATE, singleLine, truncate } from '../base/text/truncate';
import type { Row } from '../reports/table/tableCell';
import { cellName, namesIn, numberInRow } from '../summary/rowLabels';
import type { Shape } from '../summary/shape';
import { barTexts } from './chartOptions';
import type { ChartOptions } from './chartOptions';
import type { ChartPanel, Limited, Series } from './data';
import type { Grid } from './valueGrid';
import { noteOf } from './note';

// Which panels a chart has, and what each shows; `draw/panels` draws them.

/** As many panels as stay readable in one picture. */
const MOST_PANELS = 12;
const MOST_BARS = 6;
/** Panels share a scale unless the smallest would become a flat line in it. */
const FLATTEST = 8;
/** How much of a note names panels that are not shown. */
const LONGEST_LIST = 220;
const LONGEST_NAME = 40;

/** Separates the panel from the series in the key of a grid; no name has line breaks. */
const SEPARATOR = '\n';
const BEFORE = `${SEPARATOR}before`;

/** Whether a report can be split into panels: by its first name, each with days or further names. */
export function hasPanels({ names, date }: Shape): boolean {
	return names.length > (date === undefined ? 1 : 0);
}

/** Adds a row to its panel: its value on its day, or the bar of its other names. */
export function addToPanel(grid: Grid, row: Row, charting: ChartOptions): void {
	const { figure, measure, shape, wording } = charting;
	if (figure === undefined || measure === undefined) return;
	const [first = '', ...others] = namesIn(row, shape, wording);
	const rest = others.filter((part) => part !== '').join(', ');
	const panel = first === '' ? wording.words.empty : first;
	if (shape.date === undefined) {
		// Rates of rows with one name cannot be added up: each row stays.
		const taken = measure.isAdditive ? '' : `${SEPARATOR}${grid.count}`;
		const label = rest === '' ? wording.words.empty : rest;
		grid.add(label + taken, label, panel, numberInRow(row, measure.column));
		return;
	}
	const moment = cellName(row[shape.date]);
	const name = figure.isAdditive || rest === '' ? panel : `${panel}, ${rest}`;
	grid.add(moment, moment, name, numberInRow(row, figure.name));
	if (figure.before === undefined) return;
	grid.add(moment, moment, name + BEFORE, numberInRow(row, figure.before));
}

/** The largest panels, and a note on those that are left out. */
export function limitPanels(grid: Grid, charting: ChartOptions, rowCounts: RowCounts): Limited {
	const { shape, figure, measure, wording } = charting;
	const { words } = wording;
	if (figure === undefined || measure === undefined) {
		return { categories: [], series: [], note: '' };
	}
	const isByDay = shape.date !== undefined;
	if (isByDay) grid.sort();
	const names = grid.names().filter((name) => !name.includes(SEPARATOR));
	const sorted = names.sort((a, b) => grid.size(b) - grid.size(a));
	const shown = sorted.slice(0, MOST_PANELS);
	const panels = shown.map((name) =>
		isByDay ? linePanel(grid, name, charting) : barPanel(grid, name, charting, rowCounts),
	);
	const left = sorted.slice(MOST_PANELS);
	const sharesScale = haveLikeSizes(panels);
	const series: Series[] = [
		{ name: words.now, values: [] },
		...(isByDay && figure.before !== undefined
			? [{ name: words.before, values: [], isQuiet: true }]
			: []),
	];
	const notes = [
		noteOf(shown.length, names.length, false, wording),
		...(left.length > 0 ? [words.moreColumns(namesUpTo(left, LONGEST_LIST))] : []),
		...(sharesScale ? [] : [words.ownScales]),
	];
	return {
		categories: isByDay ? grid.categories() : shown,
		series,
		panels,
		sharesScale,
		note: notes.filter((part) => part !== '').join(' · '),
	};
}

/** How many rows a panel has, where not all of them are in the chart's table. */
type RowCounts = ReadonlyMap<string, number>;

function linePanel(grid: Grid, name: string, { figure }: ChartOptions): ChartPanel {
	const before =
		figure?.before === undefined
			? []
			: [{ name: '', values: grid.values(name + BEFORE), isQuiet: true }];
	return { name: singleLine(name), series: [{ name: '', values: grid.values(name) }, ...before] };
}

function barPanel(
	grid: Grid,
	name: string,
	{ measure, request, wording }: ChartOptions,
	rowCounts: RowCounts,
): ChartPanel {
	const bars = grid.entries(name);
	if (request.sortedBy === undefined) bars.sort(([, a], [, b]) => b - a);
	const shown = bars.slice(0, MOST_BARS);
	const values = shown.map(([, value]) => value);
	const more = Math.max(bars.length, rowCounts.get(name) ?? 0) - shown.length;
	const { words, formats } = wording;
	return {
		name: singleLine(name),
		categories: shown.map(([label]) => singleLine(label)),
		series: [{ name: '', values }],
		texts: measure && barTexts(measure, values, [], wording),
		note: more > 0 ? words.moreRows(formats.count(more), more === 1) : '',
	};
}

/** Whether no panel is much smaller than the largest one. */
function haveLikeSizes(panels: readonly ChartPanel[]): boolean {
	const sizes = panels
		.map(({ series }) =>
			largest(
				series.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))),
				0,
			),
		)
		.filter((size) => size > 0);
	return sizes.length === 0 || largest(sizes) <= FLATTEST * smallest(sizes, Infinity);
}

/** The first of some names, as many as a note holds, and the number of further ones. */
function namesUpTo(names: readonly string[], most: number): string {
	const kept: string[] = [];
	let length = 0;
	for (const name of names) {
		const text = truncate(singleLine(name), LONGEST_NAME);
		length += text.length + 2;
		if (length > most) break;
		// A name is not broken at its spaces, and does not change the direction of the note.
		kept.push(`${ISOLATE}${text.replaceAll(' ', '\u00A0')}${END_ISOLATE}`);
	}
	const more = names.length - kept.length;
	return [...kept, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}
