import type { IDataObject, INodeProperties } from 'n8n-workflow';

import { catalogue } from '../../platform/catalogue';
import * as shared from '../../platform/catalogue/fields';
import type { Field } from '../../platform/catalogue/row';
import type { RunKind } from '../../platform/client/jobs/runs';
import { jobRuns } from '../../platform/client/jobs/runs';
import { awaitJobs } from '../../platform/client/jobs/wait';
import type { Platform } from '../../platform/client/platform';
import { listOf, textOf } from '../../platform/client/values/json';
import { fetchFound, startSearch } from '../../platform/datamining/search';
import { recordsOf, withoutPersonalColumns } from '../../platform/datamining/table';
import { daysToSearch } from '../../platform/polling/days';
import type { RecordNews, RecordSource } from '../../platform/polling/records';
import { pollRecords } from '../../platform/polling/records';
import { readRecordState } from '../../platform/polling/state';
import { describeField } from '../shared/form/describe';
import { readFields } from '../shared/form/endpointRequest';
import type { Parameters } from '../shared/form/parameters';
import { readOptions, readSite } from '../shared/form/parameters';
import type { Choice, Setting } from '../shared/form/settings';
import { choice, filled, number, readOption } from '../shared/form/settings';
import type { WireValues } from '../shared/form/values';
import type { PolledEvent, Polling } from './event';
import { SAMPLE_WAIT_MS } from './event';

/** The records that have a status. */
export const CHANGING_RECORDS: ReadonlyArray<Choice<string>> = [
	{ name: 'Estimate', value: 'estimate' },
	{ name: 'Sale', value: 'sale' },
];

/** Which kind of record to watch. */
export function recordType(choices: ReadonlyArray<Choice<string>>): Setting<string> {
	return filled(
		choice(
			{
				displayName: 'Record',
				name: 'recordType',
				noDataExpression: true,
				description: 'What to watch',
			},
			choices,
			'sale',
		),
		'Choose from the list',
	);
}

const lookBack = number(
	{
		displayName: 'Look Back (Days)',
		name: 'lookBack',
		description:
			'For how many days back records that arrive late, and changes, are noticed. More days make every poll slower.',
	},
	2,
	{ min: 0, max: 28, precision: 0, advice: 'Leave it out to use 2' },
);

/** The options of all events that watch records. */
export const recordOptions: readonly INodeProperties[] = [lookBack.property, ...searchOptions()];

/** What else a search can send. */
export const searchParameters: readonly INodeProperties[] = describeField(
	shared.additionalParameters,
);

/** What the searches of the chosen kind of record can add, as in the main node. */
function searchOptions(): INodeProperties[] {
	const byShape = new Map<string, { property: INodeProperties; records: string[] }>();
	for (const { value, operations } of catalogue) {
		const search = operations.find((one) => one.value === 'searchAndWait');
		const fields: readonly Field[] = search?.optional?.fields ?? [];
		for (const property of fields.flatMap(describeField)) {
			const shape = JSON.stringify(property);
			const { records } = byShape.get(shape) ?? { records: [] };
			byShape.set(shape, { property, records: [...records, value] });
		}
	}
	return [...byShape.values()].map(({ property, records }) => ({
		...property,
		displayOptions: { show: { '/recordType': records } },
	}));
}

/** A search for records, but for its days. */
export interface RecordSearch {
	readonly site: string;
	readonly runs: RunKind;
	readonly query: WireValues;
	readonly keepsPersonalData: boolean;
	readonly lookBackDays: number;
}

/** Reads the search for a kind of record, as the main node would make it. @throws InvalidInput */
export function readSearch(form: Parameters, type: string): RecordSearch {
	const lookBackDays = readOption(form, lookBack, 0);
	const site = readSite(form, 0);
	const resource = catalogue.find(({ value }) => value === type);
	const row = resource?.operations.find(({ value }) => value === 'searchAndWait');
	if (!row || !('runs' in row) || !row.runs) throw new Error(`${type} has no search`);
	const { fields, optional, runs } = row;
	const asked = fields.filter(({ kind, name }) => kind !== 'period' && name !== 'site');
	const { values } = readFields(form, { fields: asked, ...(optional ? { optional } : {}) }, 0);
	const keepsPersonalData = listOf(readOptions(form, 0).personalData).length > 0;
	return { site, runs, query: values, keepsPersonalData, lookBackDays };
}

/** What an event makes of the records that a search finds. */
export interface RecordEvent {
	readonly tracksStates: boolean;
	isWanted(news: RecordNews): boolean;
	toJson(news: RecordNews): IDataObject;
}

/** Polls the records of a search. */
export function pollsRecords(search: RecordSearch, event: RecordEvent): PolledEvent {
	const toItem = (news: RecordNews) => ({ json: event.toJson(news) });
	return {
		watched: { site: search.site, group: search.runs.folder },
		poll: async ({ platform, now }, state) => {
			const source = sourceOf(platform, search, event);
			const result = await pollRecords(readRecordState(state), source, now);
			// Changes that are not wanted are seen all the same.
			const items = (result.news ?? []).filter((news) => event.isWanted(news)).map(toItem);
			return { ...result, news: items.length > 0 ? items : undefined };
		},
		sample: async (polling) => {
			const source = sourceOf(polling.platform, search, event);
			return (await sampleRecords(polling, source)).map(toItem);
		},
	};
}

const FIRST_WAIT_MS = 10_000;
const SAMPLES = 5;

function sourceOf(
	platform: Platform,
	{ site, runs, query, keepsPersonalData, lookBackDays }: RecordSearch,
	{ tracksStates }: RecordEvent,
): RecordSource {
	return {
		group: runs.folder.split('/').pop() ?? '',
		tracksStates,
		lookBackDays,
		firstWaitMs: FIRST_WAIT_MS,
		contract: jobRuns(platform, runs),
		start: async (days) => await startSearch(platform, { kind: runs, site, query, ...days }),
		fetch: async (run) => {
			const table = await fetchFound(platform, runs, run);
			return recordsOf(keepsPersonalData ? table : withoutPersonalColumns(table));
		},
	};
}

/** The last records there are, each as if its state were new. */
async function sampleRecords(
	{ platform, now }: Polling,
	{ group, lookBackDays, contract, start, fetch }: RecordSource,
): Promise<RecordNews[]> {
	const run = await start(daysToSearch(now, lookBackDays));
	const waiting = { limitMs: SAMPLE_WAIT_MS, atOnce: 1, signal: platform.signal };
	const [fault] = await awaitJobs(contract, [run], waiting);
	if (fault) throw fault;
	const records = (await fetch(run)).slice(-SAMPLES);
	return records.map((record) => ({
		record,
		stateBefore: null,
		state: textOf(record[`${group}_status`]) ?? '',
	}));
}
