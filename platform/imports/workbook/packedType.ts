import type { OtherType } from '../rules/otherTypes';
import type { ZipEntry } from './zipEntries';
import { unpack } from './zipEntries';

/** Files inside an archive that identify its type. */
const KNOWN_FILES: ReadonlyArray<readonly [start: string, type: OtherType]> = [
	['xl/workbook.bin', 'binaryWorkbook'],
	['index/document.iwa', 'numbersDocument'],
	['index.zip', 'numbersDocument'],
	['word/', 'document'],
	['ppt/', 'document'],
];

const LONGEST_TYPE = 1_000;

/** The type of an archive; undefined if it is a readable Excel workbook. */
export function packedTypeOf(
	bytes: Uint8Array,
	entries: readonly ZipEntry[],
): OtherType | undefined {
	const names = entries.map(({ name }) => name.toLowerCase());
	for (const [start, type] of KNOWN_FILES) {
		if (names.some((name) => name.startsWith(start))) return type;
	}
	if (names.some((name) => name.startsWith('xl/') || name === '[content_types].xml')) {
		return undefined;
	}
	const named = entries.find(({ name }) => name === 'mimetype');
	return named && mimeTypeOf(bytes, named).includes('opendocument.spreadsheet')
		? 'openDocument'
		: 'zip';
}

function mimeTypeOf(bytes: Uint8Array, entry: ZipEntry): string {
	const [first] = unpack(bytes, entry, LONGEST_TYPE);
	return first ? new TextDecoder().decode(first) : '';
}
