import { isRecord, listOf } from '../../base/json/json';

/** A reply in words, such as "accepted: 0, rejected: 1", without its empty and trivial members. */
export function replyInWords(body: unknown): string {
	if (!isRecord(body)) return inWords(listOf(body));
	return membersInWords(
		Object.entries(body).filter(([name, value]) => name !== 'meta' && saysMore(value)),
	);
}

const WRAPPERS = ['data', 'result', 'response'];

function memberInWords(name: string, value: unknown): string {
	const words = inWords(value);
	if (!isRecord(value)) return `${name}: ${words}`;
	return WRAPPERS.includes(name) ? words : `${name} (${words})`;
}

function inWords(value: unknown): string {
	if (Array.isArray(value)) return listOf(value).map(inWords).join(', ');
	return isRecord(value) ? membersInWords(Object.entries(value)) : String(value);
}

function membersInWords(members: ReadonlyArray<readonly [string, unknown]>): string {
	return members.map(([name, value]) => memberInWords(name, value)).join(', ');
}

function saysMore(value: unknown): boolean {
	if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
	return value !== null && !['', 'true'].includes(String(value));
}
