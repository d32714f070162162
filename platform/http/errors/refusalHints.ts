import { textOf, isRecord, listOf } from '../../base/json/json';
import { FINAL_WORDS, LIKELY_MOMENT_WORDS, MOMENT_WORDS, TIMEOUT_WORDS } from './retryWords';
import { HOUR_MS, MINUTE_MS } from '../../base/dates/durations';
import type { JsonRecord } from '../../base/json/json';

/** What a refusal says about a retry. */
interface RefusalHints {
	/**
	 * `now` if the refusal is temporary, `final` if it is about the request, undefined if the reply
	 * does not say.
	 */
	readonly about: 'now' | 'final' | undefined;
	/** Whether the platform timed out, in which case it may have processed the request. */
	readonly isTimeout: boolean;
	/** The delay that the reply asks for, in milliseconds. */
	readonly retryAfterMs: number | undefined;
}

/**
 * Reads whether a refusal is temporary, so that the same call may succeed later. The specification
 * does not show the platform's messages and codes (docs/platform.md, Errors 3), so common ones are
 * matched.
 *
 * @param status the HTTP status, unless it is a success
 */
export function readRefusalHints(body: unknown, status?: number): RefusalHints {
	const words = errorMessagesIn(body);
	const isTimeout = TIMEOUT_WORDS.test(words);
	const codes = [status, ...membersNamed(body, CODES).map(([, code]) => numberOf(code))];
	return {
		about: aboutOf(flagIn(body), codes, words),
		isTimeout,
		retryAfterMs: retryHint(body, words),
	};
}

const FLAGS = ['istransient', 'transient', 'isretryable', 'retryable', 'retriable', 'temporary'];
const CODES = ['errorcode', 'code', 'status', 'statuscode', 'httpcode', 'httpstatus'];
const TEMPORARY_CODES = new Set([408, 423, 425, 429, 502, 503, 504]);
const FINAL_CODES = new Set([400, 401, 403, 404, 405, 409, 410, 413, 415, 422]);

type Codes = ReadonlyArray<number | undefined>;

function aboutOf(flag: boolean | undefined, codes: Codes, words: string): RefusalHints['about'] {
	if (flag !== undefined) return flag ? 'now' : 'final';
	if (MOMENT_WORDS.test(words)) return 'now';
	const hasCodeIn = (accepted: ReadonlySet<number>) =>
		codes.some((code) => code !== undefined && accepted.has(code));
	if (FINAL_WORDS.test(words) || hasCodeIn(FINAL_CODES)) return 'final';
	const isNow = [TIMEOUT_WORDS, LIKELY_MOMENT_WORDS].some((pattern) => pattern.test(words));
	return isNow || hasCodeIn(TEMPORARY_CODES) ? 'now' : undefined;
}

function flagIn(body: unknown): boolean | undefined {
	const flags = membersNamed(body, FLAGS).map(([, value]) => value);
	return flags.find((value) => typeof value === 'boolean');
}

function numberOf(code: unknown): number {
	return Number(textOf(code)?.trim() || NaN);
}

const UNIT =
	'(ms|milliseconds?|millis|msecs?|s|secs?|seconds?|secondes?|segundos?|sekunden?|m|mins?|minutes?|minutos?|minuten?|h|hrs?|hours?|heures?|horas?|stunden?)\\b';
const NUMBER = '(\\d{1,6}(?:[.,]\\d{1,3})?)';
const RETRY_WORD =
	'(?:retry|again|wait|back|ready|available|r[ée]essay|patient|erneut|warten|reint[ée]nt|int[ée]ntelo)';

const HINTS = [
	new RegExp(`${RETRY_WORD}\\D{0,40}?${NUMBER}\\s?${UNIT}`),
	new RegExp(`\\b(?:in|after|within|dans|en|nach) ${NUMBER}\\s?${UNIT}\\D{0,40}?${RETRY_WORD}`),
];
// A number without a unit is seconds, as in the Retry-After header.
const BARE_HINT = /retry[- ]after\W{0,3}(\d{1,6})\b/;

/** Members that hold a delay, and how many milliseconds their unit is. */
const MEMBERS: Readonly<Record<string, number>> = {
	retryafter: 1_000,
	retryafterseconds: 1_000,
	retryin: 1_000,
	retryafterms: 1,
	retrydelayms: 1,
};

/**
 * The delay in milliseconds that a refusal asks for, in a member or in its message.
 *
 * @param words its message in lower case
 */
function retryHint(body: unknown, words: string): number | undefined {
	for (const [name, value] of membersNamed(body, Object.keys(MEMBERS))) {
		const count = Number(textOf(value)?.trim() || NaN);
		if (count >= 0) return count * (MEMBERS[name] ?? 1_000);
	}
	for (const hint of HINTS) {
		const [, count, unit] = hint.exec(words) ?? [];
		if (count !== undefined) return Number(count.replace(',', '.')) * unitMs(unit ?? 's');
	}
	const [, seconds] = BARE_HINT.exec(words) ?? [];
	return seconds === undefined ? undefined : Number(seconds) * 1_000;
}

/** The length of a unit in milliseconds. */
function unitMs(unit: string): number {
	if (/^(ms|mil)/.test(unit)) return 1;
	if (unit.startsWith('m')) return MINUTE_MS;
	return /^(h|st)/.test(unit) ? HOUR_MS : 1_000;
}

const MOST_LETTERS = 2_000;
const MOST_MEMBERS = 40;
const DEEPEST = 3;
/** Names of members that explain an error. */
const MESSAGE_NAME = /err|message|msg|reason|detail|title|code|desc|status|fault|warn|text|hint/i;

/** The message of a refusal in lower case, joined from all members that explain the error. */
function errorMessagesIn(body: unknown): string {
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
function membersNamed(body: unknown, names: readonly string[]): Array<[string, unknown]> {
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
