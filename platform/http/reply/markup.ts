import type { JsonRecord } from '../../base/json/json';

const MARKUP = /^\s*<[?!a-z]/i;
// What a program sends has elements of its own.
const PAGE =
	/^\s*(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype\s+html|html|head|body|title|meta|script|style|h[1-6]|p|div|span|center|pre|br|table)[\s>/]/i;

/** Whether a text is a page of a website, be it a part of one. */
export function isPage(text: string): boolean {
	return PAGE.test(text.slice(0, LOOKED_AT));
}

/** Whether a text is XML, or another document with marks, that is no page of a website. */
export function isXml(text: string): boolean {
	return MARKUP.test(text.slice(0, 100)) && !isPage(text);
}

// A document is looked at as far as a message reaches.
const LOOKED_AT = 20_000;
const MOST_ELEMENTS = 200;

/** The texts in a reply in XML by the names of their elements; undefined where the reply is none. */
export function readMarkup(text: string): JsonRecord | undefined {
	if (!isXml(text)) return undefined;
	const elements = text
		.slice(0, LOOKED_AT)
		.matchAll(/<([A-Za-z_][\w:.-]{0,60})[^<>]{0,500}>([^<]*)/g);
	const found: JsonRecord = {};
	let count = 0;
	for (const [, name = '', inside = ''] of elements) {
		const plain = name.replace(/^[^:]*:/, '');
		const words = textIn(inside);
		// The outermost element may say all there is to say, as in <error/>.
		if (words === '' && !(count === 0 && /^(?:error|fault|ok|success)$/i.test(plain))) continue;
		found[plain] ??= words === '' ? true : words;
		count += 1;
		if (count >= MOST_ELEMENTS) break;
	}
	return found;
}

/** What a page calls itself: its title, or its first heading. */
export function titleOf(page: string): string | undefined {
	const begin = page.slice(0, LOOKED_AT);
	for (const name of ['title', 'h1', 'h2']) {
		const [, inside] = new RegExp(`<${name}[^<>]{0,200}>([^<]{1,500})`, 'i').exec(begin) ?? [];
		const words = textIn(inside ?? '');
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

/** The words of a piece of markup. */
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
