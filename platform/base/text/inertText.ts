import { unlinked } from './links';

// An invisible joiner, behind which no chat looks for a mention, an element, a link or an entity.
const JOINER = '\u2060';
const OPENING = /<(?=\S)|\](?=[([:])|&(?=#?\w+;)/g;

/** A text in which no chat finds a link, a mention or an element, whichever syntax it reads. */
export function inert(text: string): string {
	return unlinked(text).replace(OPENING, `$&${JOINER}`);
}

// Signs that look alike and format nothing.
const ALIKE: Readonly<Record<string, string>> = {
	'*': '∗',
	'`': 'ˋ',
	'~': '∼',
	_: 'ˍ',
};
// Within a word an underscore formats nothing anywhere.
const FORMATTING = /[*`~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const BEGINNING = /^([-+>#]+|\d+[.)])(?=\s)/;

/**
 * The same for a text that may be sent anywhere, as plain text or as the markup of any chat: it formats
 * nothing either. Nothing is escaped, so it reads the same where nothing is a sign.
 */
export function neutral(text: string): string {
	// Links come last: two of the signs that look alike are letters, so that "a.`b" would become a domain.
	return inert(text.replace(FORMATTING, (sign) => ALIKE[sign] ?? sign)).replace(
		BEGINNING,
		`$1${JOINER}`,
	);
}
