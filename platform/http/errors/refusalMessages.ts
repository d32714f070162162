import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';

const MOST_LETTERS = 2_000;
const MOST_MEMBERS = 40;
const DEEPEST = 3;
/** Names of members that explain an error. */
const MESSAGE_NAME = /err|message|msg|reason|detail|title|code|desc|status|fault|warn|text|hint/i;

/** The message of a refusal in lower case, joined from all members that explain the error. */
export function errorMessagesIn(body: unknown): string {
	const found: string[] = [];
	const visit = (value: unknown, depth: number, isMessage: boolean): void => {
		if (found.length >= MOST_MEMBERS || depth > DEEPEST) return;
		const text = textOf(value);
		if (text !== undefined && isMessage) found.push(text.slice(0, MOST_LETTERS));
		// The data warehouse puts its error messages into a list under `data`.
		for (const entry of listOf(value).slice(0, MOST_MEMBERS)) visit(entry, depth + 1, isMessage);
		for (const [name, member] of membersOf(value)) {
			visit(
				member,
				depth + 1,
				MESSAGE_NAME.test(name) || (name === 'data' && Array.isArray(member)),
			);
		}
	};
	visit(body, 0, typeof body === 'string');
	return found.map(spaced).join(' | ').slice(0, MOST_LETTERS);
}

/**
 * The members of these names in the places where refusals put them. Names are compared in lower
 * case without separators.
 */
export function membersNamed(body: unknown, names: readonly string[]): Array<[string, unknown]> {
	return placesIn(body).flatMap((place) =>
		membersOf(place).flatMap(([name, value]): Array<[string, unknown]> => {
			const bare = name.replace(/[-_\s]/g, '').toLowerCase();
			return names.includes(bare) ? [[bare, value]] : [];
		}),
	);
}

function placesIn(body: unknown): JsonRecord[] {
	if (!isRecord(body)) return [];
	const { error, errors, data, meta } = body;
	return [body, error, listOf(errors)[0], data, meta].filter(isRecord);
}

function membersOf(value: unknown): Array<[string, unknown]> {
	return isRecord(value) ? Object.entries(value).slice(0, MOST_MEMBERS) : [];
}

/** Splits "rateLimitExceeded" and "RATE_LIMIT" into lower-case words. */
function spaced(text: string): string {
	return text
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.replace(/[_\s]+/g, ' ')
		.toLowerCase();
}
