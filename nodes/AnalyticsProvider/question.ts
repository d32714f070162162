import type { Slice } from '../../platform/client/values/dates';
import { InvalidInput } from '../../platform/client/faults';
import { readEnteredJson } from '../../platform/client/values/enteredJson';
import type { JsonRecord } from '../../platform/client/values/json';
import { isRecord } from '../../platform/client/values/json';
import type { ColumnName, OwnNames } from '../../platform/provider/columns';
import { nameOf, namesOf } from '../../platform/provider/columns';
import { allOf, clicksOnly, devicesOnly } from '../../platform/provider/filters';
import type { Question } from '../../platform/provider/getData';
import type { Level, LevelName } from '../../platform/provider/levels';
import { LEVELS } from '../../platform/provider/levels';
import type { Parameters } from '../shared/form/parameters';
import { readOptions, readText } from '../shared/form/parameters';
import { isColumn, readOwnNames } from './columns';
import { readList, readPeriod } from './read';

/** What Get Data asks for. */
export interface Wanted {
	readonly level: LevelName;
	readonly question: Question & Slice;
	/** The columns that have a meaning, and those that are returned as they come. */
	readonly columns: readonly ColumnName[];
	readonly additional: readonly string[];
	readonly own: OwnNames;
	/** Whether the rows come day by day, so that a long period can be asked for in parts. */
	readonly isByDay: boolean;
}

/** Reads what an item asks for. @throws InvalidInput */
export function readWanted(context: Parameters, item: number): Wanted {
	const options = readOptions(context, item);
	const own = readOwnNames(context, item);
	const level = readLevel(readText(context, 'level', item));
	const chosen = readColumns(context, level, item);
	const splits: ColumnName[] = [
		...(context.getNodeParameter('splitByDay', item, true) === false ? [] : ['date' as const]),
		...(context.getNodeParameter('splitByDevice', item, false) === true ? ['device' as const] : []),
	];
	const properties = [...splits, ...level.properties.filter((one) => chosen.includes(one))];
	const metrics = level.metrics.filter((one) => chosen.includes(one));
	const additional = readList(options.additionalColumns);
	const columns = [...properties, ...metrics];
	const names = [...new Set([...namesOf(columns, own), ...additional])];
	const grouping = [...new Set([...namesOf(properties, own), ...additional])];
	const sort = readSort(readText(context, 'sort', item), names, grouping);
	const question = {
		...readPeriod(context, item),
		columns: names,
		sort,
		filter: allOf([
			...(level.value === 'events' ? [clicksOnly(own)] : []),
			...devicesOnly(readList(options.devices), own),
			...readFilter(options.filter),
		]),
	};
	const isByDay = splits.includes('date') && sort[0] === nameOf('date', own);
	return { level: level.value, question, columns, additional, own, isByDay };
}

function readLevel(entered: string): Level & { value: LevelName } {
	const level = LEVELS.find(({ value }) => value === entered);
	if (level) return level;
	const known = LEVELS.map(({ value }) => value).join(', ');
	throw new InvalidInput('Level', `There is no level "${entered}"`, `Use one of ${known}`);
}

function readColumns(context: Parameters, level: Level, item: number): readonly ColumnName[] {
	const known = [...level.properties, ...level.metrics];
	const entered = readList(context.getNodeParameter('columns', item, []));
	if (entered.length === 0) return known;
	const wrong = entered.find((name) => !isColumn(name) || !known.includes(name));
	if (wrong === undefined) return [...level.needs, ...entered.filter(isColumn)];
	throw new InvalidInput(
		'Columns',
		`The level ${level.label} has no column ${wrong}`,
		`Choose from ${known.join(', ')}, or enter the provider’s own under Additional Columns`,
	);
}

/** What is equal by the user's order is sorted by what names it: no row is on two pages, or on none. */
function readSort(entered: string, names: readonly string[], grouping: readonly string[]) {
	const wanted = readList(entered);
	const columnOf = (name: string) => name.replace(/^-/, '');
	const wrong = wanted.find((name) => !names.includes(columnOf(name)));
	if (wrong !== undefined) {
		throw new InvalidInput(
			'Sort',
			`Sort names ${columnOf(wrong)}, which is none of the columns`,
			`Use the provider’s names: ${names.join(', ')}`,
		);
	}
	const sorted = wanted.map(columnOf);
	const sort = [...wanted, ...grouping.filter((name) => !sorted.includes(name))];
	return sort.length > 0 ? sort : names.slice(0, 1).map((name) => `-${name}`);
}

function readFilter(entered: unknown): JsonRecord[] {
	const filter = readEnteredJson('Filter (JSON)', entered || '{}');
	if (isRecord(filter)) return Object.keys(filter).length === 0 ? [] : [filter];
	throw new InvalidInput(
		'Filter (JSON)',
		'Filter (JSON) must be an object',
		'Enter one such as { "geo_country": { "$eq": "France" } }',
	);
}
