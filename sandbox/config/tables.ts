import type { Site } from '../shop/sites';
import { notFound } from '../http/refusal';
import { type Entry, type ObjectShape, type Seed, columnsOf } from './objects/shape';

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

/** The configuration of a site, or without one the lists all sites share. */
export class ConfigTables {
	private readonly tables = new Map<ObjectShape, EntryTable>();

	constructor(private readonly site?: Site) {}

	/** Seeded when first asked for. */
	tableOf(shape: ObjectShape): EntryTable {
		const table = this.tables.get(shape) ?? new EntryTable(shape, shape.seeds(this.site));
		this.tables.set(shape, table);
		return table;
	}
}

/** An entry as a row of a reply. */
export function rowOf(shape: ObjectShape, entry: Entry): string[] {
	return columnsOf(shape).map((column) => entry[column] ?? '');
}
