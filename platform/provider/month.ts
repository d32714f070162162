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
import { readDays } from './slices';

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

/** The data of some days, ready to be imported. */
export interface Month {
	/** By day (YYYY-MM-DD), in their order; days without data have empty tables. */
	readonly days: ReadonlyMap<string, readonly LevelDay[]>;
	/** Rows of no day that was asked for. */
	readonly strays: ReadonlyArray<RowNote & { readonly level: ImportableName }>;
}

/** Gets the data of a month, level by level, and sorts them into days and kinds. @throws Fault */
export async function readMonth(
	provider: Provider,
	month: Slice,
	reading: Reading,
): Promise<Month> {
	const days = new Map(
		sliceDays(month.from, month.to, 1).map(({ from }) => [
			from.iso,
			reading.levels.map(emptyLevelDay),
		]),
	);
	const strays: Array<RowNote & { level: ImportableName }> = [];
	for (const level of reading.levels) {
		for (const { date, ...row } of await readLevel(provider, month, reading, level)) {
			const said = textOf(date) ?? '';
			const ofDay = days.get(said.slice(0, DAY_LENGTH))?.find((one) => one.level === level);
			const reason = `"${said}" is no day that was asked for`;
			if (ofDay) sortIn(ofDay, row, reading.wording);
			else strays.push({ level, imported: false, reason, row });
		}
	}
	return { days, strays };
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

function emptyLevelDay(level: ImportableName): LevelDay {
	const { kinds, metrics } = IMPORTABLE[level];
	const tables = new Map(kinds.map((kind) => [kind, new DayTable(metrics)]));
	return { level, tables, notes: [] };
}

async function readLevel(
	provider: Provider,
	{ from, to }: Slice,
	{ own, pageSize }: Reading,
	level: ImportableName,
): Promise<Cells[]> {
	const { properties, metrics } = IMPORTABLE[level];
	const dimensions = ['date' as const, ...properties];
	const all = [...dimensions, ...metrics.map(([metric]) => metric)];
	const columns = all.map((column) => nameOf(column, own));
	// Sorted by what names a row, no row can be on two pages, or on none.
	const sort = dimensions.map((column) => nameOf(column, own));
	const read = (row: JsonRecord) => readCells(row, all, own);
	const amount = { most: undefined, pageSize };
	return await readDays(provider, { columns, from, to, sort }, amount, read);
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
