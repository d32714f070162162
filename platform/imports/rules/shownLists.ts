import { truncate } from '../../base/text/truncate';

/** A table in a file that has several. */
export interface FoundTable {
	/** The line of its header. */
	readonly line: number;
	readonly header: readonly string[];
	/** How many lines follow its header. */
	readonly rows: number;
	/** The line above its header, if that is a title. */
	readonly title: string;
}

/** A sheet of a workbook. */
export interface FoundSheet {
	readonly name: string;
	readonly isHidden: boolean;
	/** Whether it has rows with several filled cells. */
	readonly hasRows: boolean;
}

/** A column of the user's file. */
export interface NamedColumn {
	/** The position, from 1. */
	readonly column: number;
	readonly name: string;
}

/** The sheets that can be imported. */
export function sheetsWithRows(sheets: readonly FoundSheet[]): FoundSheet[] {
	return sheets.filter(({ hasRows }) => hasRows);
}

/**
 * Lists sheets by name.
 *
 * @param hiddenWord the suffix of hidden sheets
 */
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

/** What stands in a list of tables, as the typography of a language has it. */
interface ListMarks {
	readonly line: string;
	readonly colon: string;
	readonly semicolon: string;
}

const ENGLISH_MARKS: ListMarks = { line: 'line', colon: ': ', semicolon: '; ' };

/** The title of a table; empty if other tables have the same, as some tools write it. */
export function ownTitleOf(title: string, tables: readonly FoundTable[]): string {
	return tables.filter((one) => one.title === title).length > 1 ? '' : title;
}

/** Lists tables by number, with their titles and columns. */
export function shownTables(tables: readonly FoundTable[], marks = ENGLISH_MARKS): string {
	return tables
		.slice(0, MOST_TABLES)
		.map(({ title, header, line }, at) => {
			const own = ownTitleOf(title, tables);
			const name = own === '' ? '' : shownName(own) + marks.colon;
			const columns = shownHeader(header.slice(0, MOST_TABLES));
			return `${at + 1} (${name}${columns}${marks.semicolon}${marks.line} ${line})`;
		})
		.join(', ');
}

/** Lists periods by number. */
export function shownPeriods(periods: readonly string[]): string {
	return periods.map((period, at) => `${at + 1} (${shownName(period)})`).join(', ');
}

const MOST_SHOWN = 30;
const LONGEST_SHOWN = 100;

/** A name of a file's column or sheet, truncated if it is long. */
export function shownName(name: string): string {
	return truncate(name, LONGEST_SHOWN);
}

/** Lists the names of a header, as many as are readable. */
export function shownHeader(header: readonly string[]): string {
	const names = header.slice(0, MOST_SHOWN).map(shownName);
	return names.join(', ');
}

/** Lists columns with their positions. */
export function shownColumns(columns: readonly NamedColumn[]): string {
	return columns
		.slice(0, MOST_SHOWN)
		.map(({ column, name }) => (name === '' ? String(column) : `${column} (${name})`))
		.join(', ');
}
