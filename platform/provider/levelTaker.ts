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
import type { Taker } from './readSlices';

/** A row that cannot be imported, and why. */
interface RowNote {
	readonly reason: string;
	/** The row by column meaning. */
	readonly row: Cells;
}

/** The rows of a level on one day. */
export interface LevelDay {
	readonly level: ImportableName;
	/** The rows by kind of import. */
	readonly tables: ReadonlyMap<string, DayTable>;
	readonly notes: RowNote[];
	/** Notes about values that were matched approximately. */
	readonly approximations: Set<string>;
}

/** A row of a day that was not requested. */
export interface Stray extends RowNote {
	readonly level: ImportableName;
	/** The day as the provider sent it. */
	readonly day: string;
}

/**
 * Buffers the rows of a level by day while they arrive, as the import starts only when all are
 * complete.
 */
export class LevelTaker implements Taker {
	readonly strays: Stray[] = [];
	/** The number of rows that belong to one of the days. */
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
		const reason = day === '' ? 'The row has no day' : `"${day}" is not one of the requested days`;
		this.strays.push({ level: this.level, day, reason, row });
	}

	readonly rest = async (): Promise<void> => await this.days.pack();

	/** The rows of a day by kind of import; undefined if the day was not requested. */
	async levelOn(day: string, urlOf: UrlOf | undefined): Promise<LevelDay | undefined> {
		const batches = this.days.on(day);
		if (!batches) return undefined;
		const levelDay = emptyDay(this.level);
		for await (const rows of batches) {
			for (const raw of rows) {
				const row = without(this.toCells(raw, urlOf), 'date');
				addRow(levelDay, row, this.wording);
			}
		}
		return levelDay;
	}
}

function emptyDay(level: ImportableName): LevelDay {
	const { kinds, metrics } = IMPORTABLE[level];
	const tables = new Map(kinds.map((kind) => [kind, new DayTable(metrics)]));
	return { level, tables, notes: [], approximations: new Set() };
}

function addRow(
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
	const problem = tables.get(kind)?.add(names, row, attached);
	if (problem !== undefined) notes.push({ reason: problem, row });
	else if (approximation !== undefined) approximations.add(approximation);
}
