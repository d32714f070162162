import type { Fault } from './errors/fault';
import { mayPass } from './errors/fault';
import { pause } from './pause';

/** How long and how often a call is attempted. All times are in milliseconds. */
export interface RetryPolicy {
	readonly attempts: number;
	/** Attempts after a refusal that may be temporary. */
	readonly patientAttempts?: number;
	/** The time from the first attempt to the last byte of the reply. */
	readonly totalMs: number;
	/** The maximum time without a single byte from the platform. */
	readonly idleMs: number;
}

/** For calls that run in a workflow. */
export const EXECUTION: RetryPolicy = {
	attempts: 5,
	// About two minutes, if the platform does not say how long to wait.
	patientAttempts: 10,
	totalMs: 600_000,
	idleMs: 90_000,
};

/** For files: the platform reads a large file completely before it responds. */
export const IMPORTING: RetryPolicy = { ...EXECUTION, idleMs: 300_000 };

/** For lists that a person waits for. */
export const INTERACTIVE: RetryPolicy = { attempts: 2, totalMs: 25_000, idleMs: 20_000 };

/** For a credential test, which reports an error at once. */
export const TESTING: RetryPolicy = { ...INTERACTIVE, attempts: 1 };

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/** A failed attempt and the limits that apply to the next one. */
export interface FailedAttempt {
	/** 1 for the first. */
	readonly number: number;
	/** The maximum number of attempts. */
	readonly attempts: number;
	readonly fault: Fault;
	/** Whether repeating the call changes nothing, so that it may be repeated even if it was received. */
	readonly idempotent: boolean;
	/** Whether the only effect of the call is a calculation on the platform. */
	readonly onlyCosts?: boolean | undefined;
	/** The time left of the call's total, in milliseconds. */
	readonly remainingMs: number;
	/** A random number from 0 to 1 that spreads the attempts of many callers. */
	readonly jitter: number;
}

/**
 * The delay before the next attempt in milliseconds, or undefined to give up. A call that may have
 * been received is repeated only if that changes nothing, or if it was refused and only starts a
 * calculation.
 */
export function retryDelay(attempt: FailedAttempt): number | undefined {
	const { fault } = attempt;
	if (!mayRepeat(attempt) || attempt.number >= attempt.attempts) return undefined;
	const growing = Math.min(FIRST_DELAY_MS * 2 ** (attempt.number - 1), LONGEST_DELAY_MS);
	// A named wait that is already over would use up all attempts at once.
	const named = fault.facts.retryAfterMs ?? 0;
	const delay = named > 0 ? named : growing * (0.75 + attempt.jitter / 2);
	return delay < attempt.remainingMs ? delay : undefined;
}

function mayRepeat({ fault, idempotent, onlyCosts = false }: FailedAttempt): boolean {
	// A reply with a job state is an answer, even if it also reports an error.
	if (fault.facts.state !== undefined) return false;
	// A refusal that is not final may pass while the job in question continues.
	const isOpen = fault.facts.requestedJob !== undefined && mayPass(fault);
	if (idempotent) return fault.transient || isOpen;
	const isRefused = fault.kind === 'notNow' && !fault.outcomeUnknown;
	return fault.transient && (fault.notProcessed || (onlyCosts && isRefused));
}

/** Makes one attempt within the remaining milliseconds. */
export type AttemptOnce<T> = (remainingMs: number) => Promise<T>;

/**
 * Repeats an attempt as the rules allow.
 *
 * @param tryOnce rejects only with errors that `asFault` accepts
 */
export async function retry<T>(
	tryOnce: AttemptOnce<T>,
	rules: {
		readonly attempts: number;
		readonly totalMs: number;
		readonly idempotent: boolean;
		readonly onlyCosts?: boolean | undefined;
		readonly patientAttempts?: number | undefined;
		readonly signal: AbortSignal | undefined;
		readonly asFault: (error: unknown) => Fault;
	},
): Promise<T> {
	const endsAt = performance.now() + rules.totalMs;
	for (let number = 1; ; number++) {
		try {
			return await tryOnce(endsAt - performance.now());
		} catch (error) {
			const fault = rules.asFault(error);
			const remainingMs = endsAt - performance.now();
			const attempts = (mayPass(fault) ? rules.patientAttempts : undefined) ?? rules.attempts;
			const progress = { number, attempts, remainingMs, jitter: Math.random() };
			const delay = retryDelay({ ...rules, ...progress, fault });
			if (delay === undefined) throw fault;
			await pause(delay, rules.signal);
		}
	}
}

// More seconds are no wait, but a time: the year 2001.
const FIRST_UNIX_SECOND = 1_000_000_000;

/**
 * Reads a Retry-After header, seconds or a date (RFC 9110), or a Unix time, as milliseconds from now.
 *
 * @param date the reply's Date header: a Retry-After date refers to the platform's clock, which may
 * differ from n8n's
 */
export function readRetryAfter(
	header: string | undefined,
	nowMs: number,
	date = '',
): number | undefined {
	if (header === undefined || header.trim() === '') return undefined;
	const seconds = Number(header);
	const sentAt = Date.parse(date);
	const theirNow = Number.isNaN(sentAt) ? nowMs : sentAt;
	const isTime = Number.isFinite(seconds) && seconds >= FIRST_UNIX_SECOND;
	const at = isTime ? seconds * 1_000 : Date.parse(header);
	const ms = Number.isFinite(seconds) && !isTime ? seconds * 1_000 : at - theirNow;
	return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
