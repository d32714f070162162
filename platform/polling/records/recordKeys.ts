import type { JsonRecord } from '../../base/json/json';
import { textOf } from '../../base/json/json';
import { seenKeyOf } from '../seenKeys';

/** A kind of records, such as sales. */
export interface RecordKind {
	/** The platform's name of the records, which is the start of their column names. */
	readonly group: string;
	/** Columns whose changes do not make a new record. */
	readonly ignoredColumns: readonly string[];
}

/**
 * A short key for each record: a hash of its ID or reference, or of all its columns if it has
 * neither. Personal columns are included, because a hash does not reveal them. Identical records are
 * numbered, so that each has its own key.
 */
export function keysOf(records: readonly JsonRecord[], kind: RecordKind): string[] {
	const idColumns = idColumnsOf(records, kind);
	const counts = new Map<string, number>();
	return records.map((record) => {
		const identity = idOf(record, idColumns) ?? contentOf(record, kind);
		const count = (counts.get(identity) ?? 0) + 1;
		counts.set(identity, count);
		return seenKeyOf(count === 1 ? identity : `${identity}\n${count}`);
	});
}

/** Whether no record has an ID or reference. */
export function lackIds(records: readonly JsonRecord[], kind: RecordKind): boolean {
	const idColumns = idColumnsOf(records, kind);
	return records.every((record) => idOf(record, idColumns) === undefined);
}

/** The columns that may hold an ID, in order of preference (observed practice: their names). */
function idColumnsOf([first]: readonly JsonRecord[], kind: RecordKind): string[] {
	const { group } = kind;
	const columns = Object.keys(first ?? {}).filter((column) => !isIgnored(column, kind));
	const names = [`${group}id`, `${group}idid`, `${group}ref`, 'id', 'ref'];
	return names.flatMap((name) => columns.filter((column) => normalized(column) === name));
}

function normalized(column: string): string {
	return column.replace(/[-_\s]/g, '').toLowerCase();
}

// What the platform and its exports write for an empty value (observed practice: a dash).
const EMPTY_VALUES = new Set(['', '-', '--', '0', 'null', 'none', 'undefined', 'n/a']);

function idOf(record: JsonRecord, idColumns: readonly string[]): string | undefined {
	const ids = idColumns.map((column) => textOf(record[column]));
	return ids.find((id) => id !== undefined && !EMPTY_VALUES.has(id.trim().toLowerCase()));
}

/** The content of a record without its status, which changes over time. */
function contentOf(record: JsonRecord, kind: RecordKind): string {
	const stableMembers = Object.entries(record).filter(
		([column]) => !isIgnored(column, kind) && !isStatus(column, kind),
	);
	return JSON.stringify(Object.fromEntries(stableMembers));
}

function isStatus(column: string, { group }: RecordKind): boolean {
	return column === `${group}_status` || column === 'status';
}

/**
 * Whether a column is ignored, with or without the label after its name, as in `cgiparam_7
 * (Newsletter)`.
 */
function isIgnored(column: string, { ignoredColumns }: RecordKind): boolean {
	if (ignoredColumns.length === 0) return false;
	const names = [column, column.split(' (', 1)[0] ?? column].map((name) => name.toLowerCase());
	return ignoredColumns.some((ignored) => names.includes(ignored.toLowerCase()));
}
