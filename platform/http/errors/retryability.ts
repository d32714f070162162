import { textOf } from '../../base/json/json';
import { membersNamed, wordsOf } from './errorText';
import { FINAL_WORDS, LIKELY_MOMENT_WORDS, MOMENT_WORDS, TIMEOUT_WORDS } from './retryWords';
import { retryHint } from './retryHint';

/** What a refusal says about a retry. */
interface Retryability {
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
const TEMPORARY_CODES = new Set([408, 423, 425, 429, 502, 503, 504]);
const FINAL_CODES = new Set([400, 401, 403, 404, 405, 409, 410, 413, 415, 422]);

type Codes = ReadonlyArray<number | undefined>;

function aboutOf(flag: boolean | undefined, codes: Codes, words: string): Retryability['about'] {
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
