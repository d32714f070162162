import type { SearchedDays } from './searchedDays';
import { daysToSearch } from './searchedDays';
import type { SeenKeys } from '../seenKeys';
import { ENOUGH_KEYS, writeSeenKeys } from '../seenKeys';

/**
 * What is known after a search. Once one has reached today, what its days no longer hold is forgotten, the
 * oldest first, where it is much; what happened before these days is not new from then on, also to a search
 * that looks back further. A search that finds nothing may be one of a clock that is wrong.
 */
export function updateRecordMemory(
	since: string,
	before: SeenKeys,
	seen: SeenKeys,
	{ startedAt, days }: SearchedDays,
	lookBackDays: number,
): { readonly since: string; readonly known: readonly string[] } {
	const isUpToDate = days.to >= daysToSearch(startedAt, lookBackDays).to.iso;
	if (!isUpToDate || seen.size === 0) return { since, known: writeSeenKeys(before, seen) };
	const known = writeSeenKeys(before, seen, ENOUGH_KEYS);
	const isAll = known.length === new Set([...before.keys(), ...seen.keys()]).size;
	return { since: isAll || days.from < since ? since : days.from, known };
}
