import { isRecord, listOf } from '../../base/json/json';

/** A reply in words, such as "accepted: 0, rejected: 1", without what is empty, says only that it is true, or denies an error. */
export function replyInWords(body: unknown): string {
	if (!isRecord(body)) return inWords(listOf(body));
	return membersInWords(
		Object.entries(body).filter(([name, value]) => name !== 'meta' && saysMore(name, value)),
	);
}

const ERROR_FLAG = /^(?:is|has)?_?err(?:or|eur)s?$/i;
const WRAPPERS = ['data', 'result', 'response'];

function memberInWords(name: string, value: unknown): string {
	const words = inWords(value);
	if (words === '') return '';
	if (!isRecord(value)) return `${name}: ${words}`;
	return WRAPPERS.includes(name) ? words : `${name} (${words})`;
}

function inWords(value: unknown): string {
	if (Array.isArray(value)) {
		const separator = value.some(isRecord) ? '; ' : ', ';
		return joined(listOf(value).map(inWords), separator);
	}
	return isRecord(value) ? membersInWords(Object.entries(value)) : String(value ?? '');
}

function joined(parts: readonly string[], separator: string): string {
	return parts.filter((part) => part !== '').join(separator);
}

function membersInWords(members: ReadonlyArray<readonly [string, unknown]>): string {
	return joined(
		members.map(([name, value]) => memberInWords(name, value)),
		', ',
	);
}

function saysMore(name: string, value: unknown): boolean {
	const text = String(value);
	return text !== 'true' && !(text === 'false' && ERROR_FLAG.test(name));
}
