import { textOf } from '../../base/json/json';
import { membersNamed, wordsOf } from './errorText';
import { FINAL_WORDS, LIKELY_MOMENT_WORDS, MOMENT_WORDS, TIMEOUT_WORDS } from './retryWords';
import { retryHint } from './retryHint';

/** What a refusal says about asking again. */
export interface Retryability {
	/** `now` where it is about this moment, `final` where it is about the request; else nothing is said. */
	readonly about: 'now' | 'final' | undefined;
	/** Whether time has run out on the platform, which may have done what it was asked for all the same. */
	readonly isTimeout: boolean;
	/** How long to wait, in milliseconds, where that is said. */
	readonly retryAfterMs: number | undefined;
}

/**
 * Reads whether a refusal is about this moment, so that the same call may work later. Which words and codes
 * the platform has is not shown (docs/platform.md, Errors 3): those that are usual are looked for.
 *
 * @param status of HTTP, where it is no success
 */
export function readRetryability(body: unknown, status?: number): Retryability {
	const words = wordsOf(body);
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
const CODES_OF_NOW = new Set([408, 423, 425, 429, 502, 503, 504]);
const FINAL_CODES = new Set([400, 401, 403, 404, 405, 409, 410, 413, 415, 422]);

type Codes = ReadonlyArray<number | undefined>;

function aboutOf(flag: boolean | undefined, codes: Codes, words: string): Retryability['about'] {
	if (flag !== undefined) return flag ? 'now' : 'final';
	if (MOMENT_WORDS.test(words)) return 'now';
	const hasCodeOf = (wanted: ReadonlySet<number>) =>
		codes.some((code) => code !== undefined && wanted.has(code));
	if (FINAL_WORDS.test(words) || hasCodeOf(FINAL_CODES)) return 'final';
	const isNow = [TIMEOUT_WORDS, LIKELY_MOMENT_WORDS].some((likely) => likely.test(words));
	return isNow || hasCodeOf(CODES_OF_NOW) ? 'now' : undefined;
}

function flagIn(body: unknown): boolean | undefined {
	const flags = membersNamed(body, FLAGS).map(([, value]) => value);
	return flags.find((value) => typeof value === 'boolean');
}

function numberOf(code: unknown): number {
	return Number(textOf(code)?.trim() || NaN);
}
