import { Fault } from '../http/errors/fault';
import { InvalidInput } from '../base/invalidInput';
import { isRecord, listOf } from '../base/json/json';
import type { PollResult } from './pollResult';
import { seenKeyOf } from './seenKeys';

/** What goes wrong with a trigger, from its first poll on until a poll shows that it is over. */
export interface Incidents {
	/** Faults that pass by themselves, one after the other. */
	readonly outage?: Outage | undefined;
	/** Other errors that were reported and may go on. */
	readonly errors: readonly ReportedError[];
	/** Set while polls can do nothing. */
	readonly backoff?: Backoff | undefined;
}

/** Moments are Unix milliseconds. */
interface Outage {
	readonly since: number;
	readonly reportedAt?: number | undefined;
}

interface ReportedError {
	/** Stands for the error, and holds none of its words. */
	readonly key: string;
	readonly reportedAt: number;
}

interface Backoff {
	/** How many polls have failed in a row. */
	readonly failures: number;
	/** No poll sends anything before that moment. */
	readonly until: number;
}

/** What a poll shows of what goes wrong. */
export interface PollTrouble extends Pick<
	PollResult<unknown, unknown>,
	'errors' | 'isInconclusive' | 'trouble' | 'troubleSince'
> {
	/** Whether its errors kept it from doing anything, so that the next poll is likely to fail as well. */
	readonly isBlocked: boolean;
}

/** What goes wrong after a poll, and what of it has to be reported now. */
interface Noted {
	readonly incidents: Incidents;
	readonly reports: readonly unknown[];
	/** Whether something that was reported is over. */
	readonly isOver: boolean;
}

const MINUTE_MS = 60_000;

/** How long faults may go on before they are reported, in milliseconds: most are over by then. */
export const OUTAGE_MS = 30 * MINUTE_MS;

// Polls are never a day apart to the second.
const REPORT_AGAIN_MS = (24 * 60 - 5) * MINUTE_MS;

/** Nothing goes wrong. */
export const NO_INCIDENTS: Incidents = { errors: [] };

/**
 * Takes note of a poll. An error is reported when it comes up, an outage after half an hour, and each of them
 * once a day while it goes on.
 *
 * @param now Unix milliseconds
 */
export function noteIncidents(before: Incidents, poll: PollTrouble, now: number): Noted {
	const { outage, isReported } = noteOutage(before.outage, poll, now);
	const { errors, reports } = noteErrors(before.errors, poll, now);
	const incidents = { outage, errors, backoff: nextBackoff(before.backoff, poll, now) };
	const wasReported = before.errors.length > 0 || before.outage?.reportedAt !== undefined;
	return {
		incidents,
		reports: isReported ? [...reports, poll.trouble] : reports,
		isOver: wasReported && errors.length === 0 && outage === undefined,
	};
}

/** Whether what went wrong before may still go on after a poll: it is over with the first one that works. */
function mayGoOn({ isBlocked, isInconclusive, trouble }: PollTrouble): boolean {
	return isBlocked || isInconclusive === true || trouble !== undefined;
}

function noteOutage(
	before: Outage | undefined,
	poll: PollTrouble,
	now: number,
): { readonly outage: Outage | undefined; readonly isReported: boolean } {
	const { trouble, troubleSince = Infinity } = poll;
	if (!trouble) return { outage: mayGoOn(poll) ? before : undefined, isReported: false };
	// A clock that was set back must not silence it for longer.
	const since = Math.min(before?.since ?? now, troubleSince, now);
	const isReported = now - since >= OUTAGE_MS && isDue(before?.reportedAt, now);
	const reportedAt = isReported ? now : before?.reportedAt;
	return { outage: { since, reportedAt: reportedAt && Math.min(reportedAt, now) }, isReported };
}

// Bounds what is stored; one at a time is the rule.
const MOST_ERRORS = 20;

function noteErrors(
	before: readonly ReportedError[],
	poll: PollTrouble,
	now: number,
): { readonly errors: readonly ReportedError[]; readonly reports: readonly unknown[] } {
	const known = new Map(before.map(({ key, reportedAt }) => [key, Math.min(reportedAt, now)]));
	const met = new Map<string, number>();
	const reports = poll.errors.filter((error) => {
		const key = keyOf(error, poll.isBlocked);
		const isReported = !met.has(key) && isDue(known.get(key), now);
		met.set(key, isReported ? now : (met.get(key) ?? known.get(key) ?? now));
		return isReported;
	});
	const all = mayGoOn(poll) ? new Map([...known, ...met]) : met;
	const kept = [...all].map(([key, reportedAt]) => ({ key, reportedAt }));
	return { errors: kept.slice(-MOST_ERRORS), reports };
}

function isDue(reportedAt: number | undefined, now: number): boolean {
	return reportedAt === undefined || now - reportedAt >= REPORT_AGAIN_MS;
}

/**
 * Which errors are one and the same. Where polls can do nothing the cause decides, as sentences of the platform
 * may hold a time or a number that differs; of what is over with one poll each sentence is an error of its own.
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

// Half a poll, as polls do not come to the second.
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
	return mayGoOn(poll) && before ? { failures, until: now } : undefined;
}

/** Whether a poll should do nothing, as those before it have failed. @param now Unix milliseconds */
export function isBackingOff({ backoff }: Incidents, now: number): boolean {
	// A clock that was set back must not make it longer.
	return backoff !== undefined && now < backoff.until && backoff.until - now < LONGEST_BACKOFF_MS;
}

/** Reads what an earlier poll left; what has another shape counts as nothing. */
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
