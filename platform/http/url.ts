import { InvalidInput } from '../base/invalidInput';
import { shortName } from '../base/text/truncate';

/** Values of a query string; undefined ones are left out, lists are repeated. */
export type Query = Readonly<
	Record<string, string | number | boolean | readonly string[] | undefined>
>;

/**
 * Builds the address of a call. Only this file encodes what goes into a path.
 *
 * @param path relative to the service root, with `{name}` for each path value
 * @param values what fills these places; undefined for a path that has none and stays as it is
 * @throws InvalidInput when a path value is missing or could lead to another path
 */
export function callUrl(
	root: string,
	path: string,
	values: Readonly<Record<string, string>> | undefined,
	query: Query,
): string {
	const filled = values === undefined ? path : fill(path, values);
	const search = new URLSearchParams(pairsOf(query)).toString();
	return root + filled + (search === '' ? '' : `?${search}`);
}

function fill(path: string, values: Readonly<Record<string, string>>): string {
	return path.replace(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent(checkPathValue(name, values[name] ?? '')),
	);
}

function pairsOf(query: Query): Array<[string, string]> {
	return Object.entries(query).flatMap(([name, value]) => {
		if (value === undefined) return [];
		const values = Array.isArray(value) ? value : [value];
		return values.map((single): [string, string] => [name, String(single)]);
	});
}

/**
 * A value of any characters, which goes encoded into a path.
 *
 * @throws InvalidInput when it is empty, no address can carry it, or a server that decodes it would be
 * led to another path
 */
export function checkPathValue(name: string, value: string): string {
	const label = name.charAt(0).toUpperCase() + name.slice(1);
	if (value.trim() === '') {
		throw new InvalidInput(label, `${label} is empty`, `Choose or type a value for ${label}`);
	}
	if (canBeSegment(value) && !CLIMBING.test(whollyDecoded(value))) return value;
	throw new InvalidInput(
		label,
		`${label} cannot be part of an address: ${shortName(value)}`,
		'Enter it as the platform shows it, on one line, without . or .. between slashes',
	);
}

/**
 * Checks the values of a path more strictly: none may hold what a server that decodes the address before it looks
 * at its parts takes for another part, or for its end.
 *
 * @throws InvalidInput
 */
export function checkPlainValues(values: Readonly<Record<string, string>> = {}): void {
	for (const [name, value] of Object.entries(values)) {
		if (!/[/\\;?#%]/.test(value)) continue;
		const label = name.charAt(0).toUpperCase() + name.slice(1);
		throw new InvalidInput(
			label,
			`${label} cannot hold / \\ ; ? # or % in a tool of an agent: ${value}`,
			'Enter it as the platform shows it',
		);
	}
}

// Nothing is carried by a folder's own name or the one above it, however they are encoded, and a lone
// half of a letter (Cs) cannot be written in an address.
const NOT_CARRIED = /[\p{Cc}\p{Cs}]|^\.{0,2}$/u;

// The same among what a server that decodes a value takes for folders.
const CLIMBING = /(^|[/\\])\.{1,2}([/\\]|$)/;

/** Whether a value of any characters can stand encoded in a path, as `segmentOf` writes it. */
export function canBeSegment(value: string): boolean {
	return !NOT_CARRIED.test(value);
}

/** A value of any characters as one segment of the path of a call. */
export function segmentOf(value: string): string {
	return encodeURIComponent(value);
}

const OUTSIDE = /^[a-z][a-z0-9+.-]*:|^\/\/|[?#\s\p{Cc}\p{Cs}]/iu;
// What a server that decodes the path takes for another folder or another line.
const ESCAPING = /[\\\p{Cc}]|(^|\/)\.{1,2}(\/|$)/u;

/**
 * A path that the user typed, as it goes behind the service root.
 *
 * @throws InvalidInput when it could lead elsewhere
 */
export function safePath(entered: string): string {
	const path = entered.replace(/^\/?ea\/v2(?=\/)/, '');
	if (!OUTSIDE.test(path) && !ESCAPING.test(whollyDecoded(path))) {
		return `/${path.replace(/^\//, '').split('/').map(encoded).join('/')}`;
	}
	throw new InvalidInput(
		'Path',
		`Path must start below /ea/v2, without a host, spaces, ? or #: ${shortName(entered)}`,
		'Copy only the path, and enter what comes after the question mark under Query Parameters',
	);
}

/**
 * Decoded as often as it is encoded, as nobody knows how often it will be on its way. Each letter that
 * completes a code (%41) is decoded at once, and may complete another, so that one pass is enough.
 */
function whollyDecoded(path: string): string {
	const letters: string[] = [];
	for (const letter of path.split('')) {
		letters.push(letter);
		for (let code = codeAtEnd(letters); code !== undefined; code = codeAtEnd(letters)) {
			letters.length -= 3;
			letters.push(String.fromCharCode(code));
		}
	}
	return letters.join('');
}

/** The code of a letter that the last three letters are, such as %41. */
function codeAtEnd(letters: readonly string[]): number | undefined {
	if (letters.at(-3) !== '%') return undefined;
	const hex = `${letters.at(-2)}${letters.at(-1)}`;
	return /^[0-7][0-9a-f]$/i.test(hex) ? Number.parseInt(hex, 16) : undefined;
}

function encoded(segment: string): string {
	return encodeURIComponent(decoded(segment));
}

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
