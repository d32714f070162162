import {
	currencyOf,
	readDuration,
	readFigureText,
	isPlaceholder,
} from '../../base/text/figureText';
import type { NumberFormat } from '../../base/text/numbers';
import { canonical, formatOf, isAmbiguous } from '../../base/text/numbers';
import type { CellLook, RowLook } from './rowLook';
import type { ColumnFacts } from './tableLayout';

const MOST_DIGITS = 15;
const [ZERO, NINE, POINT] = [48, 57, 46];
const MOST_CURRENCIES = 5;
const CODE_LENGTH = 3;

/** Collects evidence on the content and the format of a column. */
export class ColumnStatistics {
	private texts = 0;
	private figures = 0;
	private shares = 0;
	private pointSeen = 0;
	private commaSeen = 0;
	private decimalsSeen = false;
	private first = '';
	private readonly currencies = new Map<string, number>();
	/** Codes of currencies that stand alone in a cell, each with its lines. */
	private readonly codes = new Map<string, number>();
	/** How many of the texts are such codes. */
	private codeTexts = 0;

	/**
	 * Adds a cell.
	 *
	 * @param at its index in the row
	 */
	see(cell: string, row: RowLook, at: number): CellLook {
		const mark = plainPoint(cell);
		if (mark >= 0) {
			this.note(cell);
			if (mark < cell.length) {
				this.pointSeen += 1;
				this.decimalsSeen = true;
			}
			return this.add(row, at, Number(cell), Number(cell));
		}
		const text = cell.trim();
		if (text === '' || isPlaceholder(text)) return 'empty';
		this.note(text);
		const figure = readFigureText(text);
		if (!figure) {
			if (readDuration(text) !== undefined) return this.share();
			this.texts += 1;
			if (this.codeTexts === this.texts - 1) this.noteCode(text);
			return 'text';
		}
		this.noteFormat(figure.digits);
		if (figure.isPercent) return this.share();
		if (figure.currency !== undefined) this.noteCurrency(figure.currency);
		const sign = figure.isNegative ? -1 : 1;
		const point = sign * Number(canonical(figure.digits, 'point') ?? NaN);
		const comma = sign * Number(canonical(figure.digits, 'comma') ?? NaN);
		if (Number.isNaN(point) && Number.isNaN(comma)) {
			this.texts += 1;
			return 'text';
		}
		return this.add(row, at, point, comma);
	}

	private note(text: string): void {
		if (this.first === '') this.first = text.slice(0, 100);
	}

	private share(): 'share' {
		this.shares += 1;
		return 'share';
	}

	private add(row: RowLook, at: number, point: number, comma: number): 'figure' {
		this.figures += 1;
		row.point[at] = point;
		row.comma[at] = comma;
		return 'figure';
	}

	private noteFormat(digits: string): void {
		const format = formatOf(digits);
		if (format === 'point') this.pointSeen += 1;
		else if (format === 'comma') this.commaSeen += 1;
		if (format !== undefined && hasDecimals(digits, format)) this.decimalsSeen = true;
	}

	private noteCode(text: string): void {
		const code = text.length === CODE_LENGTH ? currencyOf(text) : undefined;
		if (code === undefined) return;
		this.codeTexts += 1;
		count(this.codes, code);
	}

	private noteCurrency(currency: string): void {
		count(this.currencies, currency);
	}

	/** Whether nearly all cells of the column are figures. */
	isFigures(): boolean {
		const all = this.figures + this.shares;
		return all > 0 && all >= 4 * this.texts;
	}

	/** Whether the column certainly holds names, so that its cells need not be parsed as figures. */
	isNames(): boolean {
		const areNames = this.texts > 1_000 && this.figures * 4 < this.texts;
		return areNames && this.codeTexts < this.texts;
	}

	format(): NumberFormat | undefined {
		if (this.pointSeen > 0 === this.commaSeen > 0) return undefined;
		return this.pointSeen > 0 ? 'point' : 'comma';
	}

	/**
	 * Whether the column has figures in both number formats, so that neither can be assumed for the
	 * ambiguous ones.
	 */
	isMixed(): boolean {
		return this.pointSeen > 0 && this.commaSeen > 0;
	}

	facts(): ColumnFacts {
		const currencies = mostFrequentFirst(this.currencies);
		const areCodes = this.figures === 0 && this.codeTexts === this.texts;
		return {
			currencyCodes: areCodes ? mostFrequentFirst(this.codes) : [],
			...{ format: this.format(), hasDecimals: this.decimalsSeen, currencies },
			...{ isFigures: this.isFigures(), isMixed: this.isMixed() },
			...{ figures: this.figures, first: this.first },
		};
	}
}

/** Counts a currency, unless there are too many already. */
function count(counts: Map<string, number>, currency: string): void {
	if (!counts.has(currency) && counts.size >= MOST_CURRENCIES) return;
	counts.set(currency, (counts.get(currency) ?? 0) + 1);
}

function mostFrequentFirst(counts: ReadonlyMap<string, number>): string[] {
	return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/**
 * The position of the decimal point in a plain number with at most two decimals: its length if it
 * has none, -1 if it is not a plain number.
 */
function plainPoint(cell: string): number {
	const { length } = cell;
	if (length === 0 || length > MOST_DIGITS) return -1;
	let mark = length;
	for (let at = 0; at < length; at++) {
		const code = cell.charCodeAt(at);
		if (code >= ZERO && code <= NINE) continue;
		if (code !== POINT || mark < length || at === 0) return -1;
		mark = at;
	}
	const decimals = length - 1 - mark;
	return mark === length || decimals === 1 || decimals === 2 ? mark : -1;
}

function hasDecimals(digits: string, format: NumberFormat): boolean {
	const mark = format === 'point' ? '.' : ',';
	const last = digits.lastIndexOf(mark);
	return last >= 0 && digits.indexOf(mark) === last && !isAmbiguous(digits, undefined);
}
