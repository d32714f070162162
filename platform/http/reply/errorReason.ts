import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';
import { flagOf, hasErrors, isHttpSuccess, jsonNumber } from './flags';
import { isPage, readMarkup, titleOf } from './markup';
import { countedIn, ERROR_NAMES, nameOfSign, REJECTED_COUNTS } from './signNames';

/** The platform's explanation of a refusal; undefined if the reply contains none. */
export function reasonIn(reply: unknown): string | undefined {
	if (typeof reply === 'string') return reasonOfText(reply);
	const warehouse = warehouseError(reply);
	const message = warehouse
		? (wordsOf(warehouse.siblings, 0) ?? warehouse.message)
		: wordsOf(reply, 0);
	const code = codeIn(reply) ?? warehouse?.code;
	if (code === undefined || mentions(message, code)) return message;
	if (message !== undefined) return `${message} (${code})`;
	return jsonNumber(code) === undefined ? code : `code ${code}`;
}

/** Whether a message contains a code as a separate word. */
function mentions(message: string | undefined, code: string): boolean {
	const [before, after] = message?.split(code, 2) ?? [];
	return after !== undefined && !/\w$/.test(before ?? '') && !/^\w/.test(after);
}

function reasonOfText(text: string): string | undefined {
	if (isPage(text)) return titleOf(text);
	const markup = readMarkup(text);
	return (markup === undefined ? text.trim() : reasonIn(markup)) || undefined;
}

/** Observed practice of the data warehouse: `data` is a list of domain, layer, message and code. */
function warehouseError(reply: unknown) {
	const { data, ...siblings } = isRecord(reply) ? reply : {};
	const [, , message, code, more] = listOf(data).map(textOf);
	return message === undefined || more !== undefined ? undefined : { siblings, message, code };
}

/** Names of members that contain a message, in order of preference. */
const MESSAGES = names(
	'errormsg errormessage errmsg errordescription errordetail faultstring message msg title reason detail description error errors exception fault issue text motif cause libelle info notice result response status value',
);

/** Members that complement a message. */
const ADDITIONS = names('detail errordetail exceptionmessage');

/** Members that say which entry or field a message is about. */
const PLACES = names(
	'field param parameter property attribute column name path pointer loc location line row rowindex index key',
);

const DEEPEST = 5;
const MOST_ENTRIES = 5;

/** The message of a value, completed by the messages of its lists. */
function wordsOf(value: unknown, depth: number): string | undefined {
	if (depth > DEEPEST) return undefined;
	if (!isRecord(value)) {
		return Array.isArray(value) ? entriesOf(listOf(value), depth) : messageOf(value);
	}
	const members = Object.entries(value).map(
		([name, member]) => [nameOfSign(name), member] as const,
	);
	const named = new Map(members);
	const found = MESSAGES.find((name) => messageOf(named.get(name)) !== undefined);
	const head = found === undefined ? undefined : messageOf(named.get(found));
	const more = ADDITIONS.filter((name) => name !== found).map((name) => messageOf(named.get(name)));
	const isRefusal = /^(?:fail|error)$/i.test(textOf(named.get('status'))?.trim() ?? '');
	const lists = members.filter(
		([name, one]) => isAboutErrors(name, one) || (isRefusal && name === 'data' && isRecord(one)),
	);
	const inside = lists.map(([name, one]) => insideOf(name, one, depth));
	const parts = joinMessages([head, ...more, ...inside], ': ');
	if (parts !== undefined) return parts;
	const siblings = members.filter(([, one]) => typeof one === 'object');
	return siblings.map(([, one]) => wordsOf(one, depth + 1)).find((words) => words !== undefined);
}

function isAboutErrors(name: string, value: unknown): boolean {
	if (typeof value !== 'object' || value === null || !hasErrors(value)) return false;
	return ERROR_NAMES.has(name) || REJECTED_COUNTS.has(countedIn(name)) || name === 'details';
}

/** The messages of a list of errors, or of an object that maps fields to errors. */
function insideOf(name: string, value: unknown, depth: number): string | undefined {
	const words = wordsOf(value, depth + 1);
	if (words !== undefined && (Array.isArray(value) || name === 'error')) return words;
	if (!isRecord(value) || hasMessage(value)) return words;
	const fields = Object.entries(value).map(([field, one]) => {
		const inner = wordsOf(one, depth + 2);
		return inner === undefined ? undefined : `${field}: ${inner}`;
	});
	return firstMessages(fields) ?? words;
}

function hasMessage(value: JsonRecord): boolean {
	return Object.entries(value).some(([name, one]) => {
		return MESSAGES.includes(nameOfSign(name)) && messageOf(one) !== undefined;
	});
}

function entriesOf(list: readonly unknown[], depth: number): string | undefined {
	return firstMessages(
		list.slice(0, MOST_ENTRIES * 20).map((entry) => {
			const words = wordsOf(entry, depth + 1);
			const place = isRecord(entry) ? placeIn(entry) : undefined;
			return place === undefined || words === undefined || words.includes(place)
				? words
				: `${place}: ${words}`;
		}),
	);
}

function placeIn(entry: JsonRecord): string | undefined {
	const named = new Map(Object.entries(entry).map(([name, one]) => [nameOfSign(name), one]));
	const name = PLACES.find((one) => named.has(one));
	const place = name === undefined ? undefined : named.get(name);
	const text = Array.isArray(place) ? listOf(place).map(textOf).join('.') : textOf(place);
	if (text === undefined || text === '') return undefined;
	return jsonNumber(text) === undefined ? text : `${name} ${text}`;
}

/** The first distinct messages, followed by the number of further ones. */
function firstMessages(entries: ReadonlyArray<string | undefined>): string | undefined {
	const all = [...new Set(entries.filter((entry) => entry !== undefined))];
	const first = all.slice(0, MOST_ENTRIES);
	const more = all.length - first.length;
	return joinMessages([...first, more > 0 ? `and ${more} more` : undefined], '; ');
}

function joinMessages(
	parts: ReadonlyArray<string | undefined>,
	between: string,
): string | undefined {
	const sentences: string[] = [];
	for (const part of parts) {
		if (part !== undefined && !sentences.some((sentence) => sentence.includes(part)))
			sentences.push(part);
	}
	return sentences.length === 0 ? undefined : sentences.join(between);
}

const NO_MESSAGES = ['', 'true', 'false', 'null'];

/** A text that is a message, and not just a flag or a number. */
function messageOf(value: unknown): string | undefined {
	if (typeof value !== 'string') return undefined;
	const text = value.trim();
	const isMessage = !NO_MESSAGES.includes(text.toLowerCase()) && jsonNumber(text) === undefined;
	return isMessage ? reasonOfText(text) : undefined;
}

const CODES = names('errorcode errcode errno faultcode code retcode returncode resultcode error');

// A number, or a word such as `invalid_grant`, but no sentence.
const LIKE_CODE = /^(?:-?\d{1,10}|[\w.:-]{1,60})$/;

/** The error code, at the top of the reply or next to its message. */
function codeIn(reply: unknown): string | undefined {
	const body = isRecord(reply) ? reply : {};
	const inner = [body.error, listOf(body.errors)[0], body.fault, body.data, body.responseStatus];
	const places = [body, ...inner.filter(isRecord)];
	for (const place of places) {
		const named = new Map(Object.entries(place).map(([name, one]) => [nameOfSign(name), one]));
		for (const name of CODES) {
			const code = textOf(named.get(name))?.trim() ?? '';
			const number = jsonNumber(code);
			const isSuccess =
				number !== undefined && (number === 0 || number === 1 || isHttpSuccess(number));
			if (
				!isSuccess &&
				flagOf(code) === undefined &&
				LIKE_CODE.test(code) &&
				(name !== 'error' || code.length > 2)
			)
				return code;
		}
	}
	return undefined;
}

function names(list: string): readonly string[] {
	return list.split(' ');
}
