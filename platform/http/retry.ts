import type { Fault } from './errors/fault';
import { mayPass } from './errors/fault';
import { pause } from './pause';

/** How long and how often one call may be tried. All times in milliseconds. */
export interface RetryPolicy {
	readonly attempts: number;
	/** The same of a result or a job that the platform does not give at the moment. */
	readonly patientAttempts?: number;
	/** From the first attempt to the last byte of the reply. */
	readonly totalMs: number;
	/** Without a single byte from the platform. */
	readonly idleMs: number;
}

/** For calls that run in a workflow. */
export const EXECUTION: RetryPolicy = {
	attempts: 5,
	// Some two minutes, where the platform does not say how long to wait.
	patientAttempts: 10,
	totalMs: 600_000,
	idleMs: 90_000,
};

/** For files: the platform reads a large one whole before it says a word. */
export const IMPORTING: RetryPolicy = { ...EXECUTION, idleMs: 300_000 };

/** For lists that a person looks at while they load. */
export const INTERACTIVE: RetryPolicy = { attempts: 2, totalMs: 25_000, idleMs: 20_000 };

/** For a credential that is being tested: what goes wrong is told at once. */
export const TESTING: RetryPolicy = { ...INTERACTIVE, attempts: 1 };

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/** What is known when an attempt did not end well. */
export interface Attempt {
	/** 1 for the first. */
	readonly number: number;
	/** Attempts allowed in all. */
	readonly attempts: number;
	readonly fault: Fault;
	/** Whether the call changes nothing, so that it may be repeated even if it was received. */
	readonly idempotent: boolean;
	/** Whether all that it changes is that the platform calculates something. */
	readonly onlyCosts?: boolean | undefined;
	/** Until the call's total time is over, in milliseconds. */
	readonly remainingMs: number;
	/** From 0 to 1, spreads the attempts of many callers. */
	readonly jitter: number;
}

/**
 * The time to wait before the next attempt in milliseconds, or undefined to give up. A call that
 * may have been received is repeated only if that changes nothing.
 */
export function retryDelay(attempt: Attempt): number | undefined {
	const { fault } = attempt;
	if (!mayRepeat(attempt) || attempt.number >= attempt.attempts) return undefined;
	const growing = Math.min(FIRST_DELAY_MS * 2 ** (attempt.number - 1), LONGEST_DELAY_MS);
	const delay = fault.facts.retryAfterMs ?? growing * (0.75 + attempt.jitter / 2);
	return delay < attempt.remainingMs ? delay : undefined;
}

function mayRepeat({ fault, idempotent, onlyCosts = false }: Attempt): boolean {
	// A reply that says how the job is has answered, whatever error stands beside it.
	if (fault.facts.state !== undefined) return false;
	// What is not said to be final may pass where a job is asked about, which goes on all the same.
	const isOpen = fault.facts.requestedJob !== undefined && mayPass(fault);
	if (idempotent) return fault.transient || isOpen;
	const isRefused = fault.kind === 'notNow' && !fault.outcomeUnknown;
	return fault.transient && (fault.notProcessed || (onlyCosts && isRefused));
}

/** What an attempt is given: its number, and the time left in milliseconds. */
export type AttemptOnce<T> = (remainingMs: number) => Promise<T>;

/**
 * Repeats an attempt as the rules allow.
 *
 * @param tryOnce rejects with nothing but a Fault that `asFault` recognises
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
			const left = { number, attempts, remainingMs, jitter: Math.random() };
			const delay = retryDelay({ ...rules, ...left, fault });
			if (delay === undefined) throw fault;
			await pause(delay, rules.signal);
		}
	}
}

/**
 * Reads a Retry-After header, seconds or a date (RFC 9110), as milliseconds from now.
 *
 * @param date the reply's Date header: a date is one of the platform's clock, which may not be n8n's
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
	const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - theirNow;
	return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
