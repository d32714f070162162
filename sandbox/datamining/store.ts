import type { Clock } from '../clock';
import type { JobStore } from '../jobs/store';
import type { SiteCall } from '../request/endpoint';
import { RecordBook } from './recordBook';

export interface RecordStore {
	records: RecordBook;
}

/** What datamining works with: searches are jobs. */
export type RecordNeeds = RecordStore & JobStore;
export type RecordCall = SiteCall<RecordNeeds>;

export function newRecordStore(clock: Clock): RecordStore {
	return { records: new RecordBook(clock) };
}
