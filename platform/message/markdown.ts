import type { TextTable } from './messageContent';
import { unlinked } from '../base/text/links';
import { truncate } from '../base/text/truncate';
import { isolated } from '../base/text/isolated';
import { padded, widthOf } from './width';
import type { Writer } from './messageFormat';
import {
	escapeAngles,
	LONGEST_TEXT,
	paragraphs,
	restOf,
	nameInMessage,
	formatLine,
} from './messageFormat';
import { largest } from '../base/calculations';

const SIGNS = /[\\`*_[\]#|~]|:(?=\S+:)/g;

/** Escapes Markdown, HTML and mentions. */
function escape(text: string): string {
	const plain = unlinked(text)
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;');
	const signs = plain.replace(SIGNS, '\\$&');
	// At the start of a line these characters would make a list.
	return signs.replace(/^(\d*)([-+.)])(?=\s)/, '$1\\$2');
}

const MARKS = {
	words: escapeAngles,
	name: (text: string) => isolated(escape(nameInMessage(text))),
	strong: (text: string) => `**${escape(text)}**`,
};

const LONGEST_TITLE = 300;

/** Markdown with a table, for Mattermost, Teams and many others. */
export const writeMarkdown: Writer = (content, rows, wording) => {
	const { title, lines, table } = content;
	const text = paragraphs([
		`### ${escape(truncate(title, LONGEST_TITLE))}`,
		// Two trailing blanks break the line.
		lines.map((line) => formatLine(line, MARKS)).join('  \n'),
		rows > 0 ? tableText(table, rows) : '',
		escape(restOf(content, rows, wording)),
	]);
	return {
		text: truncate(text, LONGEST_TEXT),
		fits: text.length <= LONGEST_TEXT,
	};
};

function tableText({ columns, rows, total }: TextTable, shown: number): string {
	const names = columns.map(({ name }) => escape(name));
	const body = [...rows.slice(0, shown), ...(total ? [total] : [])].map((cells) =>
		cells.map(escape),
	);
	const widths = names.map((name, index) =>
		largest(
			body.map((cells) => widthOf(cells[index] ?? '')),
			Math.max(3, widthOf(name)),
		),
	);
	const line = (cells: readonly string[]) => {
		const texts = columns.map(({ side }, index) =>
			padded(cells[index] ?? '', widths[index] ?? 0, side),
		);
		return `| ${texts.join(' | ')} |`;
	};
	const rule = columns.map(({ side }, index) => {
		const width = widths[index] ?? 0;
		return side === 'left' ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`;
	});
	return [line(names), `| ${rule.join(' | ')} |`, ...body.map(line)].join('\n');
}
