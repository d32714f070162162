import { neutral } from '../base/text/inertText';
import { unlinked } from '../base/text/links';
import { escapeMarkup } from '../base/text/escapeMarkup';
import type { Piece } from '../summary/textPieces';
import type { MessageContent, TextTable } from './messageContent';
import { writePlain } from './plain';
import { truncate } from '../base/text/truncate';
import type { Writer } from './messageFormat';
import { escapeAngles, restOf, nameInMessage, formatLine } from './messageFormat';

/** Text in which Teams finds no link, mention or element. */
const textOf = (text: string) => escapeMarkup(unlinked(text));

const MARKS = {
	words: escapeAngles,
	name: (text: string) => textOf(nameInMessage(text)),
	strong: (text: string) => `<strong>${textOf(text)}</strong>`,
};

// Teams takes 28 KB, at two bytes a character.
const LONGEST_HTML = 12_000;
const LONGEST_TITLE = 300;

/**
 * HTML for Teams, which removes styles; and a text for webhooks, which take no HTML or read text as
 * Markdown.
 */
export const writeTeams: Writer = (content, rows, wording) => {
	const { title, lines, table } = content;
	const rest = restOf(content, rows, wording);
	const html = [
		`<p><strong>${textOf(truncate(title, LONGEST_TITLE))}</strong></p>`,
		...(lines.length > 0
			? [`<p>${lines.map((line) => formatLine(line, MARKS)).join('<br>')}</p>`]
			: []),
		...(rows > 0 ? [tableText(table, rows)] : []),
		...(rest === '' ? [] : [`<p>${textOf(rest)}</p>`]),
	].join('\n');
	const plain = writePlain(neutralContent(content), rows, wording);
	const fits = html.length <= LONGEST_HTML && plain.fits;
	return { title: neutral(title), text: plain.text, html, fits };
};

function tableText({ columns, rows, total }: TextTable, shown: number): string {
	const cells = (tag: 'td' | 'th', texts: readonly string[]) =>
		texts.map((text) => `<${tag}>${textOf(text)}</${tag}>`).join('');
	const body = [...rows.slice(0, shown), ...(total ? [total] : [])];
	const lines = [
		cells(
			'th',
			columns.map(({ name }) => name),
		),
		...body.map((row) => cells('td', row)),
	];
	return `<table>${lines.map((line) => `<tr>${line}</tr>`).join('\n')}</table>`;
}

/** The same message without characters of any syntax. */
function neutralContent({ title, lines, table, ...counts }: MessageContent): MessageContent {
	const piece = (one: Piece): Piece =>
		typeof one !== 'string' && 'name' in one ? { name: neutral(nameInMessage(one.name)) } : one;
	const row = (cells: readonly string[]) => cells.map(neutral);
	return {
		...counts,
		title: neutral(title),
		lines: lines.map((line) => line.map(piece)),
		table: {
			columns: table.columns.map(({ name, whole, side }) => ({
				name: neutral(name),
				side,
				...(whole === undefined ? {} : { whole: neutral(whole) }),
			})),
			rows: table.rows.map(row),
			total: table.total && row(table.total),
		},
	};
}
