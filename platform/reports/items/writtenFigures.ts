import { readFigureText } from '../../base/text/figureText';
import type { NumberFormat } from '../../base/text/numbers';
import { canonical, isAmbiguous } from '../../base/text/numbers';
import { exactNumberCell, exactNumberOf, isMissingFigure, toFigure } from '../table/tableCell';
import type { Cell } from '../table/tableCell';

/**
 * How the numbers of a column are written: `mixed` if some have a decimal point and others a decimal
 * comma; undefined if no number shows it.
 */
export type NumberStyle = NumberFormat | 'mixed' | undefined;

/** How sheets and databases write a missing value. */
const NOT_AVAILABLE = /^(n\/a|null|#n\/a)$/i;

/** Whether a value stands for a missing one. */
export function isNothing(value: unknown): boolean {
	if (typeof value === 'number') return !Number.isFinite(value);
	if (typeof value === 'string') return isMissingFigure(value) || NOT_AVAILABLE.test(value.trim());
	return value === null || value === undefined;
}

/** A number as text without its sign. */
export function withoutSign(text: string): string {
	return text.replace(/^[+-]/, '');
}

/**
 * Reads a figure as programs or people write it: 1234.5, "1.234,50 €", "12 %". A text that can be
 * read as two different numbers stays as it is.
 *
 * @throws Fault for a list or an object
 */
export function figureIn(value: unknown, style: NumberStyle): Cell {
	if (isNothing(value)) return null;
	if (typeof value !== 'string') return toFigure(value);
	const text = value.trim();
	const isPlain =
		style === undefined || style === 'point' || !isAmbiguous(withoutSign(text), undefined);
	const amount = isPlain ? exactNumberOf(text) : null;
	return amount === null ? writtenFigure(text, style) : exactNumberCell(amount);
}

function writtenFigure(text: string, style: NumberStyle): Cell {
	const figure = readFigureText(text.replace(/^\+/, ''));
	const format = style === 'mixed' ? undefined : style;
	if (figure === undefined || isAmbiguous(figure.digits, format)) return inDoubt(text);
	const number = canonical(figure.digits, format);
	const amount = exactNumberOf(figure.isNegative ? `-${number}` : number);
	return amount === null ? text : exactNumberCell(amount);
}

/** Signs that several currencies share. */
const SHARED_SIGN = /(?<![A-Z])[$¥]|kr\.?/;

/** The currency that is written at an amount, and whether no other one has that sign. */
export function currencyAt(
	value: unknown,
): { readonly code: string; readonly isSure: boolean } | undefined {
	if (typeof value !== 'string') return undefined;
	const code = readFigureText(value.trim().replace(/^\+/, ''))?.currency;
	return code === undefined ? undefined : { code, isSure: !SHARED_SIGN.test(value) };
}

/** A text that may be two numbers, so that nothing takes it for one of them. */
function inDoubt(text: string): string {
	return exactNumberOf(text) === null ? text : `${text} ?`;
}
