import type { JsonRecord } from '../../base/json/json';
import { textOf } from '../../base/json/json';
import { seenKeyOf } from '../seenKeys';

/** What tells one record of a kind from another. */
export interface RecordKind {
	/** The platform's word for the records, which their columns start with. */
	readonly group: string;
	/** Columns that change while the record stays the same. */
	readonly ignoredColumns: readonly string[];
}

/**
 * A short key for each record: of its ID or reference, or else of all its columns, personal ones too, as it
 * holds none of them. Records that are alike are counted, so that the second one has a key of its own.
 */
export function keysOf(records: readonly JsonRecord[], kind: RecordKind): string[] {
	const [first] = records;
	const columns = Object.keys(first ?? {}).filter((column) => !isIgnored(column, kind));
	const idColumns = idColumnsOf(columns, kind.group);
	const counts = new Map<string, number>();
	return records.map((record) => {
		const identity = idOf(record, idColumns) ?? contentOf(record, kind);
		const count = (counts.get(identity) ?? 0) + 1;
		counts.set(identity, count);
		return seenKeyOf(count === 1 ? identity : `${identity}\n${count}`);
	});
}

/** The columns that may hold an ID, the best first (observed practice: their names). */
function idColumnsOf(columns: readonly string[], group: string): string[] {
	const names = [`${group}id`, `${group}idid`, `${group}ref`, 'id', 'ref'];
	return names.flatMap((name) => columns.filter((column) => plain(column) === name));
}

function plain(column: string): string {
	return column.replace(/[-_\s]/g, '').toLowerCase();
}

// What the platform and exports of it write where there is nothing (observed practice: a dash).
const NOTHING = new Set(['', '-', '--', '0', 'null', 'none', 'undefined', 'n/a']);

function idOf(record: JsonRecord, idColumns: readonly string[]): string | undefined {
	const ids = idColumns.map((column) => textOf(record[column]));
	return ids.find((id) => id !== undefined && !NOTHING.has(id.trim().toLowerCase()));
}

/** The status is left out: it changes in the life of a record. */
function contentOf(record: JsonRecord, kind: RecordKind): string {
	const kept = Object.entries(record).filter(
		([column]) => !isIgnored(column, kind) && !isStatus(column, kind),
	);
	return JSON.stringify(Object.fromEntries(kept));
}

function isStatus(column: string, { group }: RecordKind): boolean {
	return column === `${group}_status` || column === 'status';
}

/** A column may carry its label behind its name, as in `cgiparam_7 (Newsletter)`. */
function isIgnored(column: string, { ignoredColumns }: RecordKind): boolean {
	if (ignoredColumns.length === 0) return false;
	const names = [column, column.split(' (', 1)[0] ?? column].map((name) => name.toLowerCase());
	return ignoredColumns.some((ignored) => names.includes(ignored.toLowerCase()));
}
