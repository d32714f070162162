import { csvFile } from '../request/files';
import { asked, sent } from '../request/siteEndpoints';
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
	const place = `report/${group.name}`;
	return [
		asked(
			['GET'],
			`${place}/search`,
			{ required: SEARCH_REQUIRED, optional: SEARCH_OPTIONS },
			(call) => searchRecords(group, call),
		),
		asked(['GET'], `${place}/status`, { required: ['jobrun-id'] }, (call, values) =>
			stateReply(call.store.jobs.state(textAt(values, 'jobrun-id'), jobOwner(group, call))),
		),
		asked(
			['GET'],
			`${place}/download`,
			{ required: ['jobrun-id'], optional: ['output-as-csv'] },
			(call) => download(group, call),
		),
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
		asked(['GET'], `report/${group.name}/get`, { required: [getBy] }, (call, values) => {
			const { store, site } = call;
			const record = store.records.named(site, group, textAt(values, getBy));
			const columns = everyColumn(group);
			const rows = formattedRows(columns, [{ site, group, viewId: 0, record }]);
			return members({ data: tableData(columns, rows, formOf(call)) });
		}),
	];
}

function changingEndpoints(group: RecordGroup): SiteEndpoint<RecordNeeds>[] {
	if (!group.states) return [];
	const place = `report/${group.name}`;
	const moves = group.name === 'order' ? MOVES : MOVES.slice(0, 2);
	return [
		...moves.map((move) =>
			sent<RecordNeeds>(`${place}/${move}`, (call) => moveRecord(group, move, call)),
		),
		asked(
			['GET'],
			`${place}/replay`,
			{ required: REPLAY_REQUIRED, optional: replayOptions(group) },
			(call) => replayRecord(group, call),
		),
	];
}

function formOf({ query, site }: RecordCall): TableForm {
	return {
		language: query.get('ea-lg'),
		asObjects: isOneAt(query, 'output-as-kv'),
		datePattern: query.get('ea-enable-datefmt') || undefined,
		timeZone: site.timeZone,
	};
}
