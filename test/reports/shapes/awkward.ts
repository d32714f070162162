import type { CsvReader } from '../../../platform/base/csv/csvReaders';
import type { Layout } from '../../../platform/reports/response/layout';
import { CHANNEL, column, COLUMNS, element, reply, report, values, VISITS } from './replies';
import { writtenOf } from './written';

/** Chunk sizes in bytes. */
export const CHUNK_SIZES = [1, 7, 65_536];

/** A report whose texts are difficult for a JSON reader or a CSV writer. */
export const AWKWARD = reply(
	report({
		dimensions: [CHANNEL, { field: 'ope_name', name: 'Campaign; "name",\tetc' }],
		metrics: [VISITS, column('m', 'text', 'Text')],
		data: [
			['plain', 'x'],
			['"quoted"', 'a "b" c'],
			['one, two', ','],
			['one; two', ';'],
			['one\ttwo', '\t'],
			['one\ntwo', 'one\r\ntwo'],
			['carriage\rreturn', '\r'],
			[' spaces ', ' '],
			['é, 日本語, 🚀', 'été'],
			['back\\slash\\', '\\"'],
			['"data":[{"a":[', ']}]'],
			[null, ''],
			['true', true],
		].map(([name, text]) => element([name, `${name} 2`], values(1), values(text))),
	}),
);

function chunksOf(text: string, size: number): Uint8Array[] {
	const bytes = new TextEncoder().encode(text);
	const count = Math.ceil(bytes.length / size);
	return Array.from({ length: count }, (_, index) =>
		bytes.subarray(index * size, (index + 1) * size),
	);
}

/** The file that a reply is converted to. */
export async function write(text: string, format: 'csv' | 'json', given: Partial<Options> = {}) {
	const { size, layout, csvFor } = { size: 65_536, layout: COLUMNS, csvFor: undefined, ...given };
	return await writtenOf(chunksOf(text, size), { format, layout, ...(csvFor ? { csvFor } : {}) });
}

interface Options {
	readonly size: number;
	readonly layout: Layout;
	readonly csvFor: CsvReader;
}
