import type { Slice } from '../../base/dates/readDay';
import type { JsonRecord } from '../../base/json/json';
import type { JobContract } from '../../http/jobs/awaitJobs';
import type { JobRun } from '../../http/jobs/jobRuns';
import type { PollResult } from '../pollResult';
import type { LastSearch } from './changingRecords';
import type { FailingSearches } from './failingSearches';
import type { ShortenedLookBack } from './lookBack';
import { lengthenLookBack } from './lookBack';
import type { RecordNews, WatchedRecords } from './newRecords';
import type { SearchProgress, SearchedDays } from './searchedDays';
import { daysCaughtUp, nextAfter } from './searchedDays';

/** The state of a trigger that polls records. */
export interface RecordState extends SearchProgress {
	/** The search that is running. */
	readonly search?: PendingSearch | undefined;
	/** Keys of the records that were seen; undefined until the first search is done. */
	readonly known?: readonly string[] | undefined;
	/** Failed searches since the last one with a result. */
	readonly failing?: FailingSearches | undefined;
	/** Set while fewer days are searched than the user has set. */
	readonly shortened?: ShortenedLookBack | undefined;
	/** Set while the records have no ID. */
	readonly last?: LastSearch | undefined;
}

/** A search that was started. */
export type PendingSearch = JobRun & SearchedDays;

/** How to find the watched records. */
export interface RecordSource extends WatchedRecords {
	/** The number of days before today within which late records and changes are noticed. */
	readonly lookBackDays: number;
	/** The maximum wait of the first poll for the existing records, in milliseconds. */
	readonly firstWaitMs: number;
	readonly contract: JobContract<JobRun>;
	start(days: Slice): Promise<JobRun>;
	/** Fetches the records with all columns. */
	fetch(search: JobRun): Promise<SearchedRecords>;
}

/** The records of a search, and whether the platform has more than it sent. */
export interface SearchedRecords {
	readonly records: JsonRecord[];
	readonly isPart?: boolean;
}

/** The result of a poll of records. */
export type RecordsPoll = PollResult<RecordState, readonly RecordNews[]>;

/** The source with the current look-back. */
export interface CurrentSource extends RecordSource {
	/** The user's setting of the look-back in days. */
	readonly setDays: number;
}

/** The state after a search whose records were compared, or whose days are skipped. */
export function withDone(
	state: RecordState,
	search: PendingSearch,
	{ lookBackDays, setDays }: CurrentSource,
	count: number,
): RecordState {
	const isRegular = daysCaughtUp(search, lookBackDays) === undefined;
	return {
		...state,
		search: undefined,
		failing: undefined,
		next: nextAfter(search, lookBackDays),
		mostDays: isRegular ? undefined : state.mostDays,
		shortened: isRegular
			? lengthenLookBack(state.shortened, setDays, search, count)
			: state.shortened,
	};
}
