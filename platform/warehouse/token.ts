import { readRecords } from '../http/reply/readRecords';
import type { JsonRecord } from '../base/json/json';
import { isRecord, listOf, textOf } from '../base/json/json';

const NAMES = ['session_token', 'access_token', 'token'];

/** A text or number of a reply, with the name of its member or column. */
interface NamedText {
	readonly name: string;
	readonly text: string;
}

/**
 * The token in a reply. The specification only shows that some come with an expiry, so it is found
 * by its name in any place, or else as the longest text that can be a token.
 */
export function readToken(reply: unknown): string | undefined {
	const all = readRecords(reply).flatMap(textsIn);
	const names = [...NAMES, all.find(({ name }) => IS_TOKEN.test(name))?.name];
	const named = names.flatMap((name) => all.filter((text) => text.name.toLowerCase() === name));
	return [...named, ...all.filter(canBeToken).sort(byLength)][0]?.text;
}

const IS_TOKEN = /^(?!.*(type|expir|id$)).*token/i;
const DATE_OR_NUMBER = /^[\d\s.:,T/+Z-]+$/;
const SHORTEST = 8;

function canBeToken({ name, text }: NamedText): boolean {
	const isOther = DATE_OR_NUMBER.test(text) || text.includes('://') || /expir|type/i.test(name);
	return !isOther && text.length >= SHORTEST && /^[\x21-\x7e]+$/.test(text);
}

function byLength(one: NamedText, other: NamedText): number {
	return other.text.length - one.text.length;
}

function textsIn(record: JsonRecord): NamedText[] {
	return Object.entries(record).flatMap(([name, value]) => namedTexts(name, value));
}

function namedTexts(name: string, value: unknown): NamedText[] {
	if (Array.isArray(value)) return listOf(value).flatMap((element) => namedTexts(name, element));
	if (isRecord(value)) return textsIn(value);
	const text = textOf(value)?.trim() ?? '';
	return text === '' ? [] : [{ name, text }];
}
