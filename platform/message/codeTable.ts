import { align } from './aligned';
import type { MessageContent } from './messageContent';
import type { Wording } from '../summary/messageWords';
import type { Marks } from './messageFormat';
import { LONGEST_TEXT, paragraphs, restOf, formatLine } from './messageFormat';

/** The syntax of a chat that shows tables as code. */
export interface CodeChat {
	/** The text that breaks a line. */
	readonly lineBreak: string;
	readonly marks: Marks;
	/** Escapes text within code. */
	readonly inCode: (text: string) => string;
	readonly title: (text: string) => string;
	/** Marks text as code; between three backticks if absent. */
	readonly code?: (text: string) => string;
	/** The limit of a text, where it is another than that of most chats. */
	readonly longest?: number;
}

/** A message in parts: the headline, the table as code, and what the table leaves out. */
interface CodeMessage {
	readonly parts: readonly string[];
	readonly text: string;
	/** Whether the text is within the chat's limit. */
	readonly fits: boolean;
	/** The same cut to the limit: as many whole lines of the first and last part as fit. */
	readonly cut: { readonly parts: readonly string[]; readonly text: string };
}

/** Writes a message with its table as code. @param rows how many rows of the table to show */
export function withCodeTable(
	{ lines, table, ...content }: MessageContent,
	rows: number,
	wording: Wording,
	{ lineBreak, marks, inCode, title, code = fenced, longest = LONGEST_TEXT }: CodeChat,
): CodeMessage {
	const { lines: aligned, omittedColumns } = align(table, rows);
	const headline = lines.map((line) => formatLine(line, marks));
	const tableAsCode = rows > 0 ? code(inCode(aligned.join('\n'))) : '';
	const below = [
		restOf({ ...content, lines, table }, rows, wording),
		...(omittedColumns.length > 0
			? [wording.words.moreColumns(omittedColumns.map(marks.name).join(', '))]
			: []),
	];
	const head = title(content.title);
	const parts = [headline.join(lineBreak), tableAsCode, below.join(lineBreak)].map((part) =>
		part.trim(),
	);
	const text = paragraphs([head, ...parts]);
	const most = longest * SHARE_OF_PART;
	const cut = [headline, below].map((part) => wholeLines(part, lineBreak, most));
	return {
		parts,
		text,
		fits: text.length <= longest,
		cut: { parts: cut, text: paragraphs([head, ...cut]) },
	};
}

function fenced(text: string): string {
	return `\`\`\`\n${text}\n\`\`\``;
}

// Two parts and the title are shorter than the limit of a text.
const SHARE_OF_PART = 0.4;

/** As many whole lines as fit: a cut line could end within a name. */
function wholeLines(lines: readonly string[], lineBreak: string, most: number): string {
	let kept = '';
	for (const line of lines) {
		if (kept.length + line.length < most) {
			kept = kept === '' ? line : `${kept}${lineBreak}${line}`;
		}
	}
	return kept.trim();
}
