import type { Slice } from '../base/dates/readDay';
import type { StoreBytes } from '../http/streaming/spool';
import type { JsonRecord } from '../base/json/json';
import { textOf, without } from '../base/json/json';
import type { Cells } from './providerColumns';
import { dayOfCells } from './providerColumns';
import { DayRecords } from './dayRecords';
import { DayTable } from './dayTable';
import type { UrlOf } from './pageUrls';
import type { ImportableName, SourceWording } from './placement';
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

/** Puts the rows of a level aside by their day, while they come, as none is imported before all are there. */
export class LevelTaker implements Taker {
	readonly strays: Stray[] = [];
	/** How many rows belong to one of the days. */
	placed = 0;
	private readonly days: DayRecords;

	constructor(
		private readonly level: ImportableName,
		slice: Slice,
		private readonly toCells: (row: JsonRecord, urlOf?: UrlOf) => Cells,
		private readonly wording: SourceWording,
		keep: StoreBytes,
	) {
		this.days = new DayRecords(slice, keep);
	}

	take(raw: JsonRecord): void {
		const { date, ...row } = this.toCells(raw);
		if (this.days.add(dayOfCells(date), raw)) {
			this.placed += 1;
			return;
		}
		const day = textOf(date) ?? '';
		const reason = `"${day}" is none of the days asked for`;
		this.strays.push({ level: this.level, day, reason, row });
	}

	readonly rest = async (): Promise<void> => await this.days.pack();

	/** What the level has on a day, sorted into kinds; undefined when it was not asked for the day. */
	async levelOn(day: string, urlOf: UrlOf | undefined): Promise<LevelDay | undefined> {
		const batches = this.days.on(day);
		if (!batches) return undefined;
		const ofDay = emptyDay(this.level);
		for await (const rows of batches) {
			for (const raw of rows) {
				const row = without(this.toCells(raw, urlOf), 'date');
				sortIn(ofDay, row, this.wording);
			}
		}
		return ofDay;
	}
}

function emptyDay(level: ImportableName): LevelDay {
	const { kinds, metrics } = IMPORTABLE[level];
	const tables = new Map(kinds.map((kind) => [kind, new DayTable(metrics)]));
	return { level, tables, notes: [], approximations: new Set() };
}

function sortIn(
	{ level, tables, notes, approximations }: LevelDay,
	row: Cells,
	wording: SourceWording,
) {
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
