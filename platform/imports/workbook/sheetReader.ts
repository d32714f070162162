import type { CsvLine } from '../file/csvRecords';
import { checkWidth } from '../rules/importLimits';
import { ImportProblem } from '../rules/problems';
import type { DateSystem } from './cellText';
import { columnOfCell, lettersOf } from '../../base/workbook/columnLetters';
import { numberCellText, plainText } from './cellText';
import type { MergedCells } from './mergedCells';
import { mergedCellsOf } from './mergedCells';
import type { NumberFormatFacts } from './numberFormats';
import { numberFormatOf } from './numberFormats';
import type { XmlAttributes, XmlElements } from './readXml';
import { isSet } from './readXml';
import { RichText } from './richText';
import { damagedPart } from './zipEntries';

/** The parts of a workbook that cells refer to. */
interface CellContext extends DateSystem {
	readonly formats: readonly NumberFormatFacts[];
	readonly texts: readonly string[];
	/** The name of the sheet. */
	readonly sheet: string;
}

const GENERAL = numberFormatOf(0, undefined);

/** Builds rows from the elements of a sheet, with the values that Excel displays. */
export class SheetReader implements XmlElements {
	private rows: CsvLine[] = [];
	private row = 0;
	private isHiddenRow = false;
	private cells: string[] = [];
	private column = 0;
	private type = 'n';
	private style = 0;
	private hasFormula = false;
	private isValue = false;
	private value = '';
	private readonly inline = new RichText();
	/** Ranges of hidden columns, from the first to the last, counted from 1. */
	private readonly hiddenRuns: Array<readonly [first: number, last: number]> = [];
	private widest = 0;
	hiddenRows = 0;
	readonly merged: MergedCells[] = [];

	constructor(private readonly context: CellContext) {}

	/** Returns the rows read since the last call. */
	take(): readonly CsvLine[] {
		const { rows } = this;
		this.rows = [];
		return rows;
	}

	/** How many of the columns with content are hidden. */
	hiddenColumns(): number {
		const counts = this.hiddenRuns.map(([first, last]) => Math.min(last, this.widest) - first + 1);
		return counts.reduce((sum, count) => sum + Math.max(0, count), 0);
	}

	open(name: string, attributes: XmlAttributes): void {
		switch (name) {
			case 'row':
				this.beginRow(attributes);
				break;
			case 'c':
				this.beginCell(attributes);
				break;
			case 'v':
				this.isValue = true;
				break;
			case 'f':
				this.hasFormula = true;
				break;
			case 'col':
				if (isSet(attributes.hidden)) {
					this.hiddenRuns.push([Number(attributes.min), Number(attributes.max)]);
				}
				break;
			case 'mergeCell': {
				const range = mergedCellsOf(attributes.ref ?? '');
				if (range) this.merged.push(range);
				break;
			}
			default:
				this.inline.open(name);
		}
	}

	private beginRow({ r, hidden }: XmlAttributes): void {
		this.row = Math.max(this.row + 1, Number(r ?? 0) || 0);
		this.isHiddenRow = isSet(hidden);
		this.cells = [];
		this.column = 0;
	}

	private beginCell({ r, t = 'n', s }: XmlAttributes): void {
		this.column = (r === undefined ? undefined : columnOfCell(r)) ?? this.column + 1;
		this.type = t;
		this.style = Number(s ?? -1);
		this.hasFormula = false;
		this.value = '';
		this.inline.begin();
	}

	text(text: string): void {
		if (this.isValue) this.value += text;
		else this.inline.add(text);
	}

	close(name: string): void {
		if (name === 'v') this.isValue = false;
		else if (name === 'c') this.endCell();
		else if (name === 'row') this.endRow();
		else this.inline.close(name);
	}

	private endCell(): void {
		const text = this.cellText();
		if (text === '') return;
		checkWidth(this.column);
		while (this.cells.length < this.column - 1) this.cells.push('');
		this.cells[this.column - 1] = text;
	}

	private cellText(): string {
		const { type, value, context } = this;
		if (type === 'inlineStr') return this.inline.whole();
		if (type === 'str') return plainText(value);
		if (value === '') {
			if (this.hasFormula) throw this.withoutResult();
			return '';
		}
		switch (type) {
			case 's': {
				const text = context.texts[Number(value)];
				if (text === undefined) throw damagedPart('sharedStrings.xml');
				return text;
			}
			case 'b':
				return isSet(value) ? 'TRUE' : 'FALSE';
			case 'e':
				return value;
			case 'd':
				return value.replace(/T00:00(:00)?(\.0+)?Z?$/, '').replace('T', ' ');
			default:
				return numberCellText(value, context.formats[this.style] ?? GENERAL, context);
		}
	}

	private withoutResult(): ImportProblem {
		const cell = `${lettersOf(this.column)}${this.row}`;
		const { sheet } = this.context;
		return ImportProblem.of({ code: 'formulaWithoutResult', of: { cell, sheet } });
	}

	private endRow(): void {
		if (this.cells.length === 0) return;
		if (this.isHiddenRow) this.hiddenRows += 1;
		this.widest = Math.max(this.widest, this.cells.length);
		this.rows.push({ cells: this.cells, number: this.row });
	}
}
