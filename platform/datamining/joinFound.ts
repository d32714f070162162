import { isPersonal, withoutPersonalData } from '../base/names/personalData';
import type { JsonPath } from '../http/streaming/jsonPath';
import type { ReceivedReply } from '../http/streaming/envelope';
import type { ReadPage } from '../http/reply/nextPage';
import type { PageSigns } from '../http/reply/pageSigns';
import { ColumnSums, saysMore } from '../http/reply/partialList';
import { findTable, rowRecord } from '../http/reply/tables/findTable';
import { isRecord } from '../base/json/json';
import type { RecordTable } from './foundRecordTable';
import { RecordColumnNames, columnsOf, readRecordTable, recordsOf } from './foundRecordTable';

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
	/** Set where the platform has more records than it sent. */
	readonly isPart?: boolean;
}

/** What one reply holds, and what it says of how much there is. */
export interface FoundPage extends ReadPage {
	readonly found: FoundRecords;
	readonly rows: number;
	readonly sums: ColumnSums;
}

/** Reads a received result as `readRecordTable` does. */
export async function readFound(received: ReceivedReply, page?: PageSigns): Promise<FoundPage> {
	const { envelope } = received;
	const { fields = [], rows } = findTable(envelope) ?? {};
	const sums = new ColumnSums();
	// Rows that are not buffered are in memory, whatever their shape.
	if (!rows || !bufferedLists(envelope).includes(rows)) {
		const body = await received.whole();
		const table = readRecordTable(body);
		for (const record of recordsOf(table)) sums.add(record);
		return { body, page, found: foundIn(table), rows: table.rows.length, sums };
	}
	const [listIndex] = rows;
	const elements = async function* () {
		for await (const { list, elements } of received.batches())
			if (list === listIndex) yield elements;
	};
	const described = columnsOf(fields);
	const columns = new RecordColumnNames(described);
	let count = 0;
	for await (const batch of elements()) {
		count += batch.length;
		for (const row of batch) {
			columns.see(row);
			sums.add(rowRecord(row, described));
		}
	}
	const batches = async function* () {
		for await (const batch of elements()) yield batch.map((row) => columns.cellsOf(row));
	};
	const found = { columns: columns.names(), batches };
	return { body: envelope, page, found, rows: count, sums };
}

/** The records of a reply and of the pages that it leads to. */
export function joinPages(pages: readonly [FoundPage, ...FoundPage[]]): FoundRecords {
	const rows = pages.reduce((sum, page) => sum + page.rows, 0);
	const [only] = pages;
	const isPart = pages.some((page, at) => {
		const isLast = at === pages.length - 1;
		// The sums of one page are those of all only where there is no other.
		const sums = () => (pages.length === 1 ? only.sums : new ColumnSums());
		return page.found.isWhole !== true && saysMore(page, rows, sums, isLast, pages.length);
	});
	const found = pages.length === 1 ? only.found : joinFound(pages.map((page) => page.found));
	return isPart ? { ...found, isPart } : found;
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
	return {
		columns,
		batches,
		isWhole: all.some(({ isWhole }) => isWhole),
		isPart: all.some(({ isPart }) => isPart),
	};
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
