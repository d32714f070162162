import { wholeReply } from '../http/reply/records';
import { columnName, findTable, nameOfField, namesOf, rowRecord } from '../http/reply/table';
import type { JsonRecord } from '../base/json/json';
import { isRecord, textOf } from '../base/json/json';
import { isPersonal, withoutPersonalData } from '../base/names/personalData';

/** Records as the platform sends them: columns, and rows of values in their order. */
export interface RecordTable {
	readonly columns: readonly string[];
	readonly rows: ReadonlyArray<readonly unknown[]>;
	/** Set where no records were found in a reply, which is the only row, then. */
	readonly isWhole?: boolean;
}

/**
 * Reads the result of a search (observed practice: `data.fields` with name and header, `data.rows`; any
 * other shape that `findTable` knows, as the specification shows none).
 */
export function readRecordTable(reply: unknown): RecordTable {
	const table = findTable(reply);
	const { fields, rows } = table ?? { fields: [], rows: [wholeReply(reply)] };
	const columns = new RecordColumnNames(columnsOf(fields));
	for (const row of rows) columns.see(row);
	const read = { columns: columns.names(), rows: rows.map((row) => columns.cellsOf(row)) };
	return table ? read : { ...read, isWhole: true };
}

/**
 * What the columns are called that a reply describes: a column keeps the platform's name; one whose name
 * is made of IDs carries its label behind it, as in `cgiparam_7 (Newsletter)`.
 */
export function columnsOf(fields: readonly unknown[]): string[] {
	return namesOf(fields, (field) => {
		const name = nameOfField(field);
		const header = isRecord(field) ? textOf(field.header) : undefined;
		const label = /\s:\s(.+)$/.exec(header ?? '')?.[1];
		return name === undefined || label === undefined ? name : `${name} (${label.trim()})`;
	});
}

/** The columns of rows that are lists, or bring names of their own. */
export class RecordColumnNames {
	private readonly own = new Set<string>();
	/** Of the rows that are lists. */
	private widest = 0;
	private all: readonly string[] | undefined;

	/** @param described what the platform calls the columns of lists */
	constructor(private readonly described: readonly string[]) {}

	/** Takes notice of a row. */
	see(row: unknown): void {
		if (Array.isArray(row)) this.widest = Math.max(this.widest, row.length);
		else for (const name of Object.keys(rowRecord(row, this.described))) this.own.add(name);
		this.all = undefined;
	}

	/** What is described, unless no row is a list; then columns beyond it, and those that rows name. */
	names(): readonly string[] {
		this.all ??= [...new Set([...this.listed(), ...this.own])];
		return this.all;
	}

	private listed(): string[] {
		if (this.widest === 0 && this.own.size > 0) return [];
		const count = Math.max(this.widest, this.described.length);
		return Array.from({ length: count }, (_, at) => this.described[at] ?? columnName(at));
	}

	/** The values of a row in the order of the names. */
	cellsOf(row: unknown): readonly unknown[] {
		if (Array.isArray(row)) return row;
		const record = rowRecord(row, this.described);
		return this.names().map((name) => record[name]);
	}
}

/** The tables below each other, with every column that one of them has. */
export function joinTables(tables: readonly RecordTable[]): RecordTable {
	const columns = [...new Set(tables.flatMap((table) => table.columns))];
	const rows = tables.flatMap((table) => {
		const places = columns.map((column) => table.columns.indexOf(column));
		return table.rows.map((row) => places.map((place) => row[place]));
	});
	return { columns, rows, isWhole: tables.some(({ isWhole }) => isWhole) };
}

/** The table without the columns that say who somebody is. */
export function withoutPersonalColumns(table: RecordTable): RecordTable {
	const { columns, isWhole } = table;
	// What is not known may hold records within it.
	const rows = isWhole ? table.rows.map((row) => row.map(withoutPersonalData)) : table.rows;
	const places = columns.flatMap((column, place) => (isPersonal(column) ? [] : [place]));
	return {
		...table,
		columns: places.map((place) => columns[place] ?? ''),
		rows: rows.map((row) => places.map((place) => row[place])),
	};
}

/** One record per row. */
export function recordsOf({ columns, rows }: RecordTable): JsonRecord[] {
	return rows.map((row) =>
		Object.fromEntries(columns.map((column, place) => [column, row[place] ?? null])),
	);
}
