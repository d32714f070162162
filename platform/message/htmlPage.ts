import { escapeMarkup } from '../base/text/escapeMarkup';
import { unlinked } from '../base/text/links';
import type { Wording } from '../summary/messageWords';
import type { MessageContent, TextTable } from './messageContent';
import { formatLine, nameInMessage, restOf } from './writer';

/** The same picture on a light and on a dark background, as SVG. */
export interface PagePicture {
	readonly light: string;
	readonly dark: string;
}

// Nothing is loaded from anywhere, and nothing runs, whatever names hold.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const STYLE = `
:root { color-scheme: light dark; --text: #1f2328; --faint: #59636e; --line: #d1d9e0; --back: #fff; --head: #f6f8fa }
@media (prefers-color-scheme: dark) { :root { --text: #f0f6fc; --faint: #9198a1; --line: #3d444d; --back: #0d1117; --head: #151b23 } }
@media print { :root { color-scheme: light; --text: #000; --faint: #444; --line: #bbb; --back: #fff; --head: #f2f2f2 } }
@page { size: A4; margin: 15mm }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 24px; max-width: 1000px; font: 15px/1.5 system-ui, Arial, sans-serif; color: var(--text); background: var(--back); overflow-wrap: anywhere }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 16px }
p { margin: 0 0 16px }
p.rest { color: var(--faint) }
img { display: block; width: 100%; height: auto; margin: 0 0 16px; break-inside: avoid }
.table { overflow-x: auto }
table { border-collapse: collapse; width: 100%; margin: 0 0 16px; font-variant-numeric: tabular-nums }
th, td { padding: 6px 10px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: normal }
th { background: var(--head) }
thead { display: table-header-group }
tr { break-inside: avoid }
.figure { text-align: right; white-space: nowrap }
.total td { font-weight: bold }
@media print { body { padding: 0; max-width: none; font-size: 11px } .table { overflow: visible } th, td { padding: 3px 6px } th.figure { white-space: normal } table { font-size: var(--print) } .wide th, .wide td { padding: 3px } }
`;

const MANY_COLUMNS = 8;
/** Paper is turned for more columns, and letters get smaller, so that none is cut at its edge. */
const MOST_UPRIGHT = 12;
const MOST_LANDSCAPE = 15;
const LANDSCAPE = '@page { size: A4 landscape }\n';

/** The size of letters in a printed table, in pixels. */
function printedSize(columns: number): number {
	if (columns <= MANY_COLUMNS) return 11;
	return Math.max(5, Math.floor((90 * MOST_LANDSCAPE) / Math.max(MOST_LANDSCAPE, columns)) / 10);
}

/** A report as one HTML file that needs nothing else: light and dark as the reader has it, and fit for A4. */
export function writeHtmlPage(
	content: MessageContent,
	picture: PagePicture | undefined,
	wording: Wording,
): string {
	const { title, lines, table } = content;
	const rest = restOf(content, table.rows.length, wording);
	const { language } = wording.formats;
	return [
		'<!doctype html>',
		`<html lang="${escapeMarkup(language)}">`,
		'<head>',
		'<meta charset="utf-8">',
		`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${textOf(title)}</title>`,
		`<style>${STYLE}${table.columns.length > MOST_UPRIGHT ? LANDSCAPE : ''}</style>`,
		'</head>',
		'<body>',
		`<h1 dir="auto">${textOf(title)}</h1>`,
		...(lines.length > 0
			? [`<p>${lines.map((line) => formatLine(line, MARKS)).join('<br>\n')}</p>`]
			: []),
		...(picture === undefined ? [] : [pictureText(picture, title)]),
		...(table.rows.length > 0 ? [tableText(table)] : []),
		...(rest === '' ? [] : [`<p class="rest">${textOf(rest)}</p>`]),
		'</body>',
		'</html>',
		'',
	].join('\n');
}

/** Text that no reader turns into markup or a link. */
const textOf = (text: string) => escapeMarkup(unlinked(text));

const MARKS = {
	name: (text: string) => `<bdi>${textOf(nameInMessage(text))}</bdi>`,
	strong: (text: string) => `<strong>${textOf(text)}</strong>`,
};

/** As an image, a picture can neither run anything nor take the styles of the page. Paper is light. */
function pictureText({ light, dark }: PagePicture, title: string): string {
	return [
		'<picture>',
		`<source media="screen and (prefers-color-scheme: dark)" srcset="${dataUrl(dark)}">`,
		`<img src="${dataUrl(light)}" alt="${textOf(title)}">`,
		'</picture>',
	].join('\n');
}

function dataUrl(svg: string): string {
	return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function tableText({ columns, rows, total }: TextTable): string {
	const isWide = columns.length > MANY_COLUMNS;
	const classOf = (index: number) => (columns[index]?.side === 'right' ? ' class="figure"' : '');
	const line = (cells: readonly string[]) =>
		cells.map((text, index) => `<td${classOf(index)} dir="auto">${textOf(text)}</td>`).join('');
	const heads = columns.map(
		({ name }, index) => `<th scope="col"${classOf(index)} dir="auto">${textOf(name)}</th>`,
	);
	return [
		`<div class="table"><table${isWide ? ' class="wide"' : ''} style="--print: ${printedSize(columns.length)}px">`,
		`<thead><tr>${heads.join('')}</tr></thead>`,
		'<tbody>',
		...rows.map((cells) => `<tr>${line(cells)}</tr>`),
		...(total ? [`<tr class="total">${line(total)}</tr>`] : []),
		'</tbody>',
		'</table></div>',
	].join('\n');
}
