import type { JsonRecord } from '../client/values/json';
import { isRecord, listOf, textOf } from '../client/values/json';
import { findRows } from '../client/records';
import { isPersonal } from '../client/values/personalData';

/** Records as the platform sends them: columns, and rows of values in their order. */
export interface RecordTable {
	readonly columns: readonly string[];
	readonly rows: ReadonlyArray<readonly unknown[]>;
}

/**
 * Reads the result of a search (observed practice: `data.fields` with name and header, `data.rows`).
 * A column keeps the platform's name; one whose name is made of IDs carries its label behind it, as
 * in `cgiparam_7 (Newsletter)`.
 */
export function readRecordTable(reply: unknown): RecordTable {
	const { fields, rows } = findRows(reply) ?? { fields: [], rows: [] };
	const columns = columnsOf(fields);
	return rows.some(isRecord)
		? fromObjects(rows.filter(isRecord))
		: { columns, rows: rows.map(listOf) };
}

/** What the columns are called that a reply describes. */
export function columnsOf(fields: readonly unknown[]): string[] {
	return unique(fields.map(columnName));
}

function columnName(field: unknown, index: number): string {
	const { name, header } = isRecord(field) ? field : { name: field };
	const ours = textOf(name) ?? `column_${index + 1}`;
	const label = /\s:\s(.+)$/.exec(textOf(header) ?? '')?.[1];
	return label === undefined ? ours : `${ours} (${label.trim()})`;
}

/** Two columns of one name would be one member of a record, and the first lost. */
function unique(names: readonly string[]): string[] {
	const seen = new Map<string, number>();
	return names.map((name) => {
		const times = (seen.get(name) ?? 0) + 1;
		seen.set(name, times);
		return times === 1 ? name : `${name} #${times}`;
	});
}

function fromObjects(records: readonly JsonRecord[]): RecordTable {
	const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
	return { columns, rows: records.map((record) => columns.map((column) => record[column])) };
}

/** The tables below each other, with every column that one of them has. */
export function joinTables(tables: readonly RecordTable[]): RecordTable {
	const columns = [...new Set(tables.flatMap((table) => table.columns))];
	const rows = tables.flatMap((table) => {
		const places = columns.map((column) => table.columns.indexOf(column));
		return table.rows.map((row) => places.map((place) => row[place]));
	});
	return { columns, rows };
}

/** The table without the columns that say who somebody is. */
export function withoutPersonalColumns({ columns, rows }: RecordTable): RecordTable {
	const places = columns.flatMap((column, place) => (isPersonal(column) ? [] : [place]));
	if (places.length === columns.length) return { columns, rows };
	return {
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
