import { isPersonal, withoutPersonalData } from '../base/names/personalData';
import type { JsonPath } from '../http/streaming/jsonPath';
import type { ReceivedReply } from '../http/streaming/envelope';
import { findTable } from '../http/reply/table';
import { isRecord } from '../base/json/json';
import type { RecordTable } from './table';
import { RecordColumnNames, columnsOf, readRecordTable } from './table';

/** Where many records wait: lists in the places that are usual (observed practice). */
export const RECORDS: readonly JsonPath[] = [['data', 'rows'], ['rows'], ['data'], []];

type Rows = ReadonlyArray<readonly unknown[]>;

/** Records that wait to be read, so that memory holds only some of them. */
export interface FoundRecords {
	readonly columns: readonly string[];
	/** Values in the order of the columns; as often as is wanted. */
	readonly batches: () => AsyncIterable<Rows>;
	/** Set where no records were found in a reply, which is the only row, then. */
	readonly isWhole?: boolean;
}

/** The same as `readRecordTable` of a result that was received. */
export async function readFound(received: ReceivedReply): Promise<FoundRecords> {
	const { fields = [], rows } = findTable(received.envelope) ?? {};
	// What does not wait is in memory, whatever its shape.
	if (!rows || !waitingIn(received.envelope).includes(rows)) {
		return foundIn(readRecordTable(await received.whole()));
	}
	const [wanted] = rows;
	const elements = async function* () {
		for await (const { list, elements } of received.batches()) if (list === wanted) yield elements;
	};
	const columns = new RecordColumnNames(columnsOf(fields));
	for await (const some of elements()) for (const row of some) columns.see(row);
	const batches = async function* () {
		for await (const some of elements()) yield some.map((row) => columns.cellsOf(row));
	};
	return { columns: columns.names(), batches };
}

/** The lists that wait, of which a frame holds the numbers. */
function waitingIn(frame: unknown): unknown[] {
	const { data, rows } = isRecord(frame) ? frame : {};
	return [frame, data, rows, isRecord(data) ? data.rows : undefined].filter(Array.isArray);
}

function foundIn({ rows, ...table }: RecordTable): FoundRecords {
	const batches = async function* () {
		await Promise.resolve();
		yield rows;
	};
	return { ...table, batches };
}

/** One below the other, with every column that one of them has. */
export function joinFound(all: readonly FoundRecords[]): FoundRecords {
	const columns = [...new Set(all.flatMap((found) => found.columns))];
	const batches = async function* () {
		for (const found of all) yield* withColumns(found, columns).batches();
	};
	return { columns, batches, isWhole: all.some(({ isWhole }) => isWhole) };
}

/** What was found without the columns that say who somebody is. */
export function withoutPersonalFound(found: FoundRecords): FoundRecords {
	const kept = withColumns(
		found,
		found.columns.filter((column) => !isPersonal(column)),
	);
	if (!found.isWhole) return kept;
	const batches = async function* () {
		for await (const rows of kept.batches()) yield rows.map((row) => row.map(withoutPersonalData));
	};
	return { ...kept, batches };
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
