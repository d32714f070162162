import { singleLine } from '../base/text/truncate';
import { exactNumberOf } from '../reports/table/tableCell';
import type { Row } from '../reports/table/tableCell';
import { cellName, namesIn } from '../summary/rowLabels';
import { FigureTexts } from '../summary/figureTexts';
import type { ReportContext } from '../summary/headline';
import {
	headlineOf,
	holidayLines,
	incompleteTexts,
	placeOf,
	specialDayLines,
	subjectOf,
	withoutUnit,
} from '../summary/headline';
import type { Line, Piece } from '../summary/textPieces';
import type { SummaryFigure } from '../summary/shape';
import type { Summary } from '../summary/summarize';
import type { Wording } from '../summary/messageWords';
import { cutToWidth } from './width';

/** A table of texts, independent of the target. */
export interface TextTable {
	readonly columns: readonly TextColumn[];
	readonly rows: ReadonlyArray<readonly string[]>;
	/** The sums of all rows; undefined for a single row, or without sums. */
	readonly total: readonly string[] | undefined;
}

/** A column of texts. */
interface TextColumn {
	readonly name: string;
	/** The label that is clear without the columns next to it. */
	readonly whole?: string;
	/** Figures are aligned to the right. */
	readonly side: 'left' | 'right';
}

/** The content of a message, independent of the target. */
export interface MessageContent {
	readonly title: string;
	/** The headline. */
	readonly lines: readonly Line[];
	readonly table: TextTable;
	/** The number of rows of the report, shown or not. */
	readonly count: number;
	/** Whether the last row of the table sums up those that are not shown. */
	readonly endsWithRest: boolean;
}

const WIDEST_NAME = 32;

/** Puts a report into words. @param widest the width of a row's name, in letters */
export function contentOf(
	summary: Summary,
	about: ReportContext,
	wording: Wording,
	widest = WIDEST_NAME,
): MessageContent {
	const { shape, count, shownRows, endsWithRest } = summary;
	const { totals, title } = about;
	const texts = new FigureTexts([...shownRows, ...(totals ? [totals] : [])], wording);
	const place = placeOf(about, wording);
	const subject = title || subjectOf(shape, wording);
	const lines = headlineOf(summary, about, texts, wording);
	return inLines({
		title: [subject, place].filter((part) => part !== '').join(' · '),
		lines: [
			...incompleteTexts(about, wording).map((text): Line => [text]),
			...(count > 0 ? lines : [[wording.words.noRows]]),
			...specialDayLines(summary, about, wording),
			...holidayLines(about, wording),
			...(about.lines ?? []),
			// Notices are the platform's words: they are escaped as names are.
			...(about.notices ?? []).map((notice): Line => [{ name: notice }]),
		],
		table: tableOf(summary, totals, { texts, wording, widest }),
		count,
		endsWithRest,
	});
}

/** Names may hold any characters: every text of a message becomes a single line. */
function inLines({ title, lines, table, ...counts }: MessageContent): MessageContent {
	const column = ({ name, whole, side }: TextColumn): TextColumn => ({
		name: singleLine(name),
		side,
		...(whole === undefined ? {} : { whole: singleLine(whole) }),
	});
	const piece = (one: Piece): Piece =>
		typeof one !== 'string' && 'name' in one ? { name: singleLine(one.name) } : one;
	return {
		...counts,
		title: singleLine(title),
		lines: lines.map((line) => line.map(piece)),
		table: { ...table, columns: table.columns.map(column) },
	};
}

interface TableTexts {
	readonly texts: FigureTexts;
	readonly wording: Wording;
	/** The width of a name. */
	readonly widest: number;
}

function tableOf(
	{ shape, rows, count, endsWithRest }: Summary,
	totals: Row | undefined,
	{ texts, wording, widest }: TableTexts,
): TextTable {
	const { names, date, figures } = shape;
	const { words, formats } = wording;
	const heads = [...names, ...(date === undefined ? [] : [words.date])];
	const named = (name: string) => heads.map((_, index) => (index === 0 ? name : ''));
	const figuresIn = (row: Row) => figures.flatMap((figure) => cellsOf(figure, row, texts));
	const namesOf = (row: Row, index: number) =>
		endsWithRest && index === rows.length - 1
			? named(words.others)
			: [
					...namesIn(row, shape, wording).map((name) => cutToWidth(name, widest)),
					...(date === undefined ? [] : [formats.moment(cellName(row[date]))]),
				];
	return {
		columns: [
			...heads.map((name) => ({
				name: cutToWidth(singleLine(name), WIDEST_NAME),
				side: 'left' as const,
			})),
			...figures.flatMap((figure) => headsOf(figure, wording)),
		],
		rows: rows.map((row, index) => [...namesOf(row, index), ...figuresIn(row)]),
		total:
			totals && count > 1 && heads.length > 0 && figures.length > 0
				? [...named(words.total), ...figuresIn(totals)]
				: undefined,
	};
}

function headsOf({ name, change }: SummaryFigure, { words }: Wording): TextColumn[] {
	const text = cutToWidth(singleLine(withoutUnit(name)), WIDEST_NAME);
	const value = { name: text, side: 'right' as const };
	if (change === undefined) return [value];
	return [value, { name: words.change, whole: words.changeOf(text), side: 'right' }];
}

function cellsOf(figure: SummaryFigure, row: Row, texts: FigureTexts): string[] {
	const value = exactNumberOf(row[figure.name]);
	// A text in a metric's column is shown unchanged.
	const text =
		value === null && row[figure.name] !== null && row[figure.name] !== undefined
			? cutToWidth(cellName(row[figure.name]), WIDEST_NAME)
			: texts.value(value, figure);
	return figure.change === undefined ? [text] : [text, texts.shortChange(figure, row)];
}
