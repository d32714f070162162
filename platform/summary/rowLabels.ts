import { LONGEST_NAME, singleLine, truncate } from '../base/text/truncate';
import { numberOf } from '../reports/table/tableCell';
import type { Cell, Row } from '../reports/table/tableCell';
import type { Shape } from './shape';
import type { Wording, Words } from './messageWords';

/** A figure in a row; numbers sent as text count. */
export function numberInRow(row: Row, column: string | undefined): number | null {
	return column === undefined ? null : numberOf(row[column]);
}

/** A name as one line of text. */
export function cellName(cell: Cell | undefined): string {
	return cell === null || cell === undefined ? '' : singleLine(String(cell));
}

/** The names of a row, one per column, with a placeholder for a row without any. */
export function namesIn(row: Row, { names }: Shape, { words }: Wording): string[] {
	const all = names.map((name) => cellName(row[name]));
	if (all.some((name) => name !== '')) return all;
	return all.map((_, index) => (index === 0 ? words.empty : ''));
}

/** The label of a row, in one line. */
export function rowLabelOf(row: Row, shape: Shape, wording: Wording): string {
	const { date } = shape;
	const day = date === undefined ? [] : [wording.formats.moment(cellName(row[date]))];
	return joinedNames([...namesIn(row, shape, wording), ...day].filter((part) => part !== ''));
}

/**
 * Names side by side, as one that fits into a sentence: long ones are truncated, so that none is cut
 * off as a whole.
 */
export function joinedNames(names: readonly string[]): string {
	const whole = names.join(SEPARATOR);
	if (whole.length <= LONGEST_NAME) return whole;
	let room = LONGEST_NAME - (names.length - 1) * SEPARATOR.length;
	const shown = new Map<number, string>();
	const byLength = [...names.entries()].sort(([, a], [, b]) => a.length - b.length);
	for (const [done, [index, name]] of byLength.entries()) {
		const text = truncate(name, Math.floor(room / (names.length - done)));
		room -= text.length;
		shown.set(index, text);
	}
	return names.map((_, index) => shown.get(index)).join(SEPARATOR);
}

const SEPARATOR = ', ';
const ENDS_WITH_DIGITS = /\d\P{L}{0,4}$|\d\.? \p{L}{2,5}\.?$/u;

/** What separates a name from its value: of a day or a number, a blank would make one number of both. */
export function beforeValue(name: string, words: Words): string {
	return ENDS_WITH_DIGITS.test(name) ? words.colon : ' ';
}
