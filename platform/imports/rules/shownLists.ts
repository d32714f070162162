import { truncate } from '../../base/text/truncate';

/** A table of a file that has several. */
export interface FoundTable {
	/** The number of its header's line. */
	readonly line: number;
	readonly header: readonly string[];
	/** How many lines it has below its header. */
	readonly rows: number;
	/** The line above its header, where that says what it is. */
	readonly title: string;
}

/** A sheet of a workbook. */
export interface FoundSheet {
	readonly name: string;
	readonly isHidden: boolean;
	/** Whether it holds rows of several cells. */
	readonly hasRows: boolean;
}

/** A column of the user's file. */
export interface NamedColumn {
	/** From 1. */
	readonly column: number;
	readonly name: string;
}

/** The sheets that could be imported. */
export function sheetsWithRows(sheets: readonly FoundSheet[]): FoundSheet[] {
	return sheets.filter(({ hasRows }) => hasRows);
}

/** Sheets by their names. @param hiddenWord what is written behind the name of one that is hidden */
export function shownSheets(sheets: readonly FoundSheet[], hiddenWord: string): string {
	return sheets
		.slice(0, MOST_SHOWN)
		.map(({ name, isHidden }) => {
			const shown = truncate(name, LONGEST_SHOWN);
			return isHidden ? `${shown} ${hiddenWord}` : shown;
		})
		.join(', ');
}

const MOST_TABLES = 5;

/** Tables by their numbers, with what stands above them and their columns. */
export function shownTables(tables: readonly FoundTable[], lineWord = 'line'): string {
	return tables
		.slice(0, MOST_TABLES)
		.map(({ title, header, line }, at) => {
			const name = title === '' ? '' : `${truncate(title, LONGEST_SHOWN)}: `;
			return `${at + 1} (${name}${shownHeader(header.slice(0, MOST_TABLES))}; ${lineWord} ${line})`;
		})
		.join(', ');
}

/** Periods by their numbers. */
export function shownPeriods(periods: readonly string[]): string {
	return periods.map((period, at) => `${at + 1} (${truncate(period, LONGEST_SHOWN)})`).join(', ');
}

const MOST_SHOWN = 30;
/** How much is shown of a name. */
export const LONGEST_SHOWN = 100;

/** The names of a first line, as much of them as can be read. */
export function shownHeader(header: readonly string[]): string {
	const names = header.slice(0, MOST_SHOWN).map((name) => truncate(name, LONGEST_SHOWN));
	return names.join(', ');
}

/** Columns with their numbers. */
export function shownColumns(columns: readonly NamedColumn[]): string {
	return columns
		.slice(0, MOST_SHOWN)
		.map(({ column, name }) => (name === '' ? String(column) : `${column} (${name})`))
		.join(', ');
}
