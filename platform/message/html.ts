import { escapeMarkup } from '../base/text/escapeMarkup';
import type { TextTable } from './messageContent';
import { unlinked } from '../base/text/links';
import { writePlain } from './plain';
import type { Writer } from './messageFormat';
import { escapeAngles, restOf, nameInMessage, formatLine } from './messageFormat';

/** Text that mail programs do not turn into links. */
const textOf = (text: string) => escapeMarkup(unlinked(text));

const MARKS = {
	words: escapeAngles,
	name: (text: string) => `<bdi>${textOf(nameInMessage(text))}</bdi>`,
	strong: (text: string) => `<strong>${textOf(text)}</strong>`,
};

// Gmail cuts longer mails.
const LONGEST_HTML = 102_000;

// Mail programs ignore style sheets, and some of them the padding of paragraphs.
const FONT = 'font-family:Arial,Helvetica,sans-serif;color:#1f2328';
const CELL = 'padding:6px 12px;border-bottom:1px solid #d1d9e0';

/** HTML for mail, with inline styles. */
export const writeHtml: Writer = (content, rows, wording) => {
	const { title, lines, table } = content;
	const rest = restOf(content, rows, wording);
	const html = [
		`<div style="${FONT};font-size:14px;line-height:1.5">`,
		`<h2 style="${FONT};font-size:18px;margin:0 0 12px 0">${textOf(title)}</h2>`,
		...(lines.length > 0
			? [paragraph(lines.map((line) => formatLine(line, MARKS)).join('<br>'), '#1f2328')]
			: []),
		...(rows > 0 ? [tableText(table, rows)] : []),
		...(rest === '' ? [] : [paragraph(textOf(rest), '#59636e')]),
		'</div>',
	].join('\n');
	const { text } = writePlain(content, Math.min(rows, PLAIN_ROWS), wording);
	return { text, html, fits: html.length <= LONGEST_HTML };
};

// The plain-text part of the mail.
const PLAIN_ROWS = 20;

function paragraph(inner: string, color: string): string {
	return `<p style="margin:0 0 12px 0;color:${color}">${inner}</p>`;
}

function tableText({ columns, rows, total }: TextTable, shown: number): string {
	const cell = (tag: 'td' | 'th', text: string, index: number, more: string) => {
		const side = columns[index]?.side ?? 'left';
		const scope = tag === 'th' ? ' scope="col"' : '';
		const style = `${CELL};text-align:${side};${more}`;
		return `<${tag}${scope} align="${side}" dir="auto" style="${style}">${textOf(text)}</${tag}>`;
	};
	const line = (tag: 'td' | 'th', cells: readonly string[], more = '') =>
		`<tr>${cells.map((text, index) => cell(tag, text, index, more)).join('')}</tr>`;
	const names = columns.map(({ name }) => name);
	return [
		`<table cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:14px;margin:0 0 12px 0">`,
		`<thead>${line('th', names, 'background:#f6f8fa')}</thead>`,
		`<tbody>${rows
			.slice(0, shown)
			.map((cells) => line('td', cells))
			.join('\n')}`,
		`${total ? line('td', total, 'font-weight:bold') : ''}</tbody>`,
		'</table>',
	].join('\n');
}
