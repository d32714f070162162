import { type Reply, members } from '../http/reply';
import { jobsOf, stateReply } from '../jobs/jobRuns';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { csvFile } from '../request/files';
import { siteQuery, sent } from '../request/siteEndpoints';
import type { Values } from '../request/values';
import { GROUPS, type RecordGroup } from './groups';
import { moveRecord } from './moves';
import { recordsOf, searchedColumns } from './recordBook';
import { replayNames, replayRecord } from './replay';
import { SEARCH, everyColumn, jobOwner, searchRecords } from './search';
import { type TableForm, formattedRows, tableData, tableLines } from './table';

const MOVES = ['valid', 'cancel', 'update_amount'] as const;

/** Search, status, download, get, and the changes of records (docs/platform.md, Datamining). */
export const dataminingEndpoints: readonly SiteEndpoint[] = Object.values(GROUPS).flatMap(
	(group) => [
		...jobEndpoints(group),
		...(group.getBy === undefined ? [] : [getEndpoint(group, group.getBy)]),
		...(group.states ? changingEndpoints(group) : []),
	],
);

function jobEndpoints(group: RecordGroup): SiteEndpoint[] {
	const place = `report/${group.name}`;
	return [
		siteQuery(['GET'], `${place}/search`, SEARCH, (call) => searchRecords(group, call)),
		siteQuery(['GET'], `${place}/status`, ['jobrun-id'], (call, values) =>
			stateReply(jobsOf(call).state(values.text('jobrun-id'), jobOwner(group, call))),
		),
		siteQuery(['GET'], `${place}/download`, ['jobrun-id', 'output-as-csv?'], (call, values) =>
			download(group, call, values),
		),
	];
}

function download(group: RecordGroup, call: SiteCall, values: Values): Reply {
	const asCsv = values.isOne('output-as-csv');
	const id = values.text('jobrun-id');
	const result = jobsOf(call).result(id, jobOwner(group, call));
	const columns = searchedColumns(call).get(id) ?? [];
	if (result.type !== 'list') return result;
	const form = formOf(call);
	if (!asCsv) return members({ data: tableData(columns, result.rows, form) });
	return csvFile(`${group.name}-${id}.csv`, tableLines(columns, result.rows, form), ';');
}

function getEndpoint(group: RecordGroup, getBy: string): SiteEndpoint {
	return siteQuery(['GET'], `report/${group.name}/get`, [getBy], (call, values) => {
		const { site } = call;
		const record = recordsOf(call, group).named(values.text(getBy));
		const columns = everyColumn(group);
		const rows = formattedRows(columns, [{ site, group, viewId: 0, record }]);
		return members({ data: tableData(columns, rows, formOf(call)) });
	});
}

function changingEndpoints(group: RecordGroup): SiteEndpoint[] {
	const place = `report/${group.name}`;
	const moves = group.name === 'order' ? MOVES : MOVES.slice(0, 2);
	return [
		...moves.map((move) => sent(`${place}/${move}`, (call) => moveRecord(group, move, call))),
		siteQuery(['GET'], `${place}/replay`, replayNames(group), (call) => replayRecord(group, call)),
	];
}

function formOf({ query, site }: SiteCall): TableForm {
	return {
		language: query.get('ea-lg'),
		asObjects: query.isOne('output-as-kv'),
		datePattern: query.get('ea-enable-datefmt') || undefined,
		timeZone: site.timeZone,
	};
}
