import { singleLine } from '../base/text/singleLine';
import { numberOf } from '../reports/table/exactNumbers';
import type { Cell, Row } from '../reports/table/tableCell';
import type { Shape } from './shape';
import type { Wording } from './messageWords';

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
	return [...namesIn(row, shape, wording), ...day].filter((part) => part !== '').join(', ');
}
