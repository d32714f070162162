import type { Slice } from '../client/dates';
import { sliceDays } from '../client/dates';
import type { JsonRecord } from '../client/json';
import { textOf } from '../client/json';
import type { Cells, OwnNames } from './columns';
import { nameOf, readCells } from './columns';
import { DayTable } from './dayTable';
import type { ImportableName, Wording } from './placement';
import { IMPORTABLE } from './placement';
import type { Provider } from './provider';
import type { Taker } from './slices';
import { readSlices } from './slices';

/** How to read the provider's data for imports. */
export interface Reading {
	readonly levels: readonly ImportableName[];
	readonly own: OwnNames;
	readonly wording: Wording;
	readonly pageSize: number;
}

/** Something to know of a row. */
export interface RowNote {
	readonly imported: boolean;
	readonly reason: string;
	/** The row, by what its columns mean. */
	readonly row: Cells;
}

/** What a level has on one day. */
export interface LevelDay {
	readonly level: ImportableName;
	/** The rows of each kind of import. */
	readonly tables: ReadonlyMap<string, DayTable>;
	readonly notes: RowNote[];
}

/** A row of no day that was asked for. */
export type Stray = RowNote & { readonly level: ImportableName };

/** The data of some days, ready to be imported. */
export interface Month {
	/** By day (YYYY-MM-DD), in their order; days without data have empty tables. */
	readonly days: ReadonlyMap<string, readonly LevelDay[]>;
	readonly strays: readonly Stray[];
}

/** Gets the data of a month, level by level, and sorts them into days and kinds. @throws Fault */
export async function readMonth(
	provider: Provider,
	month: Slice,
	reading: Reading,
): Promise<Month> {
	const takers: LevelTaker[] = [];
	for (const level of reading.levels) {
		takers.push(...(await readLevel(provider, month, reading, level)));
	}
	const levelsOf = (day: string) => takers.flatMap(({ days }) => days.get(day) ?? []);
	const days = sliceDays(month.from, month.to, 1).map(({ from: { iso } }) => iso);
	return {
		days: new Map(days.map((day) => [day, levelsOf(day)])),
		strays: takers.flatMap(({ strays }) => strays),
	};
}

async function readLevel(
	provider: Provider,
	month: Slice,
	{ own, pageSize, wording }: Reading,
	level: ImportableName,
): Promise<LevelTaker[]> {
	const { properties, metrics } = IMPORTABLE[level];
	const dimensions = ['date' as const, ...properties];
	const all = [...dimensions, ...metrics.map(([metric]) => metric)];
	const columns = all.map((column) => nameOf(column, own));
	// Sorted by what names a row, no row can be on two pages, or on none.
	const sort = dimensions.map((column) => nameOf(column, own));
	const toCells = (row: JsonRecord) => readCells(row, all, own);
	const begin = (slice: Slice) => new LevelTaker(level, slice, toCells, wording);
	return await readSlices(provider, { columns, sort, ...month }, [month], pageSize, begin);
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Sorts the rows of a level into days and kinds, while they come. */
class LevelTaker implements Taker {
	readonly days: ReadonlyMap<string, LevelDay>;
	readonly strays: Stray[] = [];

	constructor(
		private readonly level: ImportableName,
		{ from, to }: Slice,
		private readonly toCells: (row: JsonRecord) => Cells,
		private readonly wording: Wording,
	) {
		const days = sliceDays(from, to, 1).map(({ from: { iso } }) => iso);
		this.days = new Map(days.map((day) => [day, emptyDay(level)]));
	}

	take(raw: JsonRecord): void {
		const { date, ...row } = this.toCells(raw);
		const said = textOf(date) ?? '';
		const day = this.days.get(said.slice(0, DAY_LENGTH));
		const { level } = this;
		const reason = `"${said}" is no day that was asked for`;
		if (day) sortIn(day, row, this.wording);
		else this.strays.push({ level, imported: false, reason, row });
	}
}

function emptyDay(level: ImportableName): LevelDay {
	const { kinds, metrics } = IMPORTABLE[level];
	const tables = new Map(kinds.map((kind) => [kind, new DayTable(metrics)]));
	return { level, tables, notes: [] };
}

function sortIn({ level, tables, notes }: LevelDay, row: Cells, wording: Wording): void {
	const placement = IMPORTABLE[level].place(row, wording);
	if (!placement) return;
	if ('reason' in placement) {
		notes.push({ imported: false, reason: placement.reason, row });
		return;
	}
	const { kind, names, note } = placement;
	const trouble = tables.get(kind)?.add(names, row);
	if (trouble !== undefined) notes.push({ imported: false, reason: trouble, row });
	else if (note !== undefined) notes.push({ imported: true, reason: note, row });
}
