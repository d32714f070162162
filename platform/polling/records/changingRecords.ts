import type { JsonRecord } from '../../base/json/json';
import type { SeenKeys } from '../seenKeys';
import type { RecordKind } from './recordKeys';
import { lackIds } from './recordKeys';
import type { SearchedDays } from './searchedDays';

/** The last search for records without an ID. */
export interface LastSearch {
	/** The first day that was searched, as YYYY-MM-DD. */
	readonly from: string;
	readonly count: number;
	/** Whether none of its records was known. */
	readonly isChanging?: boolean | undefined;
}

// Fewer records may really be others than those before.
const ENOUGH_RECORDS = 10;

/**
 * Notices that records without an ID differ from one search to the next, as when a column holds the
 * time of the search: each would be new at every poll.
 *
 * @returns what to remember for the next search; undefined where records have IDs
 */
export function lastSearchOf(
	records: readonly JsonRecord[],
	keys: readonly string[],
	seenKeys: SeenKeys,
	{ from }: SearchedDays['days'],
	{ kind, before }: { readonly kind: RecordKind; readonly before: LastSearch | undefined },
): LastSearch | undefined {
	const wasChanging = before?.isChanging === true;
	if (records.length === 0) return wasChanging ? before : undefined;
	if (!lackIds(records, kind)) return undefined;
	const isEnough = Math.min(before?.count ?? 0, records.length) >= ENOUGH_RECORDS;
	// Other days may hold other records. Once they change, only a known one shows that they stay.
	const mayChange = wasChanging || (before?.from === from && isEnough);
	const isChanging = mayChange && !keys.some((key) => seenKeys.has(key));
	return { from, count: records.length, ...(isChanging ? { isChanging } : {}) };
}
