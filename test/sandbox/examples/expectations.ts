import { isDeepStrictEqual } from 'node:util';
import { unquoted } from './given';
import { at, type Reply } from './reply';

/** The values that earlier steps of an example have named. */
export type Named = Map<string, unknown>;

/** The word with each `{name}` replaced by its value. */
export function filled(word: string, named: Named): string {
	return word.replace(/\{([a-z]\w*)\}/g, (_, name: string) => {
		const value = named.get(name);
		if (value === undefined) throw new Error(`No step before has named "${name}".`);
		return typeof value === 'object' ? JSON.stringify(value) : String(value);
	});
}

/** Compares a reply with the words that expect it: what differs, or undefined. */
export function difference(
	reply: Reply,
	expected: readonly string[],
	named: Named,
): string | undefined {
	const [first = ''] = expected;
	const status = /^\d{3}$/.test(first) ? Number(first) : 200;
	if (reply.status !== status) return `The status is ${reply.status}.`;
	const words = /^\d{3}$/.test(first) ? expected.slice(1) : expected;
	const code = /^\w+$/.test(words[0] ?? '') ? words[0] : undefined;
	return (
		refusalDiffers(reply, code) ??
		words
			.slice(code === undefined ? 0 : 1)
			.map((word) => wordDiffers(reply, word, named))
			.find((problem) => problem !== undefined)
	);
}

/** Every refusal has a code, and a message that is a sentence. */
function refusalDiffers({ status, body }: Reply, code: string | undefined): string | undefined {
	if (code === undefined) {
		const failed = at(body, 'error');
		return status < 300 && failed !== undefined && failed !== false && failed !== 0
			? 'The reply is a failure.'
			: undefined;
	}
	const codes = ['error_code', 'ErrorCode', 'data.3', 'error'].map((path) => at(body, path));
	if (!codes.includes(code)) return `The code is ${codes.join(' ').trim() || 'missing'}.`;
	return /^\S.*\.$/s.test(messageOf(body)) ? undefined : `${messageOf(body)} is no sentence.`;
}

function messageOf(body: unknown): string {
	const members = ['error_msg', 'ErrorMessage', 'error_description', 'data.2'];
	return String(members.map((path) => at(body, path)).find((text) => text !== undefined));
}

function wordDiffers(reply: Reply, word: string, named: Named): string | undefined {
	const [, path = '', sign, right = ''] = /^([^=~<>!:]+)(:=|!=|!~|=|~|<|>)(.*)$/s.exec(word) ?? [];
	if (sign === ':=') {
		named.set(path, valueAt(reply, right));
		return valueAt(reply, right) === undefined ? `There is no ${right}.` : undefined;
	}
	const wanted = unquoted(filled(right, named));
	const value = valueAt(reply, path);
	const isOptional = sign === '=' && wanted === '';
	if (value === undefined && !isOptional) return `There is no ${path}.`;
	return holds(value, sign, wanted)
		? undefined
		: `${path} is ${shown(value)}, not ${sign}${wanted}.`;
}

function holds(value: unknown, sign: string | undefined, wanted: string): boolean {
	if (sign === '=') return isSame(value, wanted);
	if (sign === '!=') return !isSame(value, wanted);
	if (sign === '~') return new RegExp(wanted, 's').test(shown(value));
	if (sign === '!~') return !new RegExp(wanted, 's').test(shown(value));
	if (sign === '<') return Number(value) < Number(wanted);
	return sign === '>' && Number(value) > Number(wanted);
}

function isSame(value: unknown, wanted: string): boolean {
	if (typeof value !== 'object' || value === null) return String(value ?? '') === wanted;
	return /^[[{]/.test(wanted) && isDeepStrictEqual(value, JSON.parse(wanted));
}

function shown(value: unknown): string {
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * `n` is the number of rows, `2.name` a column of a row, `*.name` one of all rows, `says` the message
 * of a refusal. All else is a member of the reply.
 */
function valueAt(reply: Reply, path: string): unknown {
	if (path === 'n') return reply.rows.length;
	if (path === 'says') return messageOf(reply.body);
	if (/^(text$|rows$|http\.)/.test(path)) return at(reply, path);
	if (path.startsWith('*.')) {
		const values = reply.rows.map((row) => at(row, path.slice(2)));
		return values.some((value) => value !== undefined) ? values.join() : undefined;
	}
	return at(/^-?\d/.test(path) && reply.rows.length > 0 ? reply.rows : reply.body, path);
}
