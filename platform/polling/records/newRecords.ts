import type { JsonRecord } from '../../base/json/json';
import type { RecordKind } from './recordKeys';
import { statusIn } from './recordKeys';
import type { SeenKeys } from '../seenKeys';
import { readSeenRecord } from './seenRecords';

/** The kind of records to watch, and which changes count as news. */
export interface WatchedRecords extends RecordKind {
	/** Whether changes of the state count as news, in addition to new records. */
	readonly tracksStates: boolean;
}

/** A new record, or a record with a new state and the previous one. */
export interface RecordNews {
	readonly record: JsonRecord;
	readonly stateBefore: string | null;
	readonly state: string;
}

/** The news in the result of a search. @param keys one for each record */
export function newsIn(
	records: readonly JsonRecord[],
	keys: readonly string[],
	seenKeys: SeenKeys,
	watched: WatchedRecords,
): RecordNews[] {
	return records.flatMap((record, at) => {
		const word = seenKeys.get(keys[at] ?? '');
		const before = word === undefined ? null : readSeenRecord(word).state;
		const state = stateOf(record, watched);
		const isNew = watched.tracksStates ? state !== (before ?? FIRST_STATE) : before === null;
		return isNew ? [{ record, stateBefore: before, state }] : [];
	});
}

// Observed practice: the initial state of sales and estimates.
export const FIRST_STATE = 'PENDING';

/** The state of a record; empty if states are not tracked. */
export function stateOf(
	record: JsonRecord,
	{ tracksStates, group }: Pick<WatchedRecords, 'tracksStates' | 'group'>,
): string {
	if (!tracksStates) return '';
	return statusIn(record, { group })?.toUpperCase() ?? FIRST_STATE;
}
