import type { JsonRecord } from '../../base/json/json';
import { textOf } from '../../base/json/json';
import { isEmptyId } from '../../http/reply/jobId';
import { sortMembers } from '../../base/json/sortMembers';
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
	const identities = identitiesOf(records, kind);
	const counts = new Map<string, number>();
	return records.map((record, at) => {
		const [identity = contentOf(record, kind)] = identities[at] ?? [];
		const count = (counts.get(identity) ?? 0) + 1;
		counts.set(identity, count);
		return numberedKey(identity, count);
	});
}

/** The key of the record that is the given one of those with the same identity. @param count 1 for the first */
export function numberedKey(identity: string, count: number): string {
	return seenKeyOf(count === 1 ? identity : `${identity}\n${count}`);
}

/** Whether no record has an ID or reference. */
export function lackIds(records: readonly JsonRecord[], kind: RecordKind): boolean {
	return identitiesOf(records, kind).every((identities) => identities.length === 0);
}

/** A column that may hold an ID. */
interface IdColumn {
	readonly column: string;
	/** Distinguishes equal values of different meaning, such as an ID and the reference of another record. */
	readonly prefix: string;
}

/** The columns that may hold an ID, in order of preference (observed practice: their names). */
function idColumnsOf(records: readonly JsonRecord[], kind: RecordKind): IdColumn[] {
	const { group } = kind;
	const columns = columnsOf(records).filter((column) => !isIgnored(column, kind));
	const prefixes = {
		[`${group}id`]: '',
		[`${group}idid`]: '',
		[`${group}ref`]: 'ref\n',
		id: 'id\n',
		ref: 'ref\n',
	};
	return Object.entries(prefixes).flatMap(([name, prefix]) =>
		columns.flatMap((column) => (normalized(column) === name ? { column, prefix } : [])),
	);
}

/** All columns: a record may lack those that are empty in it. */
function columnsOf(records: readonly JsonRecord[]): string[] {
	const columns = new Set<string>();
	for (const record of records) for (const column of Object.keys(record)) columns.add(column);
	return [...columns];
}

function normalized(column: string): string {
	return column.replace(/[-_\s]/g, '').toLowerCase();
}

/** The IDs and references of each record, the most reliable first. */
export function identitiesOf(records: readonly JsonRecord[], kind: RecordKind): string[][] {
	const idColumns = idColumnsOf(records, kind);
	return records.map((record) => {
		const identities = idColumns.flatMap(({ column, prefix }) => {
			const id = textOf(record[column]) ?? '';
			return isEmptyId(id) ? [] : [prefix + id.trim()];
		});
		return [...new Set(identities)];
	});
}

/** The content of a record without its status, which changes over time. */
function contentOf(record: JsonRecord, kind: RecordKind): string {
	const stableMembers = Object.entries(record).filter(
		([column]) => !isIgnored(column, kind) && !isStatus(column, kind),
	);
	return JSON.stringify(sortMembers(Object.fromEntries(stableMembers)));
}

/** The status of a record: its own one, such as `order_status`, before one that is just named status. */
export function statusIn(record: JsonRecord, kind: Pick<RecordKind, 'group'>): string | undefined {
	const columns = Object.keys(record).filter((column) => isStatus(column, kind));
	const own = columns.filter((column) => normalized(column) !== 'status');
	return [...own, ...columns].map((column) => textOf(record[column])?.trim()).find(Boolean);
}

/** Whether a column holds the status of a record: `order_status`, `Order-Status` or `status`. */
function isStatus(column: string, { group }: Pick<RecordKind, 'group'>): boolean {
	const name = normalized(column);
	return name === `${group}status` || name === 'status';
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
