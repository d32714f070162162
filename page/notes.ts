import type { LineNote } from '../platform/imports/check';
import { table } from './dom';

/** What is said of a line, by column. */
export const NOTE_COLUMNS = ['Line', 'Column', 'Value', 'Reason'];

/** A note as a row of a table or a file. */
export function rowOf({ line, column, value, reason }: LineNote): string[] {
	return [String(line), column === null ? '' : String(column), value, reason];
}

/** Notes as a table. */
export function noteTable(title: string, notes: readonly LineNote[]): HTMLElement {
	const header = NOTE_COLUMNS.map((text, at) => ({ text, isNumber: at < 2 }));
	return table(title, header, notes.map(rowOf));
}
