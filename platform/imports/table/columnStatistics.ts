import { readDuration, readFigureText, isPlaceholder } from '../file/figureText';
import type { NumberFormat } from '../file/numbers';
import { canonical, formatOf, isAmbiguous } from '../file/numbers';
import type { ColumnFacts } from './tableLayout';

/** A figure in each way in which it can be read; NaN where it cannot be. */
export interface Readings {
	readonly point: number;
	readonly comma: number;
}

/** What a cell is, as far as can be said without its column. */
export type CellLook = Readings | 'empty' | 'share' | 'text';

const PLAIN = /^\d{1,15}$/;
const SURELY_POINT = /^\d{1,13}\.\d\d?$/;
const MOST_CURRENCIES = 5;

/** Gathers what the cells of a column say together. */
export class ColumnStatistics {
	private texts = 0;
	private figures = 0;
	private shares = 0;
	private pointSeen = 0;
	private commaSeen = 0;
	private decimalsSeen = false;
	private first = '';
	private readonly currencies = new Map<string, number>();
	/** Of all figures, in both ways of reading them. */
	readonly sum = { point: 0, comma: 0 };

	/** Takes a cell, and returns what it is. */
	see(cell: string): CellLook {
		if (PLAIN.test(cell)) {
			this.note(cell);
			const value = Number(cell);
			return this.add(value, value);
		}
		if (SURELY_POINT.test(cell)) {
			this.note(cell);
			this.pointSeen += 1;
			this.decimalsSeen = true;
			return this.add(Number(cell), Number(cell));
		}
		const text = cell.trim();
		if (text === '' || isPlaceholder(text)) return 'empty';
		this.note(text);
		// Most names hold no digit.
		const figure = readFigureText(text);
		if (!figure) {
			if (readDuration(text) !== undefined) return this.share();
			this.texts += 1;
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
		return this.add(point, comma);
	}

	private note(text: string): void {
		if (this.first === '') this.first = text.slice(0, 100);
	}

	private share(): 'share' {
		this.shares += 1;
		return 'share';
	}

	private add(point: number, comma: number): Readings {
		this.figures += 1;
		this.sum.point += point;
		this.sum.comma += comma;
		return { point, comma };
	}

	private noteFormat(digits: string): void {
		const format = formatOf(digits);
		if (format === 'point') this.pointSeen += 1;
		else if (format === 'comma') this.commaSeen += 1;
		if (format !== undefined && hasDecimals(digits, format)) this.decimalsSeen = true;
	}

	private noteCurrency(currency: string): void {
		const { currencies } = this;
		if (!currencies.has(currency) && currencies.size >= MOST_CURRENCIES) return;
		currencies.set(currency, (currencies.get(currency) ?? 0) + 1);
	}

	/** Whether the column holds figures, and hardly anything else. */
	isFigures(): boolean {
		const all = this.figures + this.shares;
		return all > 0 && all >= 4 * this.texts;
	}

	/** Whether the column holds names for sure, so that no figure need be looked for any more. */
	isNames(): boolean {
		return this.texts > 1_000 && this.figures * 4 < this.texts;
	}

	format(): NumberFormat | undefined {
		if (this.pointSeen > 0 === this.commaSeen > 0) return undefined;
		return this.pointSeen > 0 ? 'point' : 'comma';
	}

	/** Whether the column is written in both ways, so that no cell tells of another. */
	isMixed(): boolean {
		return this.pointSeen > 0 && this.commaSeen > 0;
	}

	facts(): ColumnFacts {
		const currencies = [...this.currencies].sort(([, a], [, b]) => b - a).map(([name]) => name);
		return {
			...{ format: this.format(), hasDecimals: this.decimalsSeen, currencies },
			...{ isFigures: this.isFigures(), isMixed: this.isMixed() },
			...{ figures: this.figures, first: this.first },
		};
	}
}

function hasDecimals(digits: string, format: NumberFormat): boolean {
	const mark = format === 'point' ? '.' : ',';
	const last = digits.lastIndexOf(mark);
	return last >= 0 && digits.indexOf(mark) === last && !isAmbiguous(digits, undefined);
}
