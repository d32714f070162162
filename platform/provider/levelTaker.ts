import type { Slice } from '../client/values/dates';
import { sliceDays } from '../client/values/dates';
import type { JsonRecord } from '../client/values/json';
import { textOf } from '../client/values/json';
import type { Cells } from './columns';
import { dayOf } from './columns';
import { DayTable } from './dayTable';
import type { ImportableName, Wording } from './placement';
import { IMPORTABLE } from './placement';
import type { Taker } from './slices';

/** A row that cannot be imported. */
export interface RowNote {
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
	/** What was read by approximation. */
	readonly approximations: Set<string>;
}

/** A row of none of the days that were asked for. */
export interface Stray extends RowNote {
	readonly level: ImportableName;
	/** As the provider sent it. */
	readonly day: string;
}

/** Sorts the rows of a level into days and kinds, while they come. */
export class LevelTaker implements Taker {
	readonly days: ReadonlyMap<string, LevelDay>;
	readonly strays: Stray[] = [];
	/** How many rows belong to one of the days. */
	placed = 0;

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
		const day = textOf(date) ?? '';
		const ofDay = this.days.get(dayOf(date));
		const { level } = this;
		if (ofDay) {
			this.placed += 1;
			sortIn(ofDay, row, this.wording);
			return;
		}
		this.strays.push({ level, day, reason: `"${day}" is none of the days asked for`, row });
	}
}

function emptyDay(level: ImportableName): LevelDay {
	const { kinds, metrics } = IMPORTABLE[level];
	const tables = new Map(kinds.map((kind) => [kind, new DayTable(metrics)]));
	return { level, tables, notes: [], approximations: new Set() };
}

function sortIn({ level, tables, notes, approximations }: LevelDay, row: Cells, wording: Wording) {
	const placement = IMPORTABLE[level].place(row, wording);
	if (!placement) return;
	if ('reason' in placement) {
		notes.push({ reason: placement.reason, row });
		return;
	}
	const { kind, names, attached, approximation } = placement;
	const trouble = tables.get(kind)?.add(names, row, attached);
	if (trouble !== undefined) notes.push({ reason: trouble, row });
	else if (approximation !== undefined) approximations.add(approximation);
}
