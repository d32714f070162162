import { DateTime } from 'luxon';

import { isRecord, listOf } from '../client/values/json';
import type { SearchedDays } from './days';
import type { IdState } from './ids';
import type { PendingSearch, RecordState } from './records';
import type { PendingReport, ReportState } from './reports';
import type { RunState } from './runs';

/** Reads what an earlier poll stored; anything of another shape counts as nothing. */
export function readReportState(stored: unknown): ReportState | undefined {
	if (!isRecord(stored) || !Array.isArray(stored.pending)) return undefined;
	const { rhythm, slot } = stored;
	if (typeof rhythm !== 'string' || typeof slot !== 'number') return undefined;
	return { rhythm, slot, pending: listOf(stored.pending).flatMap(readReport) };
}

function readReport(stored: unknown): PendingReport[] {
	if (!isRecord(stored)) return [];
	const { id, site, slot, submittedAt } = stored;
	const isWhole = typeof slot === 'number' && typeof submittedAt === 'number';
	if (typeof id !== 'string' || typeof site !== 'string' || !isWhole) return [];
	return [{ id, site, slot, submittedAt }];
}

/** Reads what an earlier poll stored; anything of another shape counts as nothing. */
export function readRecordState(stored: unknown): RecordState | undefined {
	if (!isRecord(stored) || !isDay(stored.since)) return undefined;
	const { since, next, mostDays, known } = stored;
	return {
		since,
		next: isDay(next) ? next : undefined,
		mostDays: isCount(mostDays) ? mostDays : undefined,
		search: readSearch(stored.search),
		known: isTexts(known) ? known : undefined,
	};
}

function readSearch(stored: unknown): PendingSearch | undefined {
	if (!isRecord(stored)) return undefined;
	const { id, site, startedAt, days } = stored;
	if (typeof id !== 'string' || typeof site !== 'string') return undefined;
	if (typeof startedAt !== 'number') return { id, site, startedAt: 0 };
	return { id, site, startedAt, days: readDays(days) };
}

function readDays(stored: unknown): SearchedDays['days'] {
	const { from, to } = isRecord(stored) ? stored : {};
	return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

function isDay(stored: unknown): stored is string {
	const isWritten = typeof stored === 'string' && /^\d{4}-\d\d-\d\d$/.test(stored);
	return isWritten && DateTime.fromISO(stored).isValid;
}

function isCount(stored: unknown): stored is number {
	return typeof stored === 'number' && Number.isInteger(stored) && stored > 0;
}

/** Reads what an earlier poll stored; anything of another shape counts as nothing. */
export function readRunState(stored: unknown): RunState | undefined {
	if (!isRecord(stored) || !isTexts(stored.known)) return undefined;
	const { jobs, unread, running, turn, toldOfJobs } = stored;
	return {
		known: stored.known,
		jobs: textsIn(jobs),
		unread: textsIn(unread),
		running: textsIn(running),
		turn: typeof turn === 'number' ? turn : 0,
		toldOfJobs: toldOfJobs === true,
	};
}

/** Reads what an earlier poll stored; anything of another shape counts as nothing. */
export function readIdState(stored: unknown): IdState | undefined {
	if (!isRecord(stored) || !isTexts(stored.known)) return undefined;
	return { known: stored.known, turn: typeof stored.turn === 'number' ? stored.turn : 0 };
}

// With a part of what is known, the rest would be new.
function isTexts(list: unknown): list is readonly string[] {
	return Array.isArray(list) && list.every((text) => typeof text === 'string');
}

function textsIn(list: unknown): string[] {
	return listOf(list).filter((text) => typeof text === 'string');
}
