import { InvalidInput } from '../invalidInput';
import type { SheetColumn } from './sheetCells';
import { cellXml, cellPlace, textCell, cellWidth, xmlText } from './sheetCells';
import { CELL_STYLES, sheetEnd, sheetPart, sheetStart, workbookParts } from './workbookParts';
import type { PackedFile } from './zipArchive';
import { PackingFile, zipArchive } from './zipArchive';
import { formatCount } from '../text/formatCount';

/** A sheet that is written. */
export interface PackedSheet {
	readonly name: string;
	readonly file: PackedFile;
	/** The number of its rows, without the head. */
	readonly rows: number;
}

const MOST_ROWS = 1_048_575;
const MOST_COLUMNS = 16_384;
/** The widths of columns follow from the head and the first rows. */
const ROWS_FOR_WIDTHS = 200;
const [NARROWEST, WIDEST] = [8, 60];

/** Writes a sheet row by row, and keeps it compressed. */
export class SheetWriter {
	private readonly file = new PackingFile();
	private readonly first: Array<readonly unknown[]> = [];
	private isBegun = false;
	private rows = 0;

	/** @throws InvalidInput for more columns than a sheet has */
	constructor(
		private readonly name: string,
		private readonly columns: readonly SheetColumn[],
	) {
		if (columns.length > MOST_COLUMNS) throw tooLarge('columns', MOST_COLUMNS);
	}

	/** Adds rows, whose cells are in the order of the columns. @throws InvalidInput for more rows than a sheet has */
	add(rows: ReadonlyArray<readonly unknown[]>): void {
		if (this.isBegun) {
			this.write(rows);
			return;
		}
		for (const row of rows) this.first.push(row);
		if (this.first.length >= ROWS_FOR_WIDTHS) this.begin();
	}

	end(): PackedSheet {
		if (!this.isBegun) this.begin();
		const { length } = this.columns;
		const range = length === 0 ? '' : `A1:${cellPlace(length, this.rows + 1)}`;
		this.file.write(sheetEnd(range));
		return { name: this.name, file: this.file.end(), rows: this.rows };
	}

	private begin(): void {
		const { columns, first } = this;
		this.isBegun = true;
		this.file.write(sheetStart(widthsOf(columns, first)));
		const heads = columns.map(({ name }, index) =>
			textCell(name, cellPlace(index + 1, 1), CELL_STYLES.head),
		);
		this.file.write(`<row r="1">${heads.join('')}</row>`);
		this.write(first);
		this.first.length = 0;
	}

	private write(rows: ReadonlyArray<readonly unknown[]>): void {
		if (this.rows + rows.length > MOST_ROWS) throw tooLarge('rows', MOST_ROWS);
		let text = '';
		for (const row of rows) {
			this.rows++;
			const number = this.rows + 1;
			const cells = this.columns.map((column, index) =>
				cellXml(row[index], column, cellPlace(index + 1, number)),
			);
			text += `<row r="${number}">${cells.join('')}</row>`;
		}
		this.file.write(text);
	}
}

function widthsOf(
	columns: readonly SheetColumn[],
	rows: ReadonlyArray<readonly unknown[]>,
): number[] {
	return columns.map(({ name }, index) => {
		let width = name.length + 2;
		for (const row of rows) width = Math.max(width, cellWidth(row[index]) + 2);
		return Math.min(Math.max(width, NARROWEST), WIDEST);
	});
}

function tooLarge(what: string, most: number): InvalidInput {
	return new InvalidInput(
		'Output',
		`An Excel sheet can contain at most ${formatCount(most)} ${what}, but there are more`,
		'Set Output to CSV File, or choose fewer rows and columns',
	);
}

/** Yields an Excel workbook of sheets, whose names are made valid and unique. */
export function* workbookFile(sheets: readonly PackedSheet[]): Generator<Uint8Array> {
	const names = sheetNames(sheets.map(({ name }) => name));
	const files = new Map<string, PackedFile>();
	for (const [name, text] of workbookParts(names.map(attributeText))) {
		const packing = new PackingFile();
		packing.write(text);
		files.set(name, packing.end());
	}
	for (const [index, { file }] of sheets.entries()) files.set(sheetPart(index + 1), file);
	yield* zipArchive(files);
}

const attributeText = (text: string) => xmlText(text).replaceAll('"', '&quot;');

const LONGEST = 31;
const FORBIDDEN = /[[\]:*?/\\]/g;

/** Names for sheets as Excel takes them: short, without its signs, and unique whatever their case. */
export function sheetNames(names: readonly string[]): string[] {
	const taken = new Set<string>();
	const numbers = new Map<string, number>();
	return names.map((name) => {
		const valid = validName(name);
		let unique = valid;
		let number = numbers.get(keyOf(valid)) ?? 1;
		while (taken.has(keyOf(unique))) {
			number++;
			const ending = ` (${number})`;
			unique = cut(valid, LONGEST - ending.length) + ending;
		}
		numbers.set(keyOf(valid), number);
		taken.add(keyOf(unique));
		return unique;
	});
}

const keyOf = (name: string) => name.toLowerCase();

function validName(name: string): string {
	const plain = name
		.replace(/\p{Cc}/gu, ' ')
		.replace(FORBIDDEN, '-')
		.trim();
	const cutName = cut(plain, LONGEST)
		.replace(/^'+|'+$/g, '')
		.trim();
	if (cutName === '') return 'Sheet';
	// Excel keeps this name to itself.
	return keyOf(cutName) === 'history' ? `${cutName} 1` : cutName;
}

/** The beginning of a text, without half a letter. */
function cut(text: string, length: number): string {
	return text
		.slice(0, length)
		.replace(/[\uD800-\uDBFF]$/, '')
		.trimEnd();
}
