import type { SiteCall } from '../request/endpoint';
import { type Names, leftOut } from '../request/siteEndpoints';
import { Values } from '../request/values';
import { badRequest } from '../http/refusal';
import { type Reply, list, members } from '../http/reply';
import { jobsOf } from '../jobs/jobRuns';
import { VIEWS } from '../shop/codes';
import { type Column, type Flag, type Sight, type Widths, defaultColumns } from './columns';
import { contextFlags } from './contextFlags';
import type { RecordGroup } from './groups';
import { orderFlags } from './orderFlags';
import { personFlags } from './personFlags';
import { recordsOf, searchedColumns } from './recordBook';
import { formattedRows } from './table';
import { channelFlags } from './touchpoints';

// Observed practice: records are requested for a month at most.
const LONGEST_PERIOD = 31;
const WIDTHS = {
	'max-channel-level': { preset: 5, most: 40 },
	'max-channel-info': { preset: 4, most: 14 },
	'max-tpchannel-level': { preset: 5, most: 40 },
	'max-tpchannel-info': { preset: 4, most: 9 },
} as const;
// Observed practice: the flags and their order.
const FLAGS: readonly Flag[] = [
	...orderFlags,
	...contextFlags,
	...channelFlags('channel'),
	...channelFlags('tpchannel'),
	...personFlags,
];
export const SEARCH: Names = [
	'date-from',
	'date-to',
	...leftOut(['view-id', ...Object.keys(WIDTHS), ...FLAGS.map(({ name }) => name)]),
];

/** Starts the job that collects the records of a range of days. */
export function searchRecords(group: RecordGroup, call: SiteCall): Reply {
	const { site, query } = call;
	const { first, last } = query.period(LONGEST_PERIOD);
	const viewId = readView(query);
	const flags = FLAGS.filter(({ name }) => query.isOne(name));
	const columns = columnsFor(group, flags, readWidths(query));
	// Later changes are not part of its result.
	const records = recordsOf(call, group).between(first, last);
	const id = jobsOf(call).submit(jobOwner(group, call), ({ rows }) => {
		const sights = records.map((record): Sight => ({ site, group, viewId, record }));
		return list(
			columns.map(({ name }) => name),
			formattedRows(columns, rows === undefined ? sights : repeated(sights, rows)),
		);
	});
	searchedColumns(call).set(id, columns);
	// Observed practice: at the top level, unlike batch replies with fields and rows.
	return members({ jobrun_id: id });
}

/** Each group has its own jobs, on each site. */
export function jobOwner(group: RecordGroup, { site }: SiteCall): string {
	return `${site.name} ${group.name}`;
}

/** All columns, which `get` returns without any flag. */
export function everyColumn(group: RecordGroup): Column[] {
	return columnsFor(group, FLAGS, readWidths(new Values()));
}

function columnsFor(group: RecordGroup, flags: readonly Flag[], widths: Widths): Column[] {
	const shown = flags.filter(({ groups }) => !groups || groups.includes(group.name));
	return [...defaultColumns(group), ...shown.flatMap((flag) => flag.columns(widths))];
}

/** The number of rows that a test ordered, with distinct references. */
function repeated(sights: readonly Sight[], rows: number): Sight[] {
	return Array.from({ length: rows }, (_, index) => sights[index % sights.length]).flatMap(
		(sight, index) => {
			if (!sight) return [];
			const suffix = `-${index + 1}`;
			const { reference, id } = sight.record;
			const record = { ...sight.record, reference: reference + suffix, id: id + index };
			return [{ ...sight, record }];
		},
	);
}

function readView(query: Values): number {
	const text = query.get('view-id') ?? '0';
	const view = VIEWS.find(({ id }) => String(id) === text);
	if (view) return view.id;
	const known = VIEWS.map(({ id }) => id).join(', ');
	throw badRequest('VIEW_UNKNOWN', `There is no attribution view "${text}"; there are ${known}.`);
}

function readWidths(query: Values): Widths {
	const read = (name: keyof typeof WIDTHS) => {
		const { preset, most } = WIDTHS[name];
		return query.wholeNumber(name, 1, most) ?? preset;
	};
	return {
		channel: { levels: read('max-channel-level'), infos: read('max-channel-info') },
		tpchannel: { levels: read('max-tpchannel-level'), infos: read('max-tpchannel-info') },
	};
}
