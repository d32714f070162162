import { isInteger, isSafeNumber, parse } from 'lossless-json';

/** A JSON object whose members are not known yet. */
export type JsonRecord = { [member: string]: unknown };

/** Tells whether a value is a JSON object (not a list, not null). */
export function isRecord(value: unknown): value is JsonRecord {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The elements of a list, or none when the value is no list. */
export function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

/** A text or number as text, anything else as undefined. */
export function textOf(value: unknown): string | undefined {
	if (typeof value === 'string') return value;
	return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined;
}

// So many digits in a row are the least that a JavaScript number can get wrong.
const MANY = 16;
const LONG_NUMBER = /(^|[:[,])\s*-?\d{16}/;

/** Whether there are many digits in a row: of every 16 letters one is looked at, as no such row lies between. */
function hasManyDigits(text: string): boolean {
	for (let i = MANY - 1; i < text.length; i += MANY) {
		if (!isDigit(text, i)) continue;
		let first = i;
		while (isDigit(text, first - 1)) first--;
		let last = i;
		while (isDigit(text, last + 1)) last++;
		if (last - first >= MANY - 1) return true;
	}
	return false;
}

function isDigit(text: string, index: number): boolean {
	const code = text.charCodeAt(index);
	return code >= ZERO && code <= NINE;
}

const ZERO = 48;
const NINE = 57;

/** Reads one JSON number; an integer too long for JavaScript stays text, so that ids keep their digits. */
function readNumber(digits: string): number | string {
	return isInteger(digits) && !isSafeNumber(digits) ? digits : Number(digits);
}

// JSON.parse takes a member that comes twice, and so must this.
const LIKE_JSON_PARSE = {
	parseNumber: readNumber,
	onDuplicateKey: ({ newValue }: { newValue: unknown }) => newValue,
};

/**
 * Parses JSON as the platform sends it. Integers beyond 2^53 come back as text.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): unknown {
	const mayLoseDigits = hasManyDigits(text) && LONG_NUMBER.test(text);
	return mayLoseDigits ? parse(text, undefined, LIKE_JSON_PARSE) : JSON.parse(text);
}

/** A record without some of its members. */
export function without(record: JsonRecord, ...names: readonly string[]): JsonRecord {
	return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** Parses JSON; anything else is undefined. */
export function tryParseJson(text: string): unknown {
	try {
		return parseJson(text);
	} catch {
		return undefined;
	}
}
