import { alone, contentOf } from '../../../harness/fileContent';
import type { WrittenParts, WrittenSheet } from '../../../harness/workbookFile';
import { writeWorkbook } from '../../../harness/workbookFile';
import type { ImportSource } from '../../../platform/imports/source';
import { fileSource } from '../../../platform/imports/source';

/** Opens a sheet of a workbook that is written for a test; a text is the XML of its only sheet. */
export async function openSheets(
	sheets: readonly WrittenSheet[] | string,
	parts: WrittenParts = {},
	sheet?: string,
): Promise<ImportSource> {
	const all = typeof sheets === 'string' ? [{ name: 'Data', xml: sheets }] : sheets;
	return await fileSource(contentOf(writeWorkbook(all, parts), 1_000), { sheet }, alone);
}

/** The rows of a source with their numbers. */
export async function linesOf(source: ImportSource): Promise<string[]> {
	const lines: string[] = [];
	for await (const some of source.read()) {
		for (const { number, cells } of some) lines.push(`${number}: ${cells.join('|')}`);
	}
	return lines;
}
