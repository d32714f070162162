import { isRecord, listOf } from '../client/values/json';
import { isPersonal } from '../client/values/personalData';
import { findRows } from '../client/records';
import type { Received } from '../client/received';
import type { JsonPlace } from '../client/place';
import { columnsOf } from './table';

/** Where records are (observed practice): `data.rows`, or else `rows` or `data`. */
export const RECORDS: readonly JsonPlace[] = [['data', 'rows'], ['rows'], ['data']];

type Rows = ReadonlyArray<readonly unknown[]>;

/** Records that wait to be read, so that memory holds only some of them. */
export interface FoundRecords {
	readonly columns: readonly string[];
	/** Values in the order of the columns; as often as is wanted. */
	readonly batches: () => AsyncIterable<Rows>;
}

/** The same as `readTable` of a result that was received, where all rows are lists or all objects. */
export async function readFound(received: Received): Promise<FoundRecords> {
	const { fields, rows } = findRows(received.frame) ?? { fields: [], rows: [] };
	const [wanted] = rows;
	const elements = async function* () {
		for await (const { list, elements } of received.batches()) if (list === wanted) yield elements;
	};
	const names = await namesIn(elements());
	if (names === undefined) {
		const batches = async function* () {
			for await (const some of elements()) yield some.map(listOf);
		};
		return { columns: columnsOf(fields), batches };
	}
	const batches = async function* () {
		for await (const some of elements()) {
			yield some.filter(isRecord).map((row) => names.map((name) => row[name]));
		}
	};
	return { columns: names, batches };
}

/** The names of all columns where rows are objects. */
async function namesIn(batches: AsyncIterable<readonly unknown[]>): Promise<string[] | undefined> {
	const names = new Set<string>();
	for await (const rows of batches) {
		if (!rows.some(isRecord)) return undefined;
		for (const row of rows.filter(isRecord)) for (const name of Object.keys(row)) names.add(name);
	}
	return names.size === 0 ? undefined : [...names];
}

/** One below the other, with every column that one of them has. */
export function joinFound(all: readonly FoundRecords[]): FoundRecords {
	const columns = [...new Set(all.flatMap((found) => found.columns))];
	const batches = async function* () {
		for (const found of all) yield* withColumns(found, columns).batches();
	};
	return { columns, batches };
}

/** What was found without the columns that say who somebody is. */
export function withoutPersonalFound(found: FoundRecords): FoundRecords {
	return withColumns(
		found,
		found.columns.filter((column) => !isPersonal(column)),
	);
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
	return { columns, batches };
}
