import type { JsonRecord } from '../../../platform/base/json/json';
import type { RecordSource, RecordState } from '../../../platform/polling/records/recordState';
import { pollRecords } from '../../../platform/polling/records/pollRecords';

export const NOW = Date.parse('2026-11-20T09:00Z');
export const USUAL = { from: '2026-11-17', to: '2026-11-20' };
export const TODAY = { from: '2026-11-19', to: '2026-11-20' };

/** The platform's answers to the requests of a poll. */
export interface Answers {
	state?: string | Error;
	found?: JsonRecord[] | Error;
	start?: Error;
	tracksStates?: boolean;
	lookBackDays?: number;
	ignoredColumns?: string[];
	isPart?: boolean;
}

export async function poll(before: RecordState | undefined, answers: Answers, now = NOW) {
	const started: string[] = [];
	const {
		state = 'DONE',
		found = [],
		start,
		tracksStates = false,
		lookBackDays = 2,
		ignoredColumns = [],
		isPart = false,
	} = answers;
	const source: RecordSource = {
		group: 'order',
		tracksStates,
		ignoredColumns,
		lookBackDays,
		// The baseline must be read however slow the machine is.
		firstWaitMs: state === 'DONE' ? 60_000 : 1,
		contract: {
			what: 'the search',
			collect: 'Sale > Search',
			status: async () => (state instanceof Error ? await Promise.reject(state) : { state }),
		},
		start: async ({ from, to }) => {
			started.push(`${from.iso} ${to.iso}`);
			return start ? await Promise.reject(start) : { id: 'job', site: 's' };
		},
		fetch: async () =>
			found instanceof Error ? await Promise.reject(found) : { records: found, isPart },
	};
	const result = await pollRecords(before, source, now);
	const { news, trouble } = result;
	return {
		...result,
		news,
		trouble,
		started,
		errors: result.errors.map((error) => (error instanceof Error ? error.message : error)),
	};
}

export const searching = (days = USUAL, more: Partial<RecordState> = {}): RecordState => ({
	since: '2026-01-01',
	known: [],
	next: days.from,
	search: { id: 'job', site: 's', startedAt: NOW, days },
	...more,
});

export const CATCH_UP = { from: '2026-10-01', to: '2026-10-31' };
export const many = (count: number) =>
	Array.from({ length: count }, (_, id) => ({ order_id: String(id + 1) }));
export const sale = (ref: string, order_status?: string): JsonRecord => ({
	order_ref: ref,
	order_status,
});
