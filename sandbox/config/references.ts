import { type Reply, list } from '../http/reply';
import { idsOf } from './idList';
import { objects } from './objects/all';
import { cluster, label } from './objects/audiences';
import type { ConfigCall } from './routes';
import type { Entry, ObjectShape } from './objects/shape';
import type { EntryTable } from './tables';

type TableOf = (shape: ObjectShape) => EntryTable;
type Use = readonly [object: string, id: string, name: string];

// The specification does not show the reply of lookup; these columns are the sandbox's own.
const USE_COLUMNS = ['lookup_object', 'lookup_id', 'lookup_name'];

/** What the first entries of a new shop are used in, beside what points at them. */
const FIRST_USES: Readonly<Record<string, (call: ConfigCall) => Use[]>> = {
	contextflag: (call) => reportUse(call, 0),
	iduserparam: ({ table }) => [useOf(cluster, table(cluster).at('1'))],
	cgiparam: (call) => reportUse(call, 1),
	partneruserparam: ({ table }) => [useOf(cluster, table(cluster).at('2'))],
};
const USED_FROM_THE_START = ['1', '2'];

/** Where an entry is used (docs/platform.md, Standard configuration resources: lookup). */
export function lookupReply(shape: ObjectShape, id: string, call: ConfigCall): Reply {
	const { table: tableOf } = call;
	const entry = tableOf(shape).at(id);
	const first = USED_FROM_THE_START.includes(id) ? FIRST_USES[shape.name]?.(call) : undefined;
	const pointing = pointersTo(shape).flatMap(({ from, column }) =>
		tableOf(from)
			.all()
			.filter((other) => other[column] === id)
			.map((other) => useOf(from, other)),
	);
	return list(USE_COLUMNS, [
		...(first ?? []),
		...(shape === cluster ? exchangesOf(id, call) : []),
		...idsOf(entry.label_id).map((labelId) => useOf(label, tableOf(label).at(labelId))),
		...pointing,
	]);
}

/** Entries that pointed at something removed point at nothing. */
export function forgetReferences(shape: ObjectShape, id: string, tableOf: TableOf): void {
	for (const { from, column } of pointersTo(shape)) {
		for (const entry of tableOf(from).all()) {
			if (entry[column] === id) tableOf(from).change(entry[from.idColumn] ?? '', { [column]: '' });
		}
	}
}

/** The synchronisations that brought an audience in, as their mapping says. */
function exchangesOf(audienceId: string, call: ConfigCall): Use[] {
	const { syncpartner, syncResults } = call.store.work.of(call.site);
	return syncpartner.jobs
		.filter((job) => syncResults.hasAudience(job, audienceId))
		.map(({ id, name }) => ['syncpartner', id, name]);
}

function reportUse(call: ConfigCall, position: number): Use[] {
	return call.store.work
		.of(call.site)
		.autoreport.jobs.slice(position, position + 1)
		.map(({ id, name }) => ['autoreport', id, name]);
}

function useOf(shape: ObjectShape, entry: Entry): Use {
	return [shape.name, entry[shape.idColumn] ?? '', entry[shape.title?.column ?? ''] ?? ''];
}

function pointersTo(shape: ObjectShape): { from: ObjectShape; column: string }[] {
	return objects.flatMap((from) =>
		from.attributes
			.filter(({ kind }) => typeof kind !== 'string' && 'idOf' in kind && kind.idOf === shape)
			.map(({ column }) => ({ from, column })),
	);
}
