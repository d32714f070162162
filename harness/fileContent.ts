import type { Content } from '../platform/http/bodyContent';
import { unchanged } from '../platform/http/bodyContent';
import type { GiveWay } from '../platform/base/async/eventLoop';
import type { FileContent } from '../platform/imports/file/fileContent';
import type { PartialCsvStyle } from '../platform/imports/file/csvRecords';
import type { TableChoices } from '../platform/imports/table/tableLayout';
import type { ImportSource } from '../platform/imports/source';
import { fileSource } from '../platform/imports/source';

/** Never yields, because no other work waits. */
export const alone: GiveWay = async () => {};

/** A file in memory, read in chunks of some size. */
export function contentOf(file: Uint8Array | string, chunk = Infinity): FileContent {
	const bytes = typeof file === 'string' ? Buffer.from(file) : file;
	return {
		bytes: bytes.length,
		open: async function* () {
			for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
		},
	};
}

/** The lines of a file in memory. */
export async function sourceOf(
	file: Uint8Array | string,
	known: PartialCsvStyle = {},
	hasHeader = true,
	chunk = Infinity,
	table: TableChoices = {},
): Promise<ImportSource> {
	return await fileSource(contentOf(file, chunk), { style: known, hasHeader, table }, alone);
}

/** The complete content in memory. @throws InvalidInput */
export async function collected(content: Content): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of unchanged(content)) chunks.push(chunk);
	return Buffer.concat(chunks);
}
