import type { Slice } from '../client/values/dates';
import { sliceDays } from '../client/values/dates';
import { InvalidInput } from '../client/faults';
import type { JsonRecord } from '../client/values/json';
import type { Cells } from './columns';
import { dayOf, knownText, nameOf, namesOf, readCells } from './columns';
import { readDays } from './days';
import { labelOf } from './levels';
import type { LevelDay, Stray } from './levelTaker';
import { LevelTaker } from './levelTaker';
import { PageUrls } from './pageUrls';
import type { ImportableName } from './placement';
import { IMPORTABLE } from './placement';
import type { Provider } from './provider';
import type { Reading } from './reading';

/** What the levels have on a day, ready to be imported. */
export interface WholeDay {
	/** YYYY-MM-DD. */
	readonly day: string;
	/** Days without data have empty tables. */
	readonly levels: readonly LevelDay[];
	/** Rows of none of the days, which came since the day before. */
	readonly strays: readonly Stray[];
}

/**
 * Gets the data of a month, all levels side by side, and sorts them into kinds. Each day is told as
 * soon as it is whole, so that little more than a day is in memory. @throws Fault
 */
export async function* readMonth(
	provider: Provider,
	month: Slice,
	reading: Reading,
): AsyncGenerator<WholeDay> {
	const readers = reading.levels.map((level) => readLevel(provider, month, reading, level));
	for (const { from } of sliceDays(month.from, month.to, 1)) {
		const levels: LevelDay[] = [];
		const strays: Stray[] = [];
		for (const reader of readers) {
			const next = await reader.next();
			if (next.done) continue;
			levels.push(...next.value.levels);
			strays.push(...next.value.strays);
		}
		yield { day: from.iso, levels, strays };
	}
}

async function* readLevel(
	provider: Provider,
	month: Slice,
	reading: Reading,
	level: ImportableName,
): AsyncGenerator<WholeDay> {
	const { own, pageSize, wording } = reading;
	const { properties, metrics } = IMPORTABLE[level];
	const dimensions = ['date' as const, ...properties];
	const all = [...dimensions, ...metrics.map(([metric]) => metric)];
	const columns = namesOf(all, own);
	// Sorted by what names a row, no row can be on two pages, or on none.
	const sort = namesOf(dimensions, own);
	const ifTooLong = `Import this day by itself without the level ${labelOf(level)}, and the days before and after it in runs of their own`;
	const question = { columns, sort, ifTooLong, ...month };
	const urls = level === 'page' ? new PageUrls(provider, month, reading, ifTooLong) : undefined;
	const read = (row: JsonRecord) => withUrl(readCells(row, all, own), urls);
	const column = nameOf('date', own);
	const lastIn = (rows: readonly JsonRecord[]) =>
		rows.map((row) => dayOf(row[column])).reduce((last, day) => (day > last ? day : last), '');
	const prepare =
		urls && (async (rows: readonly JsonRecord[]) => await urls.readUntil(lastIn(rows)));
	const begin = (slice: Slice) => new LevelTaker(level, slice, read, wording, prepare);
	await urls?.readUntil(month.from.iso);
	let placed = 0;
	for await (const [day, taker] of readDays(provider, question, month, pageSize, begin)) {
		const strays = taker.strays.splice(0);
		placed += taker.placed;
		if (placed === 0) checkDays(strays, column);
		yield { day, levels: taker.give(day), strays };
		urls?.forget(day);
	}
}

function withUrl(cells: Cells, urls: PageUrls | undefined): Cells {
	return urls ? { ...cells, url: urls.of(dayOf(cells.date), knownText(cells.page)) } : cells;
}

/** Where no row belongs to a day, the column of days is another one. @throws InvalidInput */
function checkDays([stray]: readonly Stray[], column: string): void {
	if (!stray) return;
	throw new InvalidInput(
		'Provider Column Names',
		`The provider's column ${column} holds none of the days asked for, but ${JSON.stringify(stray.day.slice(0, LONGEST_DAY))}`,
		'Enter its column of days as Date under Provider Column Names',
	);
}

const LONGEST_DAY = 40;
