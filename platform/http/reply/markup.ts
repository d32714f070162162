import type { JsonRecord } from '../../base/json/json';

const MARKUP = /^\s*<[?!a-z]/i;
// HTML elements; XML replies use other elements.
const PAGE =
	/^\s*(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype\s+html|html|head|body|title|meta|script|style|h[1-6]|p|div|span|center|pre|br|table)[\s>/]/i;

/** Whether a text is a web page, or a part of one. */
export function isPage(text: string): boolean {
	return PAGE.test(text.slice(0, MOST_CHARACTERS));
}

/** Whether a text is XML or similar markup, but not a web page. */
function isXml(text: string): boolean {
	return MARKUP.test(text.slice(0, 100)) && !isPage(text);
}

// Only as much of a document is read as a message can contain.
const MOST_CHARACTERS = 20_000;
const MOST_ELEMENTS = 200;

/** The texts of an XML reply by the names of their elements; undefined if the reply is not XML. */
export function readMarkup(text: string): JsonRecord | undefined {
	if (!isXml(text)) return undefined;
	const elements = text
		.slice(0, MOST_CHARACTERS)
		.matchAll(/<([A-Za-z_][\w:.-]{0,60})[^<>]{0,500}>([^<]*)/g);
	const found: JsonRecord = {};
	let count = 0;
	for (const [, name = '', content = ''] of elements) {
		const localName = name.replace(/^[^:]*:/, '');
		const words = textIn(content);
		// An empty outermost element may be the whole message, as in <error/>.
		if (words === '' && !(count === 0 && /^(?:error|fault|ok|success)$/i.test(localName))) continue;
		found[localName] ??= words === '' ? true : words;
		count += 1;
		if (count >= MOST_ELEMENTS) break;
	}
	return found;
}

/** The title of a web page: its title element, or its first heading. */
export function titleOf(page: string): string | undefined {
	const start = page.slice(0, MOST_CHARACTERS);
	for (const name of ['title', 'h1', 'h2']) {
		const [, content] = new RegExp(`<${name}[^<>]{0,200}>([^<]{1,500})`, 'i').exec(start) ?? [];
		const words = textIn(content ?? '');
		if (words !== '') return words;
	}
	return undefined;
}

const ENTITIES: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: ' ',
};

/** The text of a piece of markup, with entities decoded. */
function textIn(markup: string): string {
	return markup
		.replace(
			/&(?:#(\d{1,7})|([a-z]{2,6}));/gi,
			(whole, code: string | undefined, name?: string) => {
				if (code === undefined) return ENTITIES[name?.toLowerCase() ?? ''] ?? whole;
				const point = Number(code);
				return point > 0x10ffff ? whole : String.fromCodePoint(point);
			},
		)
		.replace(/\s+/g, ' ')
		.trim();
}
