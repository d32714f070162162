import type { Cell, Row } from '../reports/cells';
import type { Formats } from './formats';
import type { Shape } from './shape';

/** A figure in a row; numbers that came as text count. */
export function numberIn(row: Row, column: string | undefined): number | null {
	const cell = column === undefined ? null : (row[column] ?? null);
	if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
	if (typeof cell !== 'string' || cell.trim() === '') return null;
	const number = Number(cell);
	return Number.isFinite(number) ? number : null;
}

/** A name as one line of text. */
export function nameOf(cell: Cell | undefined): string {
	if (cell === null || cell === undefined) return '';
	// Breaks of lines and halves of letters, which neither a table nor XML can hold.
	const text = String(cell).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
	return text.replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD').trim();
}

/** What a row is about, in one line. */
export function labelOf(row: Row, { names, date }: Shape, formats: Formats): string {
	const parts = names.map((name) => nameOf(row[name]));
	const day = date === undefined ? [] : [formats.moment(nameOf(row[date]))];
	return [...parts, ...day].filter((part) => part !== '').join(', ');
}
