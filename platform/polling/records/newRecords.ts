import type { JsonRecord } from '../../base/json/json';
import { textOf } from '../../base/json/json';
import type { RecordKind } from './recordKeys';
import type { SeenKeys } from '../seenKeys';

/** The records that are watched, and what of them is new. */
export interface WatchedRecords extends RecordKind {
	/** Whether changes of the state are new, not only records. */
	readonly tracksStates: boolean;
}

/** A record that is new, or whose state is; then with the state it had. */
export interface RecordNews {
	readonly record: JsonRecord;
	readonly stateBefore: string | null;
	readonly state: string;
}

/** What is new in the result of a search. @param keys one for each record */
export function newsIn(
	records: readonly JsonRecord[],
	keys: readonly string[],
	seenKeys: SeenKeys,
	watched: WatchedRecords,
): RecordNews[] {
	return records.flatMap((record, at) => {
		const before = seenKeys.get(keys[at] ?? '') ?? null;
		const state = stateOf(record, watched);
		const isNew = watched.tracksStates ? state !== (before ?? FIRST_STATE) : before === null;
		return isNew ? [{ record, stateBefore: before, state }] : [];
	});
}

// Observed practice: the state in which sales and estimates begin.
export const FIRST_STATE = 'PENDING';

/** The state of a record; empty where states do not matter. */
export function stateOf(
	record: JsonRecord,
	{ tracksStates, group }: Pick<WatchedRecords, 'tracksStates' | 'group'>,
): string {
	if (!tracksStates) return '';
	const state = [record[`${group}_status`], record.status].map(textOf).find(Boolean);
	return state?.trim().toUpperCase() ?? FIRST_STATE;
}
