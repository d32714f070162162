import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { catalogue } from '../../platform/catalogue';
import { awaitJobs } from '../../platform/client/jobs/wait';
import { InvalidInput } from '../../platform/client/faults';
import type { JsonRecord } from '../../platform/client/values/json';
import { listOf, textOf } from '../../platform/client/values/json';
import { jobRuns } from '../../platform/client/jobs/runs';
import { fetchFound, startSearch } from '../../platform/datamining/search';
import { recordsOf, withoutPersonalColumns } from '../../platform/datamining/table';
import { daysToSearch } from '../../platform/polling/days';
import type { RecordNews, RecordWatch } from '../../platform/polling/records';
import { watchRecords } from '../../platform/polling/records';
import { readRecordState } from '../../platform/polling/state';
import { readFields } from '../shared/form/endpointRequest';
import { toItem } from '../shared/run/toItem';
import type { Parameters } from '../shared/form/parameters';
import { readOptions, readSite, readText } from '../shared/form/parameters';
import type { Polling, TriggerEvent } from './event';
import { SAMPLE_WAIT_MS } from './event';

const FIRST_WAIT_MS = 10_000;
const SAMPLES = 5;

/** A record that was not there before starts the workflow. */
export const newRecord = recordEvent(false);

/** A sale or an estimate whose status has changed starts the workflow. */
export const statusChanged = recordEvent(true);

function recordEvent(watchesStates: boolean): TriggerEvent {
	const toItems = (news: readonly RecordNews[], wanted: readonly string[]): INodeExecutionData[] =>
		news
			.filter(({ state }) => wanted.length === 0 || wanted.includes(state))
			.map((one) => ({ json: { ...toItem(one.record), ...(watchesStates ? statusOf(one) : {}) } }));
	return {
		watched: (form) => {
			readLookBack(form);
			if (watchesStates) checkHasStates(form);
			return { site: readSite(form, 0), group: readSearch(form).runs.folder };
		},
		poll: async (polling, stored) => {
			const watch = watchOf(polling, watchesStates);
			const round = await watchRecords(readRecordState(stored), watch, polling.now);
			const items = toItems(round.news ?? [], readStatuses(polling.form));
			// Changes that are not wanted are seen all the same.
			return { ...round, news: items.length > 0 ? items : undefined };
		},
		sample: async (polling) => {
			const watch = watchOf(polling, watchesStates);
			const search = await watch.start(daysToSearch(polling.now, watch.lookBackDays));
			const waiting = { limitMs: SAMPLE_WAIT_MS, atOnce: 1, signal: polling.platform.signal };
			const [fault] = await awaitJobs(watch.contract, [search], waiting);
			if (fault) throw fault;
			const records = (await watch.fetch(search)).slice(-SAMPLES);
			const statusNow = (record: JsonRecord) => textOf(record[`${watch.group}_status`]) ?? '';
			const news = records.map((record) => ({
				record,
				stateBefore: null,
				state: statusNow(record),
			}));
			return toItems(news, []);
		},
	};
}

function statusOf({ stateBefore, state }: RecordNews): IDataObject {
	return { previousStatus: stateBefore, newStatus: state };
}

function watchOf({ form, platform }: Polling, watchesStates: boolean): RecordWatch {
	const site = readSite(form, 0);
	const { runs, query } = readSearch(form);
	const { personalData } = readOptions(form, 0);
	const keepsPersonalData = listOf(personalData).length > 0;
	return {
		group: runs.folder.split('/').pop() ?? '',
		watchesStates,
		lookBackDays: readLookBack(form),
		firstWaitMs: FIRST_WAIT_MS,
		contract: jobRuns(platform, runs),
		start: async (days) => await startSearch(platform, { kind: runs, site, query, ...days }),
		fetch: async (search) => {
			const table = await fetchFound(platform, runs, search);
			return recordsOf(keepsPersonalData ? table : withoutPersonalColumns(table));
		},
	};
}

// Of another event the form may still hold a kind that this one does not offer.
function checkHasStates(form: Parameters): void {
	if (['estimate', 'sale'].includes(readText(form, 'recordType', 0))) return;
	throw new InvalidInput('Record', 'Only sales and estimates have a status', 'Choose one of them');
}

/** The search of the chosen kind of record, as the main node would make it. */
function readSearch(form: Parameters) {
	const type = readText(form, 'recordType', 0);
	const resource = catalogue.find(({ value }) => value === type);
	const row = resource?.operations.find(({ value }) => value === 'searchAndWait');
	if (!row || !('runs' in row) || !row.runs) {
		throw new InvalidInput(
			'Record',
			`There is no kind of record "${type}"`,
			'Choose from the list',
		);
	}
	const { fields, optional, runs } = row;
	const asked = fields.filter(({ kind, name }) => kind !== 'period' && name !== 'site');
	const { values } = readFields(form, { fields: asked, ...(optional ? { optional } : {}) }, 0);
	return { runs, query: values };
}

const USUAL_LOOK_BACK = 2;
const LONGEST_LOOK_BACK = 28;

function readLookBack(form: Parameters): number {
	const entered = readOptions(form, 0).lookBack ?? USUAL_LOOK_BACK;
	const days = Number(entered);
	if (Number.isInteger(days) && days >= 0 && days <= LONGEST_LOOK_BACK) return days;
	throw new InvalidInput(
		'Look Back (Days)',
		`Look Back (Days) must be a whole number from 0 to ${LONGEST_LOOK_BACK}`,
		`Leave it out to use ${USUAL_LOOK_BACK}`,
	);
}

/** In any case, as the platform words them; all when none is chosen. */
function readStatuses(form: Parameters): string[] {
	const entered = readOptions(form, 0).newStatus;
	const list = Array.isArray(entered) ? listOf(entered) : (textOf(entered)?.split(',') ?? []);
	return list.flatMap((status) => textOf(status)?.trim().toUpperCase() || []);
}
