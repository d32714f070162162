import type { Slice } from '../base/dates/readDay';
import { sliceDays } from '../base/dates/readDay';
import { InvalidInput } from '../base/invalidInput';
import type { JsonRecord } from '../base/json/json';
import type { Cells } from './providerColumns';
import { textOrUndefined, columnNameOf, columnNamesOf, readProviderCells } from './providerColumns';
import { levelLabelOf } from './levels';
import type { LevelDay, Stray } from './levelTaker';
import { LevelTaker } from './levelTaker';
import type { UrlOf } from './pageUrls';
import { readPageUrls } from './pageUrls';
import type { ImportableName } from './placement';
import { IMPORTABLE } from './placement';
import type { Provider } from './provider';
import type { ProviderReading } from './reading';
import { readSlices } from './readSlices';

/** The complete data of a range of days, which is in memory only while it is read. */
interface Month {
	/** All days (YYYY-MM-DD) in order, including those without data. */
	readonly days: readonly string[];
	/** The data of each level on a day, ready for import; days without data have empty tables. */
	readonly levelsOn: (day: string) => AsyncIterable<LevelDay>;
	readonly strays: readonly Stray[];
}

/** Fetches the data of a month, level by level. @throws Fault */
export async function readMonth(
	provider: Provider,
	month: Slice,
	reading: ProviderReading,
): Promise<Month> {
	const levels: Level[] = [];
	for (const level of reading.levels) levels.push(await readLevel(provider, month, reading, level));
	return {
		days: sliceDays(month.from, month.to, 1).map(({ from: { iso } }) => iso),
		levelsOn: async function* (day) {
			for (const { takers, urlsOn } of levels) {
				const urlOf = await urlsOn?.(day);
				for (const taker of takers) {
					const level = await taker.levelOn(day, urlOf);
					if (level) yield level;
				}
			}
		},
		strays: levels.flatMap(({ takers }) => takers.flatMap(({ strays }) => strays)),
	};
}

interface Level {
	/** One taker for each part of the month. */
	readonly takers: readonly LevelTaker[];
	readonly urlsOn: ((day: string) => Promise<UrlOf>) | undefined;
}

async function readLevel(
	provider: Provider,
	month: Slice,
	reading: ProviderReading,
	level: ImportableName,
): Promise<Level> {
	const { own, pageSize, wording, keep } = reading;
	const { properties, metrics } = IMPORTABLE[level];
	const dimensions = ['date' as const, ...properties];
	const all = [...dimensions, ...metrics.map(([metric]) => metric)];
	const columns = columnNamesOf(all, own);
	// Sorting by the columns that identify a row ensures that each row is on exactly one page.
	const sort = columnNamesOf(dimensions, own);
	const ifTooLong = `Import this day in a separate run without the level ${levelLabelOf(level)}, and import the days before and after it in two other runs`;
	const question = { columns, sort, ifTooLong, ...month };
	const urlsOn =
		level === 'page' ? await readPageUrls(provider, month, reading, ifTooLong) : undefined;
	const read = (row: JsonRecord, urlOf?: UrlOf) => withUrl(readProviderCells(row, all, own), urlOf);
	const createTaker = (slice: Slice) => new LevelTaker(level, slice, read, wording, keep);
	const takers = await readSlices(provider, question, [month], pageSize, createTaker);
	checkDays(takers, columnNameOf('date', own));
	return { takers, urlsOn };
}

function withUrl(cells: Cells, urlOf: UrlOf | undefined): Cells {
	return urlOf ? { ...cells, url: urlOf(textOrUndefined(cells.page)) } : cells;
}

/**
 * If no row belongs to a requested day, the column of days is a different one. @throws InvalidInput
 */
function checkDays(takers: readonly LevelTaker[], column: string): void {
	const [stray] = takers.flatMap(({ strays }) => strays);
	if (!stray || takers.some(({ placed }) => placed > 0)) return;
	throw new InvalidInput(
		'Provider Column Names',
		`The provider’s column ${column} contains none of the requested days, but ${valuesLike(stray.day)}`,
		'Under Provider Column Names, add Date, and enter the name of the provider’s column of days there',
	);
}

const LONGEST_DAY = 40;

function valuesLike(day: string): string {
	return day === ''
		? 'rows without a value'
		: `values such as ${JSON.stringify(day.slice(0, LONGEST_DAY))}`;
}
