import { unlinked } from './links';

// An invisible joiner, after which no chat recognizes a mention, an element, a link or an entity.
const JOINER = '\u2060';
const OPENING = /<(?=\S)|\](?=[([:])|&(?=#?\w+;)/g;

/** A text in which no chat recognizes a link, a mention or an element, whatever its syntax. */
export function inert(text: string): string {
	return unlinked(text).replace(OPENING, `$&${JOINER}`);
}

// Look-alike characters without a formatting meaning.
const LOOK_ALIKES: Readonly<Record<string, string>> = {
	'*': '∗',
	'`': 'ˋ',
	'~': '∼',
	_: 'ˍ',
};
// Underscores within words have no formatting meaning.
const FORMATTING = /[*`~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const BEGINNING = /^([-+>#]+|\d+[.)])(?=\s)/;

/**
 * A text without any meaning as plain text or as the markup of any chat: no links, mentions,
 * elements or formatting. Nothing is escaped, so it reads the same where no markup is interpreted.
 */
export function neutral(text: string): string {
	// Links come last: two look-alike characters are letters, so "a.`b" would become a domain.
	return inert(text.replace(FORMATTING, (sign) => LOOK_ALIKES[sign] ?? sign)).replace(
		BEGINNING,
		`$1${JOINER}`,
	);
}
