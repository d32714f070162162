import { notFound } from '../http/refusal';
import type { Call, SiteCall } from '../request/endpoint';
import type { Values } from '../request/values';
import { siteState } from '../shop/sites';
import { remembered, state } from '../store';
import { columnsOf, type Entry, type ObjectShape, type Seed } from './objects/shape';

/** The entries of one kind, in the order they were made. */
export class EntryTable {
	private readonly entries = new Map<string, Entry>();
	private lastId = 0;

	constructor(
		readonly shape: ObjectShape,
		seeds: readonly Seed[],
	) {
		for (const seed of seeds) {
			const values = shape.attributes.map(
				({ column, short, initial }) => [column, seed[short] ?? initial] as const,
			);
			this.add(Object.fromEntries(values), seed.id);
		}
	}

	all(): Entry[] {
		return [...this.entries.values()];
	}

	find(id: string): Entry | undefined {
		return this.entries.get(id);
	}

	at(id: string): Entry {
		const entry = this.find(id);
		if (entry) return entry;
		const { name, operations } = this.shape;
		const advice = operations.includes('search') ? ` Find the right one with ${name}/search.` : '';
		throw notFound('ID_UNKNOWN', `There is no ${name} with the id "${id}".${advice}`);
	}

	/** The entry with the same identity as these values. */
	same(values: Entry): Entry | undefined {
		const { identity } = this.shape;
		if (identity.length === 0) return undefined;
		return this.all().find((entry) =>
			identity.every(({ column }) => entry[column] === values[column]),
		);
	}

	add(values: Entry, id = String(this.lastId + 1)): Entry {
		const entry = { ...values, [this.shape.idColumn]: id };
		this.lastId = Math.max(this.lastId, Number(id));
		this.entries.set(id, entry);
		return entry;
	}

	change(id: string, values: Entry): Entry {
		const entry = { ...this.at(id), ...values };
		this.entries.set(id, entry);
		return entry;
	}

	remove(id: string): void {
		this.at(id);
		this.entries.delete(id);
	}
}

type Tables = Map<ObjectShape, EntryTable>;

const siteTables = siteState((): Tables => new Map());
const sharedTables = state((): Tables => new Map());

/** A table of a site's configuration, seeded when it is first asked for. */
export function tableOf(call: SiteCall, shape: ObjectShape): EntryTable {
	const seeded = () => new EntryTable(shape, shape.seeds(call.site));
	return remembered(siteTables(call), shape, seeded);
}

/** A list that all sites share. */
export function sharedTableOf(call: Call, shape: ObjectShape): EntryTable {
	return remembered(sharedTables(call), shape, () => new EntryTable(shape, shape.seeds()));
}

/** The entry that a call names by its id. */
export function entryAt(call: SiteCall, shape: ObjectShape, values: Values): Entry {
	return tableOf(call, shape).at(values.id(shape.idParameter));
}

/** An entry as a row of a reply. */
export function rowOf(shape: ObjectShape, entry: Entry): string[] {
	return columnsOf(shape).map((column) => entry[column] ?? '');
}
