import { escapeMarkup } from '../base/text/escapeMarkup';
import { unlinked } from '../base/text/links';
import { singleLine, truncate, withRest } from '../base/text/truncate';
import type { Wording, Words } from '../summary/messageWords';
import type { MessageContent, TextTable } from './messageContent';
import { distinctTitles } from './distinctTitles';
import { escapeAngles, formatLine, nameInMessage, restOf } from './messageFormat';

/** The same picture on a light and on a dark background, as SVG. */
interface PagePicture {
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
h2 { font-size: 18px; line-height: 1.3; margin: 0 0 12px; break-after: avoid }
section { margin: 32px 0 0; padding: 20px 0 0; border-top: 1px solid var(--line); break-inside: avoid }
nav { margin: 0 0 16px }
ol { margin: 0; padding: 0 0 0 2.2em }
a { color: inherit }
p { margin: 0 0 16px }
p.rest { color: var(--faint) }
img { display: block; width: 100%; height: auto; margin: 0 0 16px; break-inside: avoid }
.table { overflow-x: auto }
table { border-collapse: collapse; width: 100%; margin: 0 0 16px; font-variant-numeric: tabular-nums }
th, td { padding: 6px 10px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: normal }
.name { min-width: 11em; overflow-wrap: anywhere }
th { background: var(--head) }
thead { display: table-header-group }
tr { break-inside: avoid }
.figure { text-align: right; white-space: nowrap }
.total td { font-weight: bold }
@media print { img { width: auto; max-width: 100%; max-height: 200mm } .landscape img { max-height: 105mm } section { margin: 16px 0 0; padding: 12px 0 0 } h1 { font-size: 18px } h2 { font-size: 15px } body { padding: 0; max-width: none; font-size: 11px } .table { overflow: visible } th, td { padding: 3px 6px } th.figure { white-space: normal } table { font-size: var(--print) } .wide th, .wide td { padding: 3px } }
`;

const MANY_COLUMNS = 8;
/** Paper is turned for more columns, and letters get smaller, so that none is cut at its edge. */
const MOST_UPRIGHT = 12;
const MOST_LANDSCAPE = 15;
const LANDSCAPE = '@page { size: A4 landscape }\n';
/** Only the sections of a page that need it. */
const LANDSCAPE_SECTIONS =
	'@page landscape { size: A4 landscape }\n.landscape { page: landscape }\n';

/** The size of letters in a printed table, in pixels. */
function printedSize(columns: number): number {
	if (columns <= MANY_COLUMNS) return 11;
	return Math.max(5, Math.floor((90 * MOST_LANDSCAPE) / Math.max(MOST_LANDSCAPE, columns)) / 10);
}

/** One of the reports of a page. */
export interface PageSection {
	readonly content: MessageContent;
	readonly picture: PagePicture | undefined;
}

/** The texts of a page around its sections. */
interface PageTexts {
	/** The title of the page; that of its only report, or their number, if it is empty. */
	readonly title?: string;
	/** Why reports are missing that should be sections. */
	readonly missing?: readonly string[];
}

const MOST_MISSING = 5;
const LONGEST_REASON = 200;

/** From so many sections on, a page begins with a list of them. */
const LISTED = 4;

/**
 * Reports as one HTML file that needs nothing else: light and dark as the reader has it, and fit for A4.
 *
 * @param texts the texts around the sections
 */
export function writeHtmlPage(
	sections: readonly PageSection[],
	{ title = '', missing = [] }: PageTexts,
	wording: Wording,
): string {
	const [first] = sections;
	const isOne = sections.length === 1 && first !== undefined;
	const { formats, words } = wording;
	const ownTitle = isOne ? first.content.title : words.reports(formats.count(sections.length));
	const heading = title || ownTitle;
	const landscape = isOne ? LANDSCAPE : LANDSCAPE_SECTIONS;
	return [
		'<!doctype html>',
		`<html lang="${escapeMarkup(formats.language)}">`,
		'<head>',
		'<meta charset="utf-8">',
		`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${textOf(heading)}</title>`,
		`<style>${STYLE}${sections.some(isWide) ? landscape : ''}</style>`,
		'</head>',
		'<body>',
		`<h1 dir="auto">${textOf(heading)}</h1>`,
		...missingText(missing, words),
		...(isOne ? bodyOf(first, wording) : sectionsText(sections, wording)),
		'</body>',
		'</html>',
		'',
	].join('\n');
}

function isWide({ content: { table } }: PageSection): boolean {
	return table.columns.length > MOST_UPRIGHT;
}

/** Says above all sections which reports are missing, as a page may be sent on. */
function missingText(missing: readonly string[], words: Words): string[] {
	if (missing.length === 0) return [];
	const some = missing.map((reason) => truncate(singleLine(reason), LONGEST_REASON));
	const listed = withRest(some, some.length, MOST_MISSING).map(textOf).join('<br>\n');
	return [`<p>${textOf(words.notIncluded + words.colon)}${listed}</p>`];
}

/** The sections, each with its own title, below a list of them where they are many. */
function sectionsText(sections: readonly PageSection[], wording: Wording): string[] {
	const whole = sections.map(({ content }) => content.title);
	const titles = whole.map(textOf);
	const list =
		sections.length < LISTED
			? []
			: [
					`<nav aria-label="${escapeMarkup(wording.words.contents)}"><ol>`,
					...distinctTitles(whole).map(
						(text, index) => `<li dir="auto"><a href="#r${index + 1}">${textOf(text)}</a></li>`,
					),
					'</ol></nav>',
				];
	return [
		...list,
		...sections.flatMap((section, index) => [
			`<section id="r${index + 1}"${isWide(section) ? ' class="landscape"' : ''}>`,
			`<h2 dir="auto">${titles[index] ?? ''}</h2>`,
			...bodyOf(section, wording),
			'</section>',
		]),
	];
}

function bodyOf({ content, picture }: PageSection, wording: Wording): string[] {
	const { title, lines, table } = content;
	const rest = restOf(content, table.rows.length, wording);
	return [
		...(lines.length > 0
			? [`<p>${lines.map((line) => formatLine(line, MARKS)).join('<br>\n')}</p>`]
			: []),
		...(picture === undefined ? [] : [pictureText(picture, title)]),
		...(table.rows.length > 0 ? [tableText(table)] : []),
		...(rest === '' ? [] : [`<p class="rest">${textOf(rest)}</p>`]),
	];
}

/** Text that no reader turns into markup or a link. */
const textOf = (text: string) => escapeMarkup(unlinked(text));

const MARKS = {
	words: escapeAngles,
	name: (text: string) => `<bdi>${textOf(nameInMessage(text))}</bdi>`,
	strong: (text: string) => `<strong>${textOf(text)}</strong>`,
};

/**
 * A picture as an image element, so that it can neither run scripts nor take the styles of the page.
 * Printed pages have the light one.
 */
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
	const classOf = (index: number) =>
		` class="${columns[index]?.side === 'right' ? 'figure' : 'name'}"`;
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
