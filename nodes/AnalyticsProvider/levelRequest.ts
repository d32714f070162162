import type { Slice } from '../../platform/base/dates/readDay';
import { InvalidInput } from '../../platform/base/invalidInput';
import type { ColumnName, OwnNames } from '../../platform/provider/providerColumns';
import { columnNameOf, columnNamesOf } from '../../platform/provider/providerColumns';
import { allOf, devicesOnly, eventFilter } from '../../platform/provider/eventFilter';
import type { DataQuestion } from '../../platform/provider/getData';
import type { Level, LevelName } from '../../platform/provider/levels';
import { requireLevel } from '../../platform/provider/levels';
import { readFirstAndLastDay } from '../shared/form/period/firstAndLastDay';
import type { Parameters } from '../shared/form/parameters';
import { read, readOption } from '../shared/form/readSetting';
import { COLUMN_NAMES, isColumn } from './levelColumns';
import { ADDITIONAL_COLUMNS, PROVIDER_DEVICES, EVENT_NAMES, FILTER } from './providerOptions';
import { LEVEL, LEVEL_COLUMNS, SORT, SPLIT_BY_DAY, SPLIT_BY_DEVICE } from './settings';

/** The request of Get Data. */
export interface LevelRequest {
	readonly level: LevelName;
	readonly question: DataQuestion & Slice;
	/** The columns with a known meaning, and those that are returned unchanged. */
	readonly columns: readonly ColumnName[];
	readonly additional: readonly string[];
	readonly own: OwnNames;
	/** Whether rows arrive by day, so that a long period can be split. */
	readonly isByDay: boolean;
}

/** Reads the request of an item. @throws InvalidInput */
export function readLevelRequest(context: Parameters, item: number): LevelRequest {
	const own = read(context, COLUMN_NAMES, item);
	const level = read(context, LEVEL, item);
	const known = requireLevel(level);
	const chosen = columnsOf(known, read(context, LEVEL_COLUMNS, item));
	const splits: ColumnName[] = [
		...(read(context, SPLIT_BY_DAY, item) ? ['date' as const] : []),
		...(read(context, SPLIT_BY_DEVICE, item) ? ['device' as const] : []),
	];
	const properties = [...splits, ...known.properties.filter((one) => chosen.includes(one))];
	const metrics = known.metrics.filter((one) => chosen.includes(one));
	const additional = readOption(context, ADDITIONAL_COLUMNS, item);
	const columns = [...properties, ...metrics];
	const names = [...new Set([...columnNamesOf(columns, own), ...additional])];
	const grouping = [...new Set([...columnNamesOf(properties, own), ...additional])];
	const sort = sortBy(read(context, SORT, item), names, grouping);
	const question = {
		...readFirstAndLastDay(context, item),
		columns: names,
		sort,
		filter: allOf([
			...(level === 'events' ? eventFilter(readOption(context, EVENT_NAMES, item), own) : []),
			...devicesOnly(readOption(context, PROVIDER_DEVICES, item), own),
			...readOption(context, FILTER, item),
		]),
	};
	const isByDay = splits.includes('date') && sort[0] === columnNameOf('date', own);
	return { level, question, columns, additional, own, isByDay };
}

function columnsOf(level: Level, entered: readonly string[]): readonly ColumnName[] {
	const known = [...level.properties, ...level.metrics];
	if (entered.length === 0) return known;
	const wrong = entered.find((name) => !isColumn(name) || !known.includes(name));
	if (wrong === undefined) return [...level.needs, ...entered.filter(isColumn)];
	throw new InvalidInput(
		'Column Names or IDs',
		`Column Names or IDs: the level ${level.label} has no column "${wrong}"`,
		`Choose from ${known.join(', ')}, or enter the provider’s own column names under Additional Columns`,
	);
}

/** Adds the names as last sort keys, so that paging neither repeats nor skips a row. */
function sortBy(
	requested: readonly string[],
	names: readonly string[],
	grouping: readonly string[],
): string[] {
	const columnOf = (name: string) => name.replace(/^-/, '');
	const wrong = requested.find((name) => !names.includes(columnOf(name)));
	if (wrong !== undefined) {
		throw new InvalidInput(
			'Sort',
			`Sort contains ${columnOf(wrong)}, which is not one of the requested columns`,
			`Use the provider’s column names: ${names.join(', ')}`,
		);
	}
	const sorted = requested.map(columnOf);
	const sort = [...requested, ...grouping.filter((name) => !sorted.includes(name))];
	return sort.length > 0 ? sort : names.slice(0, 1).map((name) => `-${name}`);
}
