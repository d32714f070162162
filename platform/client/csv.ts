import { stringify } from 'csv-stringify/sync';

/** A table as a CSV file: UTF-8, a header line, commas; what is no text or number as JSON. */
export function writeCsv(
	columns: readonly string[],
	rows: ReadonlyArray<readonly unknown[]>,
): Buffer {
	const header = stringify([[...columns]]);
	const lines = stringify(
		rows.map((row) => [...row]),
		{ cast: { boolean: String } },
	);
	return Buffer.from(header + lines);
}
