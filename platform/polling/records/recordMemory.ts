import type { SearchedDays } from './searchedDays';
import { daysToSearch } from './searchedDays';
import type { SeenKeys } from '../seenKeys';
import { ENOUGH_KEYS, writeSeenKeys } from '../seenKeys';

/**
 * Updates the remembered records after a search. Once a search has reached today, records outside
 * of its days are forgotten, the oldest first, if there are many; anything before its days then no
 * longer counts as new, even if the look-back grows. A search without records forgets nothing, as
 * the clock may be wrong.
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
