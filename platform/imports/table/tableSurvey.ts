import { largest } from '../../base/calculations';
import type { CsvLine } from '../file/csvRecords';
import { isPlaceholder } from '../../base/text/figureText';
import type { FoundStart } from './findHeader';
import {
	findHeader,
	firstTextOf,
	isBlankLine,
	isComment,
	isFigureCell,
	knownWordsIn,
} from './findHeader';
import { TableAnalysis } from './tableAnalysis';
import type { LeftOutLines } from './tableLayout';

/** A table of a file, from its header on. */
export interface SurveyedTable {
	readonly line: number;
	readonly header: readonly string[] | undefined;
	readonly width: number;
	readonly title: string;
	/** The lines directly above its header. */
	readonly above: readonly CsvLine[];
	rows: number;
	/** The lines of its first and its last row. */
	from: number;
	to: number;
}

/** The beginning of a table; its header is undefined if it has none. */
export type TableStart = Pick<SurveyedTable, 'line' | 'header' | 'width' | 'title' | 'above'>;

const MOST_PENDING = 40;
const MOST_TABLES = 50;

/** Finds where the tables of a file end and begin, from all lines below the first header. */
export class TableSurvey {
	readonly tables: SurveyedTable[] = [];
	readonly notes: LeftOutLines[] = [];
	/** What the rows of the chosen table show. */
	analysis = new TableAnalysis(undefined, 0);
	emptyRows = 0;
	private pending: CsvLine[] = [];
	private isGap = false;

	/** @param chosen the number of the table to analyze in detail, from 1 */
	constructor(
		private readonly chosen: number,
		start: TableStart,
	) {
		this.open(start);
	}

	private open(start: TableStart): void {
		this.tables.push({ ...start, rows: 0, from: start.line + 1, to: start.line });
		if (this.tables.length !== this.chosen) return;
		this.analysis = new TableAnalysis(start.header, start.width);
	}

	private current(): SurveyedTable {
		const table = this.tables.at(-1);
		if (!table) throw new Error('no table was begun');
		return table;
	}

	see(line: CsvLine): void {
		if (isBlankLine(line)) {
			this.isGap = true;
			if (line.cells.length > 1) this.emptyRows += 1;
			return;
		}
		if (this.continuesHeader(line)) {
			const text = firstTextOf(line);
			this.notes.push({ line: line.number, lines: 1, why: 'note', text });
		} else if (this.pending.length > 0) this.wait(line);
		else if (this.beginsAnew(line)) this.wait(line);
		else this.row(line);
	}

	/** Whether a line directly below the header says more of its columns, such as a period or a unit. */
	private continuesHeader({ cells, number }: CsvLine): boolean {
		const { header, line, width, rows } = this.current();
		const isFirst = rows === 0 && header !== undefined && number === line + 1;
		if (!isFirst || this.tables.length !== this.chosen) return false;
		if (cells.length !== width) return false;
		const [name = '', ...others] = cells;
		const isText = (cell: string) => /\p{L}/u.test(cell) && !isPlaceholder(cell.trim());
		return name.trim() === '' && others.every(isText);
	}

	/** Whether a line could begin another table. */
	private beginsAnew(line: CsvLine): boolean {
		const { cells } = line;
		const { header, width } = this.current();
		if (header && isSame(cells, header)) return true;
		// A quick check, as nearly all lines are rows.
		if (cells.length === width && !this.isGap) return false;
		if (cells.length === width && cells.some(isFigureCell)) return false;
		const isRemark = isComment(line) || COPYRIGHT.test(firstTextOf(line));
		if (this.isGap || (isRemark && cells.length !== width)) return true;
		return cells.length !== width && cells.length > 1 && isHeaderLike(cells);
	}

	/** Buffers lines until it is clear whether they begin another table. */
	private wait(line: CsvLine): void {
		this.pending.push(line);
		const isData = line.cells.some(isFigureCell);
		if (isData || this.pending.length >= MOST_PENDING) this.decide();
	}

	/** Processes the buffered lines, either as another table or as rows of this one. */
	private decide(): void {
		const lines = this.pending;
		this.pending = [];
		const found = this.startAmong(lines);
		const start = found && lines[found.header];
		if (!start) {
			for (const line of lines) this.row(line);
			return;
		}
		if (this.tables.length < MOST_TABLES) {
			const { cells, number } = start;
			const above = lines.slice(0, found.header);
			const title = tableTitleOf(firstTextOf(above.at(-1)));
			this.open({ line: number, header: cells, width: cells.length, title, above });
		}
		this.isGap = false;
		for (const line of lines.slice(found.first)) this.row(line);
	}

	/** Where another table begins among the lines; undefined if none does. */
	private startAmong(lines: readonly CsvLine[]): FoundStart | undefined {
		const { header } = this.current();
		const again = lines.findIndex(({ cells }) => header && isSame(cells, header));
		const found =
			again >= 0 ? { header: again, first: again + 1, isSure: true } : findHeader(lines);
		const start = found && lines[found.header];
		if (!start || !found.isSure || found.header >= found.first) return undefined;
		const isRow = start.cells.some(isFigureCell);
		return !isRow && this.isOther(start.cells, again >= 0) ? found : undefined;
	}

	/** Whether a line is the header of another table and not a row without figures. */
	private isOther(cells: readonly string[], isAgain: boolean): boolean {
		if (isAgain || cells.length !== this.current().width) return true;
		return isHeaderLike(cells) && (this.isGap || knownWordsIn(cells) > 1);
	}

	/** Adds a row to the current table. */
	row(line: CsvLine): void {
		this.isGap = false;
		const table = this.current();
		if (table.rows === 0) table.from = line.number;
		table.rows += 1;
		table.to = line.number;
		if (this.tables.length === this.chosen) this.analysis.see(line);
	}

	/** Completes the survey. */
	end(): void {
		const lines = this.pending;
		this.pending = [];
		const { width, rows } = this.current();
		const filled = largest(
			lines.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length),
		);
		const areNotes =
			rows > 0 &&
			(filled <= 1
				? lines.every(({ cells }) => cells.length !== width || width > 2)
				: // Such as "Report Time:,2026/10/01" behind a blank line.
					this.isGap && filled === 2 && lines.every(({ cells }) => cells.length < width));
		const [first] = lines;
		if (first && areNotes) {
			const text = firstTextOf(first);
			this.notes.push({ line: first.number, lines: lines.length, why: 'note', text });
			return;
		}
		for (const line of lines) this.row(line);
	}
}

/** The title of a table, without the mark of a comment. */
export function tableTitleOf(text: string): string {
	return text.replace(/^#\s*/, '');
}

// As Microsoft Advertising ends its files, without a blank line in between.
const COPYRIGHT = /^(?:©|\(c\) ?\d|copyright\b)/i;

function isSame(cells: readonly string[], header: readonly string[]): boolean {
	return (
		cells.length === header.length &&
		cells.every((cell, at) => cell.trim() === (header[at] ?? '').trim()) &&
		cells.some((cell) => /\p{L}/u.test(cell))
	);
}

function isHeaderLike(cells: readonly string[]): boolean {
	const isNoText = (cell: string) => !/\p{L}/u.test(cell) || isPlaceholder(cell.trim());
	if (cells.some((cell) => cell.trim() !== '' && isNoText(cell))) return false;
	const texts = cells.filter((cell) => cell.trim() !== '');
	return texts.length >= 2 && !texts.some(isFigureCell);
}
