import type { TextTable } from './messageContent';
import { padded, widthOf } from './width';
import { largest } from '../base/calculations';

const GAP = '  ';
// The widest line that chats show without wrapping it.
const WIDEST = 96;

/** A table as text whose columns align in a monospaced font. */
interface Aligned {
	readonly lines: readonly string[];
	/** Columns that did not fit. */
	readonly omittedColumns: readonly string[];
}

/** Aligns a table. @param rows how many of its rows to write */
export function align({ columns, rows, total }: TextTable, shown: number): Aligned {
	const texts = [
		columns.map(({ name }) => name),
		...rows.slice(0, shown),
		...(total ? [total] : []),
	];
	const widths = columns.map((_, index) =>
		largest(texts.map((cells) => widthOf(cells[index] ?? ''))),
	);
	const fitting = countFitting(widths);
	const lines = texts.map((cells) =>
		columns
			.slice(0, fitting)
			.map(({ side }, index) => padded(cells[index] ?? '', widths[index] ?? 0, side))
			.join(GAP)
			.trimEnd(),
	);
	return { lines, omittedColumns: columns.slice(fitting).map(({ name, whole = name }) => whole) };
}

function countFitting(widths: readonly number[]): number {
	let whole = -GAP.length;
	const most = widths.findIndex((width) => (whole += width + GAP.length) > WIDEST);
	return most < 0 ? widths.length : Math.max(1, most);
}
