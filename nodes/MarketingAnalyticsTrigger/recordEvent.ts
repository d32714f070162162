import type { IDataObject } from 'n8n-workflow';

import { Fault } from '../../platform/http/errors/fault';
import { jobRuns } from '../../platform/http/jobs/jobRuns';
import { awaitJobs } from '../../platform/http/jobs/awaitJobs';
import type { Connection } from '../../platform/http/connection/connection';
import { isPersonal } from '../../platform/base/names/personalData';
import { fetchFound, startSearch } from '../../platform/datamining/search';
import { recordsOf } from '../../platform/datamining/foundRecordTable';
import { daysToSearch } from '../../platform/polling/records/searchedDays';
import type { RecordNews } from '../../platform/polling/records/newRecords';
import type { RecordSource } from '../../platform/polling/records/recordState';
import { pollRecords } from '../../platform/polling/records/pollRecords';
import { sampleNews } from '../../platform/polling/sampleNews';
import { readRecordState } from '../../platform/polling/state';
import type { PolledEvent, Polling } from './event';
import { unreadableStateLoss, SAMPLE_WAIT_MS } from './event';
import type { RecordSearch } from './recordSearch';

/** How an event handles the records of a search. */
interface RecordEventRules {
	readonly tracksStates: boolean;
	isSelected(news: RecordNews): boolean;
	toJson(news: RecordNews): IDataObject;
}

/** The event of a search whose records are polled. */
export function recordEvent(search: RecordSearch, event: RecordEventRules): PolledEvent {
	const { site, runs, watchedQuery, ignoredColumns } = search;
	const toItem = (news: RecordNews) => ({ json: event.toJson(shownOf(news, search)) });
	return {
		watched: { site, group: runs.folder, query: watchedQuery, ignoredColumns },
		poll: async ({ platform, now }, state) => {
			const source = sourceOf(platform, search, event);
			const result = await pollRecords(readRecordState(state), source, now);
			// Filtered only after they were recorded as seen.
			const items = (result.news ?? []).filter((news) => event.isSelected(news)).map(toItem);
			return { ...result, news: items.length > 0 ? items : undefined };
		},
		reasonToDrop: unreadableStateLoss(readRecordState),
		sample: async (polling) => {
			const source = sourceOf(polling.platform, search, event);
			const news = await sampleRecords(polling, source, (one) => event.isSelected(one));
			return news.map(toItem);
		},
	};
}

/**
 * Removes personal columns, which are needed to distinguish records, unless the user keeps them.
 */
function shownOf(news: RecordNews, { keepsPersonalData }: RecordSearch): RecordNews {
	if (keepsPersonalData) return news;
	const columns = Object.entries(news.record).filter(([column]) => !isPersonal(column));
	return { ...news, record: Object.fromEntries(columns) };
}

const FIRST_WAIT_MS = 10_000;

function sourceOf(
	platform: Connection,
	{ site, runs, query, ignoredColumns, lookBackDays }: RecordSearch,
	{ tracksStates }: RecordEventRules,
): RecordSource {
	return {
		group: runs.folder.split('/').pop() ?? '',
		tracksStates,
		ignoredColumns,
		lookBackDays,
		firstWaitMs: FIRST_WAIT_MS,
		contract: jobRuns(platform, runs),
		start: async (days) => await startSearch(platform, { kind: runs, site, query, ...days }),
		fetch: async (run) => {
			const table = await fetchFound(platform, runs, run);
			// A reply without records must not count as one without new records.
			if (table.isWhole) throw new Fault('unexpectedReply', { what: `the result of ${runs.what}` });
			return { records: recordsOf(table), isPart: table.isPart === true };
		},
	};
}

/** The current records for a manual test. */
async function sampleRecords(
	{ platform, now }: Polling,
	source: RecordSource,
	isSelected: RecordEventRules['isSelected'],
): Promise<RecordNews[]> {
	const run = await source.start(daysToSearch(now, source.lookBackDays));
	const waiting = { limitMs: SAMPLE_WAIT_MS, concurrency: 1, signal: platform.signal };
	const [fault] = await awaitJobs(source.contract, [run], waiting);
	if (fault) throw fault;
	const { records } = await source.fetch(run);
	return sampleNews(records, source, isSelected);
}
