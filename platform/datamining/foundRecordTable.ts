import { wholeReply } from '../http/reply/readRecords';
import {
	columnName,
	findTable,
	nameOfField,
	namesOf,
	rowRecord,
} from '../http/reply/tables/findTable';
import type { JsonRecord } from '../base/json/json';
import { isRecord, textOf } from '../base/json/json';
import { isPersonal, withoutPersonalData } from '../base/names/personalData';

/** Records from the platform: columns, and rows of values in column order. */
export interface RecordTable {
	readonly columns: readonly string[];
	readonly rows: ReadonlyArray<readonly unknown[]>;
	/** Set if the reply has no records; the whole reply is then the only row. */
	readonly isWhole?: boolean;
	/** Set where the platform has more records than it sent. */
	readonly isPart?: boolean;
}

/**
 * Reads the result of a search (observed practice: `data.fields` with name and header, `data.rows`;
 * any other shape that `findTable` supports, as the specification shows none).
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
 * The column names that a reply describes: the platform's name, and the label of a column whose
 * name consists of IDs, as in `cgiparam_7 (Newsletter)`.
 */
export function columnsOf(fields: readonly unknown[]): string[] {
	return namesOf(fields, (field) => {
		const name = nameOfField(field);
		const header = isRecord(field) ? textOf(field.header) : undefined;
		const label = /\s:\s(.+)$/.exec(header ?? '')?.[1];
		return name === undefined || label === undefined ? name : `${name} (${label.trim()})`;
	});
}

/** Collects column names of rows that are lists or objects. */
export class RecordColumnNames {
	private readonly own = new Set<string>();
	/** The maximum length of the rows that are lists. */
	private widest = 0;
	private all: readonly string[] | undefined;

	/** @param described the column names of rows that are lists */
	constructor(private readonly described: readonly string[]) {}

	/** Adds the column names of a row. */
	see(row: unknown): void {
		if (Array.isArray(row)) this.widest = Math.max(this.widest, row.length);
		else for (const name of Object.keys(rowRecord(row, this.described))) this.own.add(name);
		this.all = undefined;
	}

	/**
	 * The names of all columns: those that the reply describes, numbers for further ones, and the
	 * members of rows that are objects. If all rows are objects, only their members.
	 */
	names(): readonly string[] {
		this.all ??= [...new Set([...this.listed(), ...this.own])];
		return this.all;
	}

	private listed(): string[] {
		if (this.widest === 0 && this.own.size > 0) return [];
		const count = Math.max(this.widest, this.described.length);
		return Array.from({ length: count }, (_, at) => this.described[at] ?? columnName(at));
	}

	/** The values of a row in the order of the column names. */
	cellsOf(row: unknown): readonly unknown[] {
		if (Array.isArray(row)) return row;
		const record = rowRecord(row, this.described);
		return this.names().map((name) => record[name]);
	}
}

/** Concatenates tables, with all columns that occur. */
export function joinTables(tables: readonly RecordTable[]): RecordTable {
	const columns = [...new Set(tables.flatMap((table) => table.columns))];
	const rows = tables.flatMap((table) => {
		const places = columns.map((column) => table.columns.indexOf(column));
		return table.rows.map((row) => places.map((place) => row[place]));
	});
	return {
		columns,
		rows,
		isWhole: tables.some(({ isWhole }) => isWhole),
		isPart: tables.some(({ isPart }) => isPart),
	};
}

/** A table without the columns of personal data. */
export function withoutPersonalColumns(table: RecordTable): RecordTable {
	const { columns, isWhole } = table;
	// A reply of unknown shape may contain nested records.
	const rows = isWhole ? table.rows.map((row) => row.map(withoutPersonalData)) : table.rows;
	const places = columns.flatMap((column, place) => (isPersonal(column) ? [] : [place]));
	return {
		...table,
		columns: places.map((place) => columns[place] ?? ''),
		rows: rows.map((row) => places.map((place) => row[place])),
	};
}

/** Converts rows to records. */
export function recordsOf({ columns, rows }: RecordTable): JsonRecord[] {
	return rows.map((row) =>
		Object.fromEntries(columns.map((column, place) => [column, row[place] ?? null])),
	);
}
