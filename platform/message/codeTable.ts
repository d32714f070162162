import { align } from './aligned';
import type { MessageContent } from './messageContent';
import type { Wording } from '../summary/messageWords';
import type { Marks } from './writer';
import { LONGEST_TEXT, paragraphs, restOf, formatLine } from './writer';

/** How a chat whose table stands as code has things written. */
export interface CodeChat {
	/** Between two lines. */
	readonly lineBreak: string;
	readonly marks: Marks;
	/** Text within code. */
	readonly inCode: (text: string) => string;
	readonly title: (text: string) => string;
}

/** A message in parts: what matters, the table as code, and what is not in it. */
export interface CodeMessage {
	readonly parts: readonly string[];
	readonly text: string;
	/** Whether the text is as long as a chat takes at most. */
	readonly fits: boolean;
	/** What there is room for where it does not fit: as many lines of the first and last part as can be. */
	readonly cut: { readonly parts: readonly string[]; readonly text: string };
}

/** Writes a message whose table stands as code. @param rows how many rows of the table to show */
export function withCodeTable(
	{ lines, table, ...content }: MessageContent,
	rows: number,
	wording: Wording,
	{ lineBreak, marks, inCode, title }: CodeChat,
): CodeMessage {
	const { lines: aligned, omittedColumns } = align(table, rows);
	const headline = lines.map((line) => formatLine(line, marks));
	const code = rows > 0 ? `\`\`\`\n${inCode(aligned.join('\n'))}\n\`\`\`` : '';
	const below = [
		restOf({ ...content, lines, table }, rows, wording),
		...(omittedColumns.length > 0
			? [wording.words.moreColumns(omittedColumns.map(marks.name).join(', '))]
			: []),
	];
	const head = title(content.title);
	const parts = [headline.join(lineBreak), code, below.join(lineBreak)].map((part) => part.trim());
	const text = paragraphs([head, ...parts]);
	const cut = [headline, below].map((part) => wholeLines(part, lineBreak));
	return {
		parts,
		text,
		fits: text.length <= LONGEST_TEXT,
		cut: { parts: cut, text: paragraphs([head, ...cut]) },
	};
}

// Two of them and the title are less than one text.
const LONGEST_PART = 1_600;

/** As many lines as fit: a line that is cut could end within a name. */
function wholeLines(lines: readonly string[], lineBreak: string): string {
	let kept = '';
	for (const line of lines) {
		if (kept.length + line.length < LONGEST_PART) {
			kept = kept === '' ? line : `${kept}${lineBreak}${line}`;
		}
	}
	return kept.trim();
}
