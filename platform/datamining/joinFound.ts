import { isPersonal, withoutPersonalData } from '../base/names/personalData';
import type { JsonPath } from '../http/streaming/jsonPath';
import type { ReceivedReply } from '../http/streaming/envelope';
import { findTable } from '../http/reply/findTable';
import { isRecord } from '../base/json/json';
import type { RecordTable } from './foundRecordTable';
import { RecordColumnNames, columnsOf, readRecordTable } from './foundRecordTable';

/** The paths of record lists: the common places in replies (observed practice). */
export const RECORDS: readonly JsonPath[] = [['data', 'rows'], ['rows'], ['data'], []];

type Rows = ReadonlyArray<readonly unknown[]>;

/** Buffered records, of which only some are in memory. */
export interface FoundRecords {
	readonly columns: readonly string[];
	/** Reads the rows in batches, with values in column order. It can be called repeatedly. */
	readonly batches: () => AsyncIterable<Rows>;
	/** Set if the reply has no records; the whole reply is then the only row. */
	readonly isWhole?: boolean;
}

/** Reads a received result as `readRecordTable` does. */
export async function readFound(received: ReceivedReply): Promise<FoundRecords> {
	const { fields = [], rows } = findTable(received.envelope) ?? {};
	// Rows that are not buffered are in memory, whatever their shape.
	if (!rows || !bufferedLists(received.envelope).includes(rows)) {
		return foundIn(readRecordTable(await received.whole()));
	}
	const [listIndex] = rows;
	const elements = async function* () {
		for await (const { list, elements } of received.batches())
			if (list === listIndex) yield elements;
	};
	const columns = new RecordColumnNames(columnsOf(fields));
	for await (const batch of elements()) for (const row of batch) columns.see(row);
	const batches = async function* () {
		for await (const batch of elements()) yield batch.map((row) => columns.cellsOf(row));
	};
	return { columns: columns.names(), batches };
}

/** The buffered lists, which contain their index in the envelope. */
function bufferedLists(envelope: unknown): unknown[] {
	const { data, rows } = isRecord(envelope) ? envelope : {};
	return [envelope, data, rows, isRecord(data) ? data.rows : undefined].filter(Array.isArray);
}

function foundIn({ rows, ...table }: RecordTable): FoundRecords {
	const batches = async function* () {
		await Promise.resolve();
		yield rows;
	};
	return { ...table, batches };
}

/** Concatenates records, with all columns that occur. */
export function joinFound(all: readonly FoundRecords[]): FoundRecords {
	const columns = [...new Set(all.flatMap((found) => found.columns))];
	const batches = async function* () {
		for (const found of all) yield* withColumns(found, columns).batches();
	};
	return { columns, batches, isWhole: all.some(({ isWhole }) => isWhole) };
}

/** Removes the columns of personal data. */
export function withoutPersonalFound(found: FoundRecords): FoundRecords {
	const impersonal = withColumns(
		found,
		found.columns.filter((column) => !isPersonal(column)),
	);
	if (!found.isWhole) return impersonal;
	const batches = async function* () {
		for await (const rows of impersonal.batches())
			yield rows.map((row) => row.map(withoutPersonalData));
	};
	return { ...impersonal, batches };
}

function withColumns(found: FoundRecords, columns: readonly string[]): FoundRecords {
	const places = columns.map((column) => found.columns.indexOf(column));
	const isSame =
		places.length === found.columns.length && places.every((place, at) => place === at);
	const batches = async function* () {
		for await (const rows of found.batches()) {
			yield rows.map((row) =>
				isSame && row.length === places.length ? row : places.map((place) => row[place]),
			);
		}
	};
	return { ...found, columns, batches };
}
