import { list, type Reply } from '../http/reply';
import { workOf } from '../jobs/siteWork';
import type { SiteCall } from '../request/endpoint';
import { objects } from './objects/all';
import { cluster, label } from './objects/audiences';
import type { Entry, ObjectShape } from './objects/shape';
import { idsOf } from './objects/values';
import { tableOf } from './tables';

type Use = readonly [object: string, id: string, name: string];

// The specification does not show the reply of lookup; these columns are the sandbox's own.
const USE_COLUMNS = ['lookup_object', 'lookup_id', 'lookup_name'];

/** The usage of the first entries of a new shop, in addition to references. */
const FIRST_USES: Readonly<Record<string, (call: SiteCall) => Use[]>> = {
	contextflag: (call) => reportUse(call, 0),
	iduserparam: (call) => [useOf(cluster, tableOf(call, cluster).at('1'))],
	cgiparam: (call) => reportUse(call, 1),
	partneruserparam: (call) => [useOf(cluster, tableOf(call, cluster).at('2'))],
};
const USED_FROM_THE_START = ['1', '2'];

/** Where an entry is used (docs/platform.md, Standard configuration resources: lookup). */
export function lookupReply(shape: ObjectShape, entry: Entry, call: SiteCall): Reply {
	const id = entry[shape.idColumn] ?? '';
	const first = USED_FROM_THE_START.includes(id) ? FIRST_USES[shape.name]?.(call) : undefined;
	return list(USE_COLUMNS, [
		...(first ?? []),
		...(shape === cluster ? exchangesOf(id, call) : []),
		...idsOf(entry.label_id).map((labelId) => useOf(label, tableOf(call, label).at(labelId))),
		...pointersTo(shape, id, call).map(({ from, entry: other }) => useOf(from, other)),
	]);
}

/** Clears the references to a removed entry. */
export function forgetReferences(shape: ObjectShape, id: string, call: SiteCall): void {
	for (const { from, column, entry } of pointersTo(shape, id, call)) {
		tableOf(call, from).change(entry[from.idColumn] ?? '', { [column]: '' });
	}
}

/** The synchronisations that imported an audience, according to their mapping. */
function exchangesOf(audienceId: string, call: SiteCall): Use[] {
	const { syncpartner, syncResults } = workOf(call);
	return syncpartner.jobs
		.filter((job) => syncResults.hasAudience(job, audienceId))
		.map(({ id, name }) => ['syncpartner', id, name]);
}

function reportUse(call: SiteCall, position: number): Use[] {
	const reports = workOf(call).autoreport.jobs.slice(position, position + 1);
	return reports.map(({ id, name }) => ['autoreport', id, name]);
}

function useOf(shape: ObjectShape, entry: Entry): Use {
	return [shape.name, entry[shape.idColumn] ?? '', entry[shape.title?.column ?? ''] ?? ''];
}

/** The entries that refer to an object, and the columns of these references. */
function pointersTo(shape: ObjectShape, id: string, call: SiteCall) {
	return objects.flatMap((from) =>
		from.attributes
			.filter(({ idOf }) => idOf === shape)
			.flatMap(({ column }) =>
				tableOf(call, from)
					.all()
					.filter((entry) => entry[column] === id)
					.map((entry) => ({ from, column, entry })),
			),
	);
}
