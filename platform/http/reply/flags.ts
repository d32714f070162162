import { isRecord, listOf, textOf } from '../../base/json/json';

const YES = ['true', 'yes', 'y', 'oui', 'si', 'ja', '1'];
const NO = ['false', 'no', 'n', 'non', 'nein', 'nee', '0', 'none', 'null', 'nil'];

/** Reads a flag that may be written as a number or a word; undefined if the value is no flag. */
export function flagOf(value: unknown): boolean | undefined {
	if (typeof value === 'boolean') return value;
	const word = textOf(value)?.trim().toLowerCase() ?? '';
	if (YES.includes(word)) return true;
	return NO.includes(word) ? false : undefined;
}

/** Reads a whole number that may be written as text; undefined if the value is none. */
export function jsonNumber(value: unknown): number | undefined {
	const text = textOf(value)?.trim() ?? '';
	return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

const NO_ERROR = ['false', 'no', 'none', 'null', 'nil', 'ok', 'success'];

/**
 * Whether an `error` member reports an error: true, a number other than 0, or a value that is not
 * empty.
 */
export function isErrorSet(error: unknown): boolean {
	if (typeof error === 'string' && NO_ERROR.includes(error.trim().toLowerCase())) return false;
	if (isRecord(error) && [error.code, error.status].some(isGoodCode)) return false;
	return error !== undefined && Number(error) !== 0;
}

/** Whether a list of errors, or an object that maps fields to errors, contains one. */
export function hasErrors(errors: unknown): boolean {
	if (Array.isArray(errors))
		return listOf(errors).some((entry) => !isNote(entry) && isFilled(entry));
	if (!isRecord(errors)) return typeof errors !== 'number' && isErrorSet(errors);
	const entries = Object.entries(errors).filter(([name, value]) => !isNoCount(name, value));
	return isErrorSet(errors) && entries.some(([, value]) => isFilled(value));
}

/** Whether a member counts no errors: `{"count": 0}`. */
function isNoCount(name: string, value: unknown): boolean {
	return /^(?:count|total|number|size|length|nb)$/i.test(name) && jsonNumber(value) === 0;
}

const NOTES = ['warning', 'warn', 'info', 'information', 'notice', 'debug', 'success', 'ok'];

/** Whether an entry among errors declares itself a warning or another kind of note. */
function isNote(entry: unknown): boolean {
	const { type, level, severity } = isRecord(entry) ? entry : {};
	return [type, level, severity].some((word) => NOTES.includes(textOf(word)?.toLowerCase() ?? ''));
}

function isFilled(value: unknown): boolean {
	if (isRecord(value)) return Object.values(value).some(isFilled);
	if (Array.isArray(value)) return listOf(value).some(isFilled);
	return value !== null && value !== undefined && value !== '' && value !== false;
}

/** Whether a code means success: 0, or a successful HTTP status. */
function isGoodCode(code: unknown): boolean {
	const number = jsonNumber(code);
	return number !== undefined && (number === 0 || isHttpSuccess(number));
}

/** Whether a number is a successful HTTP status. */
export function isHttpSuccess(number: number): boolean {
	return number >= 200 && number <= 299;
}

/** Whether a number is a failing HTTP status. */
export function isHttpFailure(number: number): boolean {
	return number >= 400 && number <= 599;
}
