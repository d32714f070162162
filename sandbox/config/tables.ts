import { notFound } from '../http/refusal';
import type { SiteCall } from '../request/endpoint';
import type { Values } from '../request/values';
import { type Place, siteState } from '../shop/sites';
import { remembered } from '../store';
import type { Entry, ObjectShape, Seed } from './objects/shape';

/** The entries of one kind, in order of creation. */
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

const tablesOf = siteState(() => new Map<ObjectShape, EntryTable>());

/** A table of a site's configuration, which is seeded on first use. */
export function tableOf(of: Place, shape: ObjectShape): EntryTable {
	return remembered(tablesOf(of), shape, () => new EntryTable(shape, shape.seeds(of.site)));
}

/** The entry with the ID of a call. */
export function entryAt(call: SiteCall, shape: ObjectShape, values: Values): Entry {
	return tableOf(call, shape).at(values.id(shape.idParameter));
}
