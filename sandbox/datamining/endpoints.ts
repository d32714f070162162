import { csvFile } from '../request/files';
import { isOneAt, textAt } from '../request/values';
import type { SiteEndpoint } from '../request/endpoint';
import { type Reply, members } from '../http/reply';
import { stateReply } from '../jobs/jobReplies';
import { GROUPS, type RecordGroup } from './groups';
import { moveRecord } from './moves';
import { REPLAY_REQUIRED, replayOptions, replayRecord } from './replay';
import { SEARCH_OPTIONS, SEARCH_REQUIRED, everyColumn, jobOwner, searchRecords } from './search';
import { type TableForm, formattedRows, tableData, tableLines } from './table';
import type { RecordCall, RecordNeeds } from './store';

const MOVES = ['valid', 'cancel', 'update_amount'] as const;

/**
 * Log-level records: search, status, download, get, and what changes them
 * (docs/platform.md, Datamining).
 */
export const dataminingEndpoints: readonly SiteEndpoint<RecordNeeds>[] = Object.values(
	GROUPS,
).flatMap((group) => [...jobEndpoints(group), ...getEndpoint(group), ...changingEndpoints(group)]);

function jobEndpoints(group: RecordGroup): SiteEndpoint<RecordNeeds>[] {
	return [
		{
			...route(group, 'GET', 'search'),
			required: SEARCH_REQUIRED,
			optional: SEARCH_OPTIONS,
			handle: (call) => searchRecords(group, call),
		},
		{
			...route(group, 'GET', 'status'),
			required: ['jobrun-id'],
			handle: (call) => {
				const id = textAt(call.query, 'jobrun-id');
				return stateReply(call.store.jobs.state(id, jobOwner(group, call)));
			},
		},
		{
			...route(group, 'GET', 'download'),
			required: ['jobrun-id'],
			optional: ['output-as-csv'],
			handle: (call) => download(group, call),
		},
	];
}

function download(group: RecordGroup, call: RecordCall): Reply {
	const { store, query } = call;
	const asCsv = isOneAt(query, 'output-as-csv');
	const id = textAt(query, 'jobrun-id');
	const result = store.jobs.result(id, jobOwner(group, call));
	const columns = store.records.searches.get(id) ?? [];
	if (result.type !== 'list') return result;
	const form = formOf(call);
	if (!asCsv) return members({ data: tableData(columns, result.rows, form) });
	return csvFile(`${group.name}-${id}.csv`, tableLines(columns, result.rows, form), ';');
}

function getEndpoint(group: RecordGroup): SiteEndpoint<RecordNeeds>[] {
	const { getBy } = group;
	if (getBy === undefined) return [];
	return [
		{
			...route(group, 'GET', 'get'),
			required: [getBy],
			handle: (call) => {
				const { store, site, query } = call;
				const record = store.records.named(site, group, textAt(query, getBy));
				const columns = everyColumn(group);
				const rows = formattedRows(columns, [{ site, group, viewId: 0, record }]);
				return members({ data: tableData(columns, rows, formOf(call)) });
			},
		},
	];
}

function changingEndpoints(group: RecordGroup): SiteEndpoint<RecordNeeds>[] {
	if (!group.states) return [];
	const moves = group.name === 'order' ? MOVES : MOVES.slice(0, 2);
	return [
		...moves.map((move): SiteEndpoint<RecordNeeds> => ({
			...route(group, 'POST', move),
			handle: (call) => moveRecord(group, move, call),
		})),
		{
			...route(group, 'GET', 'replay'),
			required: REPLAY_REQUIRED,
			optional: replayOptions(group),
			handle: (call) => replayRecord(group, call),
		},
	];
}

function route(group: RecordGroup, method: 'GET' | 'POST', name: string) {
	const path = `/ea/{site}/report/${group.name}/${name}.json`;
	return { scope: 'site', methods: [method], path } as const;
}

function formOf({ query, site }: RecordCall): TableForm {
	return {
		language: query.get('ea-lg'),
		asObjects: isOneAt(query, 'output-as-kv'),
		datePattern: query.get('ea-enable-datefmt') || undefined,
		timeZone: site.timeZone,
	};
}
