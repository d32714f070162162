import type { Slice } from '../client/values/dates';
import { sliceDays } from '../client/values/dates';
import { InvalidInput } from '../client/faults';
import type { JsonRecord } from '../client/values/json';
import type { Cells } from './columns';
import { dayOf, knownText, nameOf, namesOf, readCells } from './columns';
import { labelOf } from './levels';
import type { LevelDay, Stray } from './levelTaker';
import { LevelTaker } from './levelTaker';
import type { UrlOf } from './pageUrls';
import { readPageUrls } from './pageUrls';
import type { ImportableName } from './placement';
import { IMPORTABLE } from './placement';
import type { Provider } from './provider';
import type { Reading } from './reading';
import { readSlices } from './slices';

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
	reading: Reading,
	level: ImportableName,
): Promise<LevelTaker[]> {
	const { own, pageSize, wording } = reading;
	const { properties, metrics } = IMPORTABLE[level];
	const dimensions = ['date' as const, ...properties];
	const all = [...dimensions, ...metrics.map(([metric]) => metric)];
	const columns = namesOf(all, own);
	// Sorted by what names a row, no row can be on two pages, or on none.
	const sort = namesOf(dimensions, own);
	const ifTooLong = `Import this day by itself without the level ${labelOf(level)}, and the days before and after it in runs of their own`;
	const question = { columns, sort, ifTooLong, ...month };
	const urlOf =
		level === 'page' ? await readPageUrls(provider, month, reading, ifTooLong) : undefined;
	const read = (row: JsonRecord) => withUrl(readCells(row, all, own), urlOf);
	const begin = (slice: Slice) => new LevelTaker(level, slice, read, wording);
	const takers = await readSlices(provider, question, [month], pageSize, begin);
	checkDays(takers, nameOf('date', own));
	return takers;
}

function withUrl(cells: Cells, urlOf: UrlOf | undefined): Cells {
	return urlOf ? { ...cells, url: urlOf(dayOf(cells.date), knownText(cells.page)) } : cells;
}

/** Where no row belongs to a day, the column of days is another one. @throws InvalidInput */
function checkDays(takers: readonly LevelTaker[], column: string): void {
	const [stray] = takers.flatMap(({ strays }) => strays);
	if (!stray || takers.some(({ placed }) => placed > 0)) return;
	throw new InvalidInput(
		'Provider Column Names',
		`The provider's column ${column} holds none of the days asked for, but ${JSON.stringify(stray.day.slice(0, LONGEST_DAY))}`,
		'Enter its column of days as Date under Provider Column Names',
	);
}

const LONGEST_DAY = 40;
