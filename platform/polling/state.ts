import { DateTime } from 'luxon';

import { isRecord, listOf } from '../base/json/json';
import type { Days } from '../base/dates/namedPeriods';
import { EARLIEST_DAY } from '../base/dates/namedPeriods';
import type { LastSearch } from './records/changingRecords';
import type { FailingSearches } from './records/failingSearches';
import type { IdState } from './pollIds';
import type { ShortenedLookBack } from './records/lookBack';
import type { PendingSearch, RecordState } from './records/recordState';
import type { PendingReport, ReportState, UnsentReport } from './pollReport';
import type { RunState } from './runState';

/** Reads the stored state; an invalid one counts as none. */
export function readReportState(state: unknown): ReportState | undefined {
	if (!isRecord(state) || !Array.isArray(state.pending)) return undefined;
	const { schedule, slot } = state;
	if (typeof schedule !== 'string' || !isMoment(slot)) return undefined;
	const unsent = readUnsent(state.unsent);
	const pending = listOf(state.pending).flatMap(readReport);
	return { schedule, slot, pending, ...(unsent ? { unsent } : {}) };
}

function readUnsent(unsent: unknown): UnsentReport | undefined {
	if (!isRecord(unsent)) return undefined;
	const { slot, since, notBefore, tries, unanswered } = unsent;
	if (!isMoment(slot) || typeof since !== 'number') return undefined;
	if (typeof notBefore !== 'number' || typeof tries !== 'number') return undefined;
	return typeof unanswered === 'number' ? { slot, since, notBefore, tries, unanswered } : undefined;
}

function readReport(report: unknown): PendingReport[] {
	if (!isRecord(report)) return [];
	const { id, site, slot, submittedAt, askedAt, lastDay, notBefore } = report;
	const isComplete = isMoment(slot) && isMoment(submittedAt);
	if (typeof id !== 'string' || typeof site !== 'string' || !isComplete) return [];
	const platformTime = typeof askedAt === 'number' ? { askedAt } : {};
	const delay = typeof notBefore === 'number' ? { notBefore } : {};
	const last = isDay(lastDay) ? { lastDay } : {};
	return [{ id, site, slot, submittedAt, ...platformTime, ...delay, ...last }];
}

/** Reads the stored state; an invalid one counts as none. */
export function readRecordState(state: unknown): RecordState | undefined {
	if (!isRecord(state) || !isDay(state.since)) return undefined;
	const { since, next, mostDays, known, failing, shortened, last } = state;
	return {
		since,
		next: isDay(next) ? next : undefined,
		mostDays: isCount(mostDays) ? mostDays : undefined,
		search: readSearch(state.search),
		known: isTexts(known) ? known : undefined,
		failing: readFailing(failing),
		shortened: readShortened(shortened),
		last: readLastSearch(last),
	};
}

function readFailing(stored: unknown): FailingSearches | undefined {
	if (!isRecord(stored) || !isCount(stored.count)) return undefined;
	const { since, count, until } = stored;
	return typeof since === 'number' && typeof until === 'number'
		? { since, count, until }
		: undefined;
}

function readShortened(stored: unknown): ShortenedLookBack | undefined {
	const { days, at } = isRecord(stored) ? stored : {};
	const isComplete = days === 0 || isCount(days);
	return isComplete && typeof at === 'number' ? { days, at } : undefined;
}

function readLastSearch(stored: unknown): LastSearch | undefined {
	const { from, count, isChanging } = isRecord(stored) ? stored : {};
	if (!isDay(from) || !isCount(count)) return undefined;
	return { from, count, ...(isChanging === true ? { isChanging } : {}) };
}

function readSearch(search: unknown): PendingSearch | undefined {
	if (!isRecord(search)) return undefined;
	const { id, site, startedAt, days } = search;
	if (typeof id !== 'string' || typeof site !== 'string') return undefined;
	const searched = readDays(days);
	return searched && typeof startedAt === 'number'
		? { id, site, startedAt, days: searched }
		: undefined;
}

function readDays(days: unknown): Days | undefined {
	const { from, to } = isRecord(days) ? days : {};
	return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

function isDay(value: unknown): value is string {
	const isWritten = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
	return isWritten && value >= EARLIEST_DAY && DateTime.fromISO(value).isValid;
}

// The maximum distance of a JavaScript date from 1970.
const FARTHEST_MS = 8.64e15;

/** Whether a value is a moment in Unix milliseconds that JavaScript can represent. */
function isMoment(value: unknown): value is number {
	return typeof value === 'number' && Math.abs(value) <= FARTHEST_MS;
}

function isCount(value: unknown): value is number {
	return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

/** Reads the stored state; an invalid one counts as none. */
export function readRunState(state: unknown): RunState | undefined {
	if (!isRecord(state) || !isTexts(state.known)) return undefined;
	const { jobs, unread, running, unfinished, turn, tooManyJobsReported } = state;
	return {
		known: state.known,
		jobs: textsIn(jobs),
		unread: textsIn(unread),
		running: textsIn(running),
		unfinished: isTexts(unfinished) ? unfinished : undefined,
		turn: typeof turn === 'number' ? turn : 0,
		tooManyJobsReported: tooManyJobsReported === true,
	};
}

/** Reads the stored state; an invalid one counts as none. */
export function readIdState(state: unknown): IdState | undefined {
	if (!isRecord(state) || !isTexts(state.known)) return undefined;
	return { known: state.known, turn: typeof state.turn === 'number' ? state.turn : 0 };
}

// If only some keys were read, entries of the others would count as new.
function isTexts(list: unknown): list is readonly string[] {
	return Array.isArray(list) && list.every((text) => typeof text === 'string');
}

function textsIn(list: unknown): string[] {
	return listOf(list).filter((text) => typeof text === 'string');
}
