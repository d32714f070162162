import { isRecord, listOf, textOf } from '../../base/json/json';

const YES = ['true', 'yes', 'y', 'oui', 'si', '1'];
const NO = ['false', 'no', 'n', 'non', '0', 'none', 'null', 'nil'];

/** What a flag says, be it written as a number or a word. */
export function flagOf(value: unknown): boolean | undefined {
	if (typeof value === 'boolean') return value;
	const word = textOf(value)?.trim().toLowerCase() ?? '';
	if (YES.includes(word)) return true;
	return NO.includes(word) ? false : undefined;
}

/** The whole number that a value is, also as text; undefined where it is none. */
export function jsonNumber(value: unknown): number | undefined {
	const text = textOf(value)?.trim() ?? '';
	return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

const NO_ERROR = ['false', 'no', 'none', 'null', 'nil', 'ok', 'success'];

/** Whether an `error` member says that something went wrong: true, a number other than 0, or what is not empty. */
export function isErrorSet(error: unknown): boolean {
	if (typeof error === 'string' && NO_ERROR.includes(error.trim().toLowerCase())) return false;
	if (isRecord(error) && [error.code, error.status].some(isGoodCode)) return false;
	return error !== undefined && Number(error) !== 0;
}

/** Whether a list of errors, or an object with errors by their fields, has one in it. */
export function hasErrors(errors: unknown): boolean {
	if (Array.isArray(errors)) return listOf(errors).some((one) => !isNote(one) && isFilled(one));
	if (!isRecord(errors)) return typeof errors !== 'number' && isErrorSet(errors);
	return isErrorSet(errors) && Object.values(errors).some(isFilled);
}

const NOTES = ['warning', 'warn', 'info', 'information', 'notice', 'debug', 'success', 'ok'];

/** A warning among errors, or another entry that says of itself that it is none. */
function isNote(entry: unknown): boolean {
	const { type, level, severity } = isRecord(entry) ? entry : {};
	return [type, level, severity].some((word) => NOTES.includes(textOf(word)?.toLowerCase() ?? ''));
}

function isFilled(value: unknown): boolean {
	if (isRecord(value)) return Object.values(value).some(isFilled);
	if (Array.isArray(value)) return listOf(value).some(isFilled);
	return value !== null && value !== undefined && value !== '' && value !== false;
}

/** A code of success: 0, or of HTTP. */
export function isGoodCode(code: unknown): boolean {
	const number = jsonNumber(code);
	return number !== undefined && (number === 0 || isHttpSuccess(number));
}

/** Whether a number is a status of HTTP that says that all is well. */
export function isHttpSuccess(number: number): boolean {
	return number >= 200 && number <= 299;
}

/** Whether a number is a status of HTTP that says that something is wrong. */
export function isHttpFailure(number: number): boolean {
	return number >= 400 && number <= 599;
}
