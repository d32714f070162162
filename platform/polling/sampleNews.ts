import type { JsonRecord } from '../base/json/json';
import type { RecordNews, WatchedRecords } from './records/newRecords';
import { FIRST_STATE, stateOf } from './records/newRecords';

/** The maximum number of records that a manual test shows. */
const MOST_SAMPLES = 5;

type Kind = Pick<WatchedRecords, 'tracksStates' | 'group'>;

/**
 * The output of a manual test: the last records as if they were new, or the last ones whose state
 * has changed as if it just had. If none has, the last record is shown with the first change that
 * the user waits for, so that a workflow can be built on it.
 *
 * @param isSelected whether the user waits for this change
 */
export function sampleNews(
	records: readonly JsonRecord[],
	kind: Kind,
	isSelected: (news: RecordNews) => boolean,
): RecordNews[] {
	if (!kind.tracksStates) {
		const last = records.slice(-MOST_SAMPLES);
		return last.map((record) => ({ record, stateBefore: null, state: '' }));
	}
	const changed = records
		.map((record) => changeTo(stateOf(record, kind), record))
		.filter(({ state }) => state !== FIRST_STATE)
		.filter(isSelected);
	if (changed.length > 0) return changed.slice(-MOST_SAMPLES);
	const last = records.slice(-1);
	return last.flatMap((record) => {
		const examples = CHANGES.map((state) => changeTo(state, withState(record, kind, state)));
		return examples.find(isSelected) ?? examples.slice(0, 1);
	});
}

// Observed practice (docs/platform.md, States and transitions).
const CHANGES = ['VALID', 'INVALID', FIRST_STATE];

function changeTo(state: string, record: JsonRecord): RecordNews {
	return { record, stateBefore: state === FIRST_STATE ? 'VALID' : FIRST_STATE, state };
}

function withState(record: JsonRecord, { group }: Kind, state: string): JsonRecord {
	return { ...record, [`${group}_status`]: state };
}
