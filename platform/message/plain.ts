import { align } from './aligned';
import { truncate } from '../base/text/truncate';
import { isolated } from '../base/text/isolated';
import type { Writer } from './messageFormat';
import { LONGEST_TEXT, paragraphs, restOf, nameInMessage, formatLine } from './messageFormat';

const MARKS = {
	name: (text: string) => isolated(nameInMessage(text)),
	strong: (text: string) => text,
};

/** Plain text. */
export const writePlain: Writer = (content, rows, wording) => {
	const { title, lines, table } = content;
	const { lines: aligned, omittedColumns } = align(table, rows);
	const notShown =
		omittedColumns.length > 0 ? wording.words.moreColumns(omittedColumns.join(', ')) : '';
	const text = paragraphs([
		title,
		lines.map((line) => formatLine(line, MARKS)).join('\n'),
		rows > 0 ? aligned.join('\n') : '',
		restOf(content, rows, wording),
		notShown,
	]);
	return { text: truncate(text, LONGEST_TEXT), fits: text.length <= LONGEST_TEXT };
};
