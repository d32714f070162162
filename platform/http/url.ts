import { InvalidInput } from '../base/invalidInput';
import { shortName } from '../base/text/truncate';

/** Values of a query string; undefined ones are omitted, lists are repeated. */
export type Query = Readonly<
	Record<string, string | number | boolean | readonly string[] | undefined>
>;

/**
 * Builds the URL of a call. Only this file encodes path values.
 *
 * @param path relative to the service root, with `{name}` for each path value
 * @param values the path values; undefined for a path that has none and is used unchanged
 * @throws InvalidInput if a path value is missing or could lead to another path
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
 * Checks a path value, which may contain any characters because it is encoded.
 *
 * @throws InvalidInput if it is empty, cannot be part of a URL, or leads to another path on a
 * server that decodes it
 */
export function checkPathValue(name: string, value: string): string {
	const label = labelOf(name);
	if (value.trim() === '') {
		throw new InvalidInput(label, `${label} is empty`, `Choose or type a value for ${label}`);
	}
	if (canBeSegment(value) && !CLIMBING.test(whollyDecoded(value))) return value;
	throw new InvalidInput(
		label,
		`${label} cannot be part of an address: ${shortName(value)}`,
		'Enter the value as the platform shows it, on one line, without . or .. between slashes',
	);
}

/**
 * Checks path values more strictly: none may contain a character that ends or splits the path on a
 * server that decodes the URL before it parses it.
 *
 * @throws InvalidInput
 */
export function checkPlainValues(values: Readonly<Record<string, string>> = {}): void {
	for (const [name, value] of Object.entries(values)) {
		if (!/[/\\;?#%]/.test(value)) continue;
		const label = labelOf(name);
		throw new InvalidInput(
			label,
			`${label} cannot contain / \\ ; ? # or % in a tool of an agent: ${value}`,
			'Enter the value as the platform shows it',
		);
	}
}

/** The field of a path value, as forms show it. */
function labelOf(name: string): string {
	return name === 'jobid' ? 'Job ID' : name.charAt(0).toUpperCase() + name.slice(1);
}

// A path segment cannot be empty, `.` or `..`, even encoded, and an unpaired surrogate (Cs) cannot
// be encoded.
const INVALID_SEGMENT = /[\p{Cc}\p{Cs}]|^\.{0,2}$/u;

// A `.` or `..` segment within a decoded value.
const CLIMBING = /(^|[/\\])\.{1,2}([/\\]|$)/;

/** Whether a value can be an encoded path segment, as `segmentOf` writes it. */
export function canBeSegment(value: string): boolean {
	return !INVALID_SEGMENT.test(value);
}

/** Encodes a value as one path segment. */
export function segmentOf(value: string): string {
	return encodeURIComponent(value);
}

const OUTSIDE = /^[a-z][a-z0-9+.-]*:|^\/\/|[?#\s\p{Cc}\p{Cs}]/iu;
// Characters that a server may decode to another folder or another line.
const ESCAPING = /[\\\p{Cc}]|(^|\/)\.{1,2}(\/|$)/u;

/**
 * Checks a path that the user entered below the service root.
 *
 * @throws InvalidInput if it could lead elsewhere
 */
export function safePath(input: string): string {
	const path = input.replace(/^\/?ea\/v2(?=\/)/, '');
	if (!OUTSIDE.test(path) && !ESCAPING.test(whollyDecoded(path))) {
		return `/${path.replace(/^\//, '').split('/').map(encoded).join('/')}`;
	}
	throw new InvalidInput(
		'Path',
		`Path must be the part after /ea/v2, without a host, spaces, "?", "#" or "..", but it is "${shortName(input)}"`,
		'Copy only the path, and enter what comes after the question mark under Query Parameters',
	);
}

/**
 * Decodes a path as often as it is encoded, because the number of decodings on its way is unknown.
 * A character that completes a code (%41) is decoded at once and may complete another code, so one
 * pass is enough.
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

/** The character code of the last three characters, such as %41. */
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
