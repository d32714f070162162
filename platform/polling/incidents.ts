import { Fault } from '../http/errors/fault';
import { InvalidInput } from '../base/invalidInput';
import { isRecord, listOf } from '../base/json/json';
import type { PollResult } from './pollResult';
import { seenKeyOf } from './seenKeys';
import { MINUTE_MS } from '../base/dates/durations';

/**
 * The problems of a trigger, from the poll at which they occur until a poll shows that they are
 * over.
 */
export interface Incidents {
	/** Consecutive polls with temporary upstream errors. */
	readonly outage?: Outage | undefined;
	/** Other errors that were reported and may persist. */
	readonly errors: readonly ReportedError[];
	/** Set while polls are blocked. */
	readonly backoff?: Backoff | undefined;
}

/** An outage of the platform. Moments are Unix milliseconds. */
interface Outage {
	readonly since: number;
	readonly reportedAt?: number | undefined;
}

interface ReportedError {
	/** A hash of the error, which contains none of its text. */
	readonly key: string;
	readonly reportedAt: number;
}

interface Backoff {
	/** The number of consecutive failed polls. */
	readonly failures: number;
	/** The moment before which no poll sends a request. */
	readonly until: number;
}

/** The problems that a poll encountered. */
export interface PollTrouble extends Pick<
	PollResult<unknown, unknown>,
	'errors' | 'isInconclusive' | 'trouble' | 'troubleSince'
> {
	/**
	 * Whether its errors kept the poll from doing anything, so that the next poll is likely to fail
	 * as well.
	 */
	readonly isBlocked: boolean;
}

/** The problems after a poll, and those of them to report now. */
interface IncidentUpdate {
	readonly incidents: Incidents;
	readonly reports: readonly unknown[];
	/** Whether a reported problem is over. */
	readonly isOver: boolean;
}

/**
 * How long upstream errors last before they are reported, in milliseconds: most are over earlier.
 */
export const OUTAGE_MS = 30 * MINUTE_MS;

// A little less than a day, because the times of daily polls vary.
const REPORT_AGAIN_MS = (24 * 60 - 5) * MINUTE_MS;

/** The state without problems. */
export const NO_INCIDENTS: Incidents = { errors: [] };

/**
 * Updates the problems after a poll. An error is reported when it first occurs, an outage after
 * half an hour, and each of them once a day while it persists.
 *
 * @param now Unix milliseconds
 */
export function noteIncidents(before: Incidents, poll: PollTrouble, now: number): IncidentUpdate {
	const { outage, isReported } = updateOutage(before.outage, poll, now);
	const { errors, reports } = updateErrors(before.errors, poll, now);
	const incidents = { outage, errors, backoff: nextBackoff(before.backoff, poll, now) };
	const wasReported = before.errors.length > 0 || before.outage?.reportedAt !== undefined;
	return {
		incidents,
		reports: isReported ? [...reports, poll.trouble] : reports,
		isOver: wasReported && errors.length === 0 && outage === undefined,
	};
}

/** Whether earlier problems may persist after a poll: they end with the first poll that works. */
function mayPersist({ isBlocked, isInconclusive, trouble }: PollTrouble): boolean {
	return isBlocked || isInconclusive === true || trouble !== undefined;
}

function updateOutage(
	before: Outage | undefined,
	poll: PollTrouble,
	now: number,
): { readonly outage: Outage | undefined; readonly isReported: boolean } {
	const { trouble, troubleSince = Infinity } = poll;
	if (!trouble) return { outage: mayPersist(poll) ? before : undefined, isReported: false };
	// If the clock was set back, the outage must not be silenced for longer.
	const since = Math.min(before?.since ?? now, troubleSince, now);
	const isReported = now - since >= OUTAGE_MS && isDue(before?.reportedAt, now);
	const reportedAt = isReported ? now : before?.reportedAt;
	return { outage: { since, reportedAt: reportedAt && Math.min(reportedAt, now) }, isReported };
}

// Limits the stored state; one error at a time is common.
const MOST_ERRORS = 20;

function updateErrors(
	before: readonly ReportedError[],
	poll: PollTrouble,
	now: number,
): { readonly errors: readonly ReportedError[]; readonly reports: readonly unknown[] } {
	const reported = new Map(before.map(({ key, reportedAt }) => [key, Math.min(reportedAt, now)]));
	const current = new Map<string, number>();
	const reports = poll.errors.filter((error) => {
		const key = keyOf(error, poll.isBlocked);
		const isReported = !current.has(key) && isDue(reported.get(key), now);
		current.set(key, isReported ? now : (current.get(key) ?? reported.get(key) ?? now));
		return isReported;
	});
	const all = mayPersist(poll) ? new Map([...reported, ...current]) : current;
	const kept = [...all].map(([key, reportedAt]) => ({ key, reportedAt }));
	return { errors: kept.slice(-MOST_ERRORS), reports };
}

function isDue(reportedAt: number | undefined, now: number): boolean {
	return reportedAt === undefined || now - reportedAt >= REPORT_AGAIN_MS;
}

/**
 * The identity of an error. If polls are blocked, it is the cause, as the platform's messages may
 * contain a varying time or number; otherwise each message is an error of its own.
 */
function keyOf(error: unknown, isBlocked: boolean): string {
	const { message, kind } = describe(error);
	return seenKeyOf(isBlocked ? kind : `${kind} ${message}`);
}

function describe(error: unknown): { readonly kind: string; readonly message: string } {
	if (error instanceof Fault) return { kind: error.kind, message: error.message };
	const message = error instanceof Error ? error.message : String(error);
	const kind = error instanceof InvalidInput ? error.parameter : message.replace(/\d+/g, '0');
	return { kind, message };
}

// Half a polling interval, because the times of polls vary.
const TOLERANCE_MS = MINUTE_MS / 2;
const LONGEST_BACKOFF_MS = 30 * MINUTE_MS;

function nextBackoff(
	before: Backoff | undefined,
	poll: PollTrouble,
	now: number,
): Backoff | undefined {
	const failures = before?.failures ?? 0;
	if (poll.isBlocked) {
		const pauseMs = Math.min(MINUTE_MS * 2 ** Math.min(failures, 10), LONGEST_BACKOFF_MS);
		return { failures: failures + 1, until: now + pauseMs - TOLERANCE_MS };
	}
	return mayPersist(poll) && before ? { failures, until: now } : undefined;
}

/** Whether a poll should be skipped after failed ones. @param now Unix milliseconds */
export function isBackingOff({ backoff }: Incidents, now: number): boolean {
	// If the clock was set back, the backoff must not take longer.
	return backoff !== undefined && now < backoff.until && backoff.until - now < LONGEST_BACKOFF_MS;
}

/** Reads the stored state of an earlier poll; an invalid one counts as empty. */
export function readIncidents(stored: unknown): Incidents {
	if (!isRecord(stored)) return NO_INCIDENTS;
	const { outage, errors, backoff } = stored;
	return {
		outage: readOutage(outage),
		errors: listOf(errors).flatMap(readError).slice(-MOST_ERRORS),
		backoff: readBackoff(backoff),
	};
}

function readOutage(stored: unknown): Outage | undefined {
	if (!isRecord(stored) || typeof stored.since !== 'number') return undefined;
	const { since, reportedAt } = stored;
	return { since, reportedAt: typeof reportedAt === 'number' ? reportedAt : undefined };
}

function readError(stored: unknown): ReportedError[] {
	const { key, reportedAt } = isRecord(stored) ? stored : {};
	return typeof key === 'string' && typeof reportedAt === 'number' ? [{ key, reportedAt }] : [];
}

function readBackoff(stored: unknown): Backoff | undefined {
	const { failures, until } = isRecord(stored) ? stored : {};
	return typeof failures === 'number' && typeof until === 'number'
		? { failures, until }
		: undefined;
}
