import { singleLine } from '../base/text/truncate';
import type { Row } from '../reports/table/tableCell';
import type { Table } from '../reports/table/reportTable';
import type { ReportContext } from '../summary/headline';
import { incompleteTexts, placeOf, subjectOf } from '../summary/headline';
import { mainFigure, shapeOf } from '../summary/shape';
import { restAt } from '../summary/summarize';
import type { Wording } from '../summary/messageWords';
import { limitBars } from './limitBars';
import { limitPanels } from './panelData';
import { kindFor } from './chartKind';
import type { ChartOptions, ChartRequest } from './chartOptions';
import { measureOf } from './chartOptions';
import type { ChartData, Limited, Series, ChartMark } from './data';
import { Grid } from './valueGrid';
import type { Cut } from './restShare';
import { comparesMoments, REST, addRow, addShares } from './restShare';
import { noteOf } from './note';
import { addDays, daysApart } from '../base/dates/dayArithmetic';
import type { NamedDays } from '../base/dates/namedDays';

/**
 * Reads all rows of a table once, and keeps what their chart shows.
 *
 * @param about what is known about the report once its rows were read
 */
export async function collectChartData(
	{ columns, batches }: Table,
	request: ChartRequest,
	about: () => ReportContext,
	wording: Wording,
): Promise<ChartData> {
	const shape = shapeOf(columns);
	const figure = mainFigure(shape, request.sortedBy);
	const kind = kindFor(shape, figure, request.kind);
	const measure = figure && measureOf(figure, kind, shape, request.sortedBy, wording);
	const charting: ChartOptions = { kind, shape, figure, measure, request, wording };
	const grid = new Grid();
	const restFrom = restAt(request.top);
	let [count, rest]: [number, Row | undefined] = [0, undefined];
	for await (const rows of batches()) {
		for (const row of rows) {
			if (count === restFrom) rest = row;
			else {
				addRow(grid, row, charting);
				count++;
			}
		}
	}
	const known = about();
	const cut = { rows: (known.count ?? count) - count, rest, isByRow: shape.date === undefined };
	const body = kind === 'multiples' ? panelsBody(grid, charting, cut) : bodyOf(grid, charting, cut);
	const notes = [...incompleteTexts(known, wording), body.note];
	const note = notes.filter((part) => part !== '').join(', ');
	const marks = body.areMoments ? marksOf(known.specialDays ?? [], body.categories) : [];
	return { ...headOf(known, charting), ...body, marks, note };
}

/** The texts around the values. */
function headOf(about: ReportContext, { kind, shape, figure, measure, wording }: ChartOptions) {
	const showsAll = kind === 'shares' && shape.date === undefined;
	const figures = figure && measure ? [{ ...figure, name: measure.label }] : [];
	const isChange = measure !== undefined && measure.of !== 'value';
	return {
		title: singleLine(about.title || subjectOf(showsAll ? shape : { ...shape, figures }, wording)),
		place: singleLine(placeOf(about, wording)),
		measure: singleLine(measure?.label ?? ''),
		// On an axis, percentage points are plain numbers.
		unit:
			measure?.of === 'change' && measure.unit === 'percent'
				? 'number'
				: (measure?.unit ?? 'number'),
		areChanges: isChange,
		empty: wording.words.noRows,
	} as const;
}

function bodyOf(grid: Grid, charting: ChartOptions, cut: Cut) {
	const { kind, shape, figure, wording } = charting;
	const { words, formats } = wording;
	if (kind === 'shares' && cut.rest && cut.isByRow) addShares(grid, cut.rest, REST, charting);
	// A single point makes no line.
	const isOneMoment = kind === 'lines' && grid.count === 1;
	const areParts = figure?.isAdditive === true && !comparesMoments(charting);
	const { note, series, ...limited } =
		kind === 'bars' ? limitBars(grid, charting, cut) : limitSeries(grid, charting, cut);
	// The sum of rows has no place among days.
	const left = cut.isByRow || (kind === 'bars' && cut.rest) ? 0 : cut.rows;
	const more = left > 0 ? words.moreRows(formats.count(left), left === 1) : '';
	return {
		kind: isOneMoment ? ('columns' as const) : kind,
		isStacked: areParts && !isOneMoment,
		label: labeling(charting),
		areMoments: shape.date !== undefined && kind !== 'bars',
		...limited,
		series: series.map((one) => ({ ...one, name: singleLine(one.name) })),
		note: [note, omissionNote(series, charting), more].filter((part) => part !== '').join(', '),
	};
}

/** Losses have no shares. */
function omissionNote(series: readonly Series[], { kind, wording }: ChartOptions): string {
	const hasLoss = series.some(({ values }) => values.some((value) => value !== null && value < 0));
	return kind === 'shares' && hasLoss ? wording.words.withoutNegative : '';
}

/** Small charts next to each other. A row that sums up others has no panel. */
function panelsBody(grid: Grid, charting: ChartOptions, cut: Cut) {
	const { kind, shape, request, wording } = charting;
	const { note, ...limited } = limitPanels(grid, charting, request.rowCounts ?? new Map());
	const { words, formats } = wording;
	const more = cut.rows > 0 ? words.moreRows(formats.count(cut.rows), cut.rows === 1) : '';
	return {
		kind,
		isStacked: false,
		label: labeling(charting),
		areMoments: shape.date !== undefined,
		...limited,
		note: [note, more].filter((part) => part !== '').join(', '),
	};
}

/** Writes moments in the user's language; other categories stay. */
function labeling({ kind, shape, wording }: ChartOptions): (category: string) => string {
	if (kind === 'bars' || shape.date === undefined) return (category) => category;
	return (category) => wording.formats.moment(category);
}

// As many as can be distinguished by color and mark.
const MOST_SERIES = 8;

/** The largest series, and one that sums up the others where they can be added up. */
function limitSeries(grid: Grid, charting: ChartOptions, cut: Cut): Limited {
	const { figure, measure, shape, wording } = charting;
	const { words } = wording;
	if (shape.date !== undefined) grid.sort();
	const own = grid.names().filter((name) => name !== REST);
	const shown = own.sort((a, b) => grid.size(b) - grid.size(a)).slice(0, MOST_SERIES);
	const rest = grid.names().filter((name) => !shown.includes(name));
	const areSummed = rest.length > 0 && figure?.isAdditive === true;
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

const DAY = /^\d{4}-\d\d-\d\d/;

/** Marks the categories of named days, if the categories are days, hours, weeks or months. */
export function marksOf(
	named: readonly NamedDays[],
	categories: readonly string[],
): readonly ChartMark[] {
	const days = categories.map((category) => DAY.exec(category)?.[0]);
	return named.flatMap((one): ChartMark[] => {
		const touched = days.flatMap((from, index) => {
			if (from === undefined) return [];
			return one.from <= lastDayAt(days, index, from) && one.to >= from ? [index] : [];
		});
		const [first] = touched;
		const last = touched.at(-1);
		if (first === undefined || last === undefined) return [];
		return [{ name: singleLine(one.name), first, last }];
	});
}

/**
 * The last day of a category: the day before the next category. The last category is as long as the
 * one before it.
 */
function lastDayAt(days: ReadonlyArray<string | undefined>, index: number, from: string): string {
	const next = days[index + 1];
	if (next !== undefined) return next > from ? addDays(next, -1) : from;
	const before = days[index - 1];
	const length = before === undefined ? 1 : daysApart(before, from);
	return addDays(from, Math.max(length, 1) - 1);
}
