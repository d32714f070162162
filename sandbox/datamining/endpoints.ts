import { csvFile } from '../request/files';
import { isOneAt, textAt } from '../request/values';
import type { SiteCall, SiteEndpoint } from '../http/endpoint';
import { type Reply, members } from '../http/reply';
import { stateReply } from '../jobs/jobReplies';
import { GROUPS, type RecordGroup } from './groups';
import { moveRecord } from './moves';
import { REPLAY_REQUIRED, replayOptions, replayRecord } from './replay';
import { SEARCH_OPTIONS, SEARCH_REQUIRED, everyColumn, jobOwner, searchRecords } from './search';
import { type TableForm, formattedRows, tableData, tableLines } from './table';

const MOVES = ['valid', 'cancel', 'update_amount'] as const;

/**
 * Log-level records: search, status, download, get, and what changes them
 * (docs/platform.md, Datamining).
 */
export const dataminingEndpoints: readonly SiteEndpoint[] = Object.values(GROUPS).flatMap(
	(group) => [...jobEndpoints(group), ...getEndpoint(group), ...changingEndpoints(group)],
);

function jobEndpoints(group: RecordGroup): SiteEndpoint[] {
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
				return stateReply(call.platform.jobs.state(id, jobOwner(group, call)));
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

function download(group: RecordGroup, call: SiteCall): Reply {
	const { platform, query } = call;
	const asCsv = isOneAt(query, 'output-as-csv');
	const id = textAt(query, 'jobrun-id');
	const result = platform.jobs.result(id, jobOwner(group, call));
	const columns = platform.records.searches.get(id) ?? [];
	if (result.type !== 'list') return result;
	const form = formOf(call);
	if (!asCsv) return members({ data: tableData(columns, result.rows, form) });
	return csvFile(`${group.name}-${id}.csv`, tableLines(columns, result.rows, form), ';');
}

function getEndpoint(group: RecordGroup): SiteEndpoint[] {
	const { getBy } = group;
	if (getBy === undefined) return [];
	return [
		{
			...route(group, 'GET', 'get'),
			required: [getBy],
			handle: (call) => {
				const { platform, site, query } = call;
				const record = platform.records.named(site, group, textAt(query, getBy));
				const columns = everyColumn(group);
				const rows = formattedRows(columns, [{ site, group, viewId: 0, record }]);
				return members({ data: tableData(columns, rows, formOf(call)) });
			},
		},
	];
}

function changingEndpoints(group: RecordGroup): SiteEndpoint[] {
	if (!group.states) return [];
	const moves = group.name === 'order' ? MOVES : MOVES.slice(0, 2);
	return [
		...moves.map((move): SiteEndpoint => ({
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

function formOf({ query, site }: SiteCall): TableForm {
	return {
		language: query.get('ea-lg'),
		asObjects: isOneAt(query, 'output-as-kv'),
		datePattern: query.get('ea-enable-datefmt') || undefined,
		timeZone: site.timeZone,
	};
}
