import { isRecord, tryParseJson } from '../../../base/json/json';
import { isEnvelopeMember } from './listHolder';

/** Members that may hold a whole reply as a text of JSON: `d` in ASP.NET, `body` in gateways. */
const HOLDERS = new Set(['data', 'd', 'result', 'response', 'payload', 'body']);

/**
 * Parses JSON that a reply has as a text: as the whole reply, or in the member that holds its data. A text
 * next to members of an entity stays as it is.
 */
export function openTexts(body: unknown): unknown {
	if (typeof body === 'string') return objectIn(body) ?? body;
	if (!isRecord(body)) return body;
	const members = Object.entries(body);
	const isEnvelope = members.every(([name]) => HOLDERS.has(name) || isEnvelopeMember(name));
	if (!isEnvelope || !members.some(([name, value]) => HOLDERS.has(name) && isText(value)))
		return body;
	return Object.fromEntries(
		members.map(([name, value]) => [name, HOLDERS.has(name) ? (objectIn(value) ?? value) : value]),
	);
}

function isText(value: unknown): value is string {
	return typeof value === 'string';
}

/** The object or list in a text; undefined for any other value. */
export function objectIn(value: unknown): unknown {
	return isText(value) && /^\s*[{[]/.test(value) ? tryParseJson(value) : undefined;
}
