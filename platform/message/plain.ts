import { align } from './aligned';
import { truncate } from '../client/values/truncate';
import { isolated } from './width';
import type { Writer } from './writer';
import { LONGEST_TEXT, paragraphs, restOf, shortName, written } from './writer';

const MARKS = { name: (text: string) => isolated(shortName(text)), strong: (text: string) => text };

/** Plain text. */
export const writePlain: Writer = (content, rows, wording) => {
	const { title, lines, table } = content;
	const { lines: aligned, left } = align(table, rows);
	const notShown = left.length > 0 ? wording.words.moreColumns(left.join(', ')) : '';
	const text = paragraphs([
		title,
		lines.map((line) => written(line, MARKS)).join('\n'),
		rows > 0 ? aligned.join('\n') : '',
		restOf(content, rows, wording),
		notShown,
	]);
	return { text: truncate(text, LONGEST_TEXT), fits: text.length <= LONGEST_TEXT };
};
