import type { GiveWay } from '../../base/async/eventLoop';
import type { CsvLine } from '../file/csvRecords';
import type { FileContent } from '../file/fileContent';
import type { Problem } from '../rules/problemKinds';
import type { FoundSheet } from '../rules/shownLists';
import { ImportProblem } from '../rules/problems';
import { packedTypeOf } from './packedType';
import { KeptLines } from './keptLines';
import { mergeFiller } from './mergedCells';
import { SheetReader } from './sheetReader';
import type { SomeElements, Worksheet } from './workbookFile';
import { WorkbookFile } from './workbookFile';
import { zipEntries } from './zipEntries';
import { MEGABYTE } from '../../base/megabyte';
import { isFigureLike } from '../../base/text/figureText';

const MOST_BYTES = 100 << 20;

/** Facts on the sheet that is read, and on the others. */
export interface WorkbookFacts {
	readonly sheet: string;
	/** Whether the sheet was chosen, or is the only one with rows. */
	readonly isCertain: boolean;
	/** All sheets that have cells. */
	readonly sheets: readonly FoundSheet[];
	/** How many rows of the sheet are hidden; they are read like the others. */
	readonly hiddenRows: number;
	readonly hiddenColumns: number;
	/** Whether its days are counted from 1904, as in workbooks of old Macs. */
	readonly is1904: boolean;
}

/** An open sheet. */
interface OpenedSheet {
	/** Reads all rows; may be called repeatedly. */
	readonly lines: () => AsyncIterable<readonly CsvLine[]>;
	readonly facts: WorkbookFacts;
	/** What the user has to choose before anything is imported. */
	readonly question: Problem | undefined;
}

/**
 * Opens a sheet of an Excel workbook (.xlsx). The file is held in memory in compressed form.
 *
 * @param chosen the name of the sheet; if undefined, the first one with rows
 * @throws ImportProblem if the file is another type, damaged, or too large
 */
export async function openWorkbook(
	file: FileContent,
	chosen: string | undefined,
	giveWay: GiveWay,
): Promise<OpenedSheet> {
	const bytes = await wholeOf(file);
	const entries = zipEntries(bytes);
	if (!entries) throw ImportProblem.of({ code: 'damagedWorkbook', of: { part: null } });
	const type = packedTypeOf(bytes, entries);
	if (type !== undefined) throw ImportProblem.of({ code: 'otherType', of: { type } });
	const workbook = await WorkbookFile.open(bytes, entries, giveWay);
	const sheets = await sheetsOf(workbook);
	const { sheet, question } = chooseSheet(workbook, sheets, chosen);
	const opened = await readSheet(workbook, sheet, giveWay);
	return {
		lines: opened.lines,
		facts: {
			...{ sheet: sheet.name, isCertain: question === undefined, sheets, ...opened.hidden },
			is1904: workbook.is1904,
		},
		question,
	};
}

async function wholeOf(file: FileContent): Promise<Uint8Array> {
	const tooLarge = () =>
		ImportProblem.of({ code: 'largeWorkbook', of: { megabytes: MOST_BYTES / MEGABYTE } });
	if (file.bytes > MOST_BYTES) throw tooLarge();
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of file.open()) {
		chunks.push(chunk);
		length += chunk.length;
		if (length > MOST_BYTES) throw tooLarge();
	}
	const whole = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		whole.set(chunk, at);
		at += chunk.length;
	}
	return whole;
}

async function sheetsOf(workbook: WorkbookFile): Promise<FoundSheet[]> {
	const sheets: FoundSheet[] = [];
	for (const sheet of workbook.worksheets) {
		const { name, isHidden } = sheet;
		sheets.push({ name, isHidden, hasRows: await hasRows(workbook, sheet) });
	}
	return sheets;
}

/** Whether any row of a sheet has two filled cells, as every table has. */
async function hasRows(workbook: WorkbookFile, sheet: Worksheet): Promise<boolean> {
	for await (const { isFound } of workbook.sheetPieces(sheet, new RowSearch())) {
		if (isFound) return true;
	}
	return false;
}

class RowSearch implements SomeElements {
	private filled = 0;
	isFound = false;

	open(name: string): void {
		if (name === 'row') this.filled = 0;
		else if (name === 'v' || name === 'is') this.filled += 1;
		if (this.filled > 1) this.isFound = true;
	}
}

function chooseSheet(
	{ worksheets }: WorkbookFile,
	sheets: readonly FoundSheet[],
	chosen: string | undefined,
): { readonly sheet: Worksheet; readonly question?: Problem } {
	if (chosen !== undefined) {
		const plainName = (name: string) => name.trim().toLowerCase();
		const sheet = worksheets.find(({ name }) => plainName(name) === plainName(chosen));
		if (sheet) return { sheet };
		throw ImportProblem.of({ code: 'noSheet', of: { sheet: chosen, sheets } });
	}
	const filled = worksheets.filter((_, at) => sheets[at]?.hasRows);
	const visible = filled.filter(({ isHidden }) => !isHidden);
	const candidates = visible.length > 0 ? visible : filled;
	const sheet = candidates[0] ?? worksheets.find(({ isHidden }) => !isHidden) ?? worksheets[0];
	if (!sheet) throw ImportProblem.of({ code: 'blankFile', of: null });
	const isOpen = candidates.length > 1;
	return isOpen ? { sheet, question: { code: 'severalSheets', of: { sheets } } } : { sheet };
}

/** Reads a sheet once to find hidden rows and merged cells, and caches its rows. */
async function readSheet(workbook: WorkbookFile, sheet: Worksheet, giveWay: GiveWay) {
	const context = {
		is1904: workbook.is1904,
		formats: await workbook.numberFormats(),
		texts: await workbook.sharedTexts(),
		sheet: sheet.name,
	};
	const kept = new KeptLines();
	const first = new SheetReader(context);
	for await (const reader of workbook.sheetPieces(sheet, first)) kept.add(reader.take());
	const { merged, hiddenRows } = first;
	const rows = async function* () {
		if (kept.isWhole) {
			for (const some of kept.read()) {
				yield some;
				await giveWay();
			}
			return;
		}
		const pieces = workbook.sheetPieces(sheet, new SheetReader(context));
		for await (const reader of pieces) yield reader.take();
	};
	return {
		hidden: { hiddenRows, hiddenColumns: first.hiddenColumns() },
		lines: async function* (): AsyncGenerator<readonly CsvLine[]> {
			const fill = mergeFiller(merged);
			const shape = tableShaper();
			for await (const some of rows()) yield some.flatMap((line) => shape(fill(line)));
		},
	};
}

/**
 * Creates a function that pads the rows of a sheet to the shape of CSV lines; it must be called
 * with the rows in order. A sheet stores neither blank rows nor trailing blank cells.
 */
function tableShaper(): (line: CsvLine) => readonly CsvLine[] {
	let last = 0;
	let width = 0;
	let hasFigures = false;
	return (line) => {
		const isBehindGap = line.number > last + 1;
		// Text above a table may be wider than the table.
		if (isBehindGap && !hasFigures) width = 0;
		hasFigures ||= line.cells.some((cell) => isFigureLike(cell));
		width = Math.max(width, line.cells.length);
		const cells = [...line.cells];
		while (cells.length < width) cells.push('');
		const blank = { cells: [''], number: last + 1 };
		last = line.number;
		return isBehindGap ? [blank, { ...line, cells }] : [{ ...line, cells }];
	};
}
