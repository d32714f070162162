import { isInteger, isSafeNumber, parse } from 'lossless-json';
import { InvalidInput } from '../invalidInput';

/** A JSON object with unknown members. */
export type JsonRecord = { [member: string]: unknown };

/** Whether a value is a JSON object (neither a list nor null). */
export function isRecord(value: unknown): value is JsonRecord {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The elements of a list; empty if the value is not a list. */
export function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

/** A text or a number as a text; undefined for any other value. */
export function textOf(value: unknown): string | undefined {
	if (typeof value === 'string') return value;
	return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined;
}

// The smallest number of digits that a JavaScript number may not represent exactly.
const MIN_LONG_DIGITS = 16;
const LONG_NUMBER = /(^|[:[,])\s*-?\d{16}/;

/**
 * Whether a text has 16 digits in a row. Only every 16th character is checked, as a longer run
 * cannot lie between two checks.
 */
function hasManyDigits(text: string): boolean {
	for (let i = MIN_LONG_DIGITS - 1; i < text.length; i += MIN_LONG_DIGITS) {
		if (!isDigit(text, i)) continue;
		let first = i;
		while (isDigit(text, first - 1)) first--;
		let last = i;
		while (isDigit(text, last + 1)) last++;
		if (last - first >= MIN_LONG_DIGITS - 1) return true;
	}
	return false;
}

function isDigit(text: string, index: number): boolean {
	const code = text.charCodeAt(index);
	return code >= ZERO && code <= NINE;
}

const ZERO = 48;
const NINE = 57;

/**
 * Reads a JSON number; an integer that JavaScript cannot represent stays a text, so that IDs keep
 * all digits.
 */
function readNumber(digits: string): number | string {
	return isInteger(digits) && !isSafeNumber(digits) ? digits : Number(digits);
}

// JSON.parse accepts duplicate members, so this parser has to as well.
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

/** A record without the given members. */
export function without(record: JsonRecord, ...names: readonly string[]): JsonRecord {
	return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** Parses JSON; undefined if the text is not JSON. */
export function tryParseJson(text: string): unknown {
	try {
		return parseJson(text);
	} catch {
		return undefined;
	}
}

/** Parses JSON with a record in each of several lines (NDJSON); undefined for any other text. */
export function tryParseJsonLines(text: string): JsonRecord[] | undefined {
	const records: JsonRecord[] = [];
	for (const line of text.split('\n')) {
		if (line.trim() === '') continue;
		const record = tryParseJson(line);
		if (!isRecord(record)) return undefined;
		records.push(record);
	}
	return records.length > 1 ? records : undefined;
}

/**
 * Reads JSON that the user typed or pasted, or that an expression returned as an object.
 *
 * @throws InvalidInput if it is not JSON
 */
export function readJsonInput(parameter: string, input: unknown): unknown {
	if (typeof input !== 'string') return input;
	const outcome = tryParse(input);
	if ('value' in outcome) return outcome.value;
	throw new InvalidInput(
		parameter,
		`${parameter} is not valid JSON: ${outcome.reason}`,
		'Copy the whole text, from its first bracket to its last, and check commas and quotes',
	);
}

function tryParse(text: string): { readonly value: unknown } | { readonly reason: string } {
	try {
		return { value: parseJson(text) };
	} catch (error) {
		return { reason: error instanceof Error ? error.message : 'it cannot be read' };
	}
}
