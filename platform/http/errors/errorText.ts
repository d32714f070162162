import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';

const MOST_LETTERS = 2_000;
const MOST_MEMBERS = 40;
const DEEPEST = 3;
/** Members that say what went wrong. */
const TELLING = /err|message|msg|reason|detail|title|code|desc|status|fault|warn|text|hint/i;

/** The words of a refusal in small letters, of all members that say what went wrong. */
export function wordsOf(body: unknown): string {
	const found: string[] = [];
	const look = (value: unknown, depth: number, tells: boolean): void => {
		if (found.length >= MOST_MEMBERS || depth > DEEPEST) return;
		const text = textOf(value);
		if (text !== undefined && tells) found.push(text.slice(0, MOST_LETTERS));
		// Under `data`, a list says what went wrong in the data warehouse.
		for (const one of listOf(value).slice(0, MOST_MEMBERS)) look(one, depth + 1, tells);
		for (const [name, one] of membersOf(value)) {
			look(one, depth + 1, TELLING.test(name) || (name === 'data' && Array.isArray(one)));
		}
	};
	look(body, 0, typeof body === 'string');
	return found.map(plain).join(' | ').slice(0, MOST_LETTERS);
}

/** The values of members of these names, written without blanks, in the places where refusals have them. */
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

/** "rateLimitExceeded" and "RATE_LIMIT" as words. */
function plain(text: string): string {
	return text
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.replace(/[_\s]+/g, ' ')
		.toLowerCase();
}
