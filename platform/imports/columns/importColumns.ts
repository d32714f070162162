import type { ImportTargetName, KindName, TableKind } from '../rules/importKinds';
import { importKinds } from '../rules/importKinds';
import type { Problem } from '../rules/problemKinds';
import { ImportProblem } from '../rules/problems';
import { shownName } from '../rules/shownLists';
import type { Header, Mapping, ColumnSample } from './chosenColumn';
import { chosenColumn, chosenColumnOrText } from './chosenColumn';
import type { FoundColumns, MappedColumn } from './foundColumns';
import { fittingKind } from './guessKind';
import type { CompetingColumns, Suggestion } from './suggestColumns';
import { suggestColumns } from './suggestColumns';

/**
 * Finds the column of each target: the one that the user chose, or else the one whose header fits.
 *
 * @param header the first line, or undefined if the file has no header
 * @param singleDays a column that certainly holds days
 * @throws InvalidInput naming the target for which no column or several columns were found
 */
export function mapColumns(
	kind: TableKind,
	header: Header,
	mapping: Mapping | undefined,
	sample: ReadonlyArray<readonly string[]> = [],
	singleDays?: number,
): FoundColumns {
	const found = mapping
		? chosenColumns(kind, { header, sample }, mapping)
		: recognized(kind, header ?? [], singleDays);
	const { columns } = found;
	const missing = kind.dimensions.find(
		(target) => !target.optional && !columns.some((column) => column.target === target),
	);
	if (missing)
		throw noColumn(missing.name, header, mapping ? undefined : kindInstead(kind, header));
	const isMetric = ({ target }: MappedColumn) => kind.metrics.includes(target);
	if (!columns.some(isMetric)) throw noColumn(null, header, undefined);
	const taken = columns.filter(({ text }) => text === undefined);
	const twice = taken.find(
		({ index }, at) =>
			index === found.dayColumn || taken.findIndex((one) => one.index === index) < at,
	);
	if (twice) {
		const of = { column: twice.index + 1, target: twice.target.name };
		throw ImportProblem.of({ code: 'sameColumn', of });
	}
	return found;
}

function recognized(
	kind: TableKind,
	header: readonly string[],
	singleDays: number | undefined,
): Suggestion {
	const suggestion = suggestColumns(kind, header, singleDays);
	const [several] = suggestion.competing;
	if (several) throw ImportProblem.of(severalColumns(several, header));
	return suggestion;
}

/** What the user is asked about several columns that fit one target equally well. */
export function severalColumns(
	{ means: target, columns: indexes }: CompetingColumns,
	header: readonly string[],
): Problem {
	const columns = indexes.map((index) => ({
		column: index + 1,
		name: shownName(header[index] ?? ''),
	}));
	return { code: 'severalColumns', of: { target, columns } };
}

function chosenColumns(kind: TableKind, start: ColumnSample, mapping: Mapping): FoundColumns {
	const columns = [...kind.dimensions, ...kind.metrics].flatMap((target): MappedColumn[] => {
		const chosen = chosenColumnOrText(mapping, target.name, start);
		if (chosen === undefined) return [];
		return [
			typeof chosen === 'number' ? { target, index: chosen } : { target, index: -1, ...chosen },
		];
	});
	const hasDates = kind.dimensions.some(({ name }) => name === 'date');
	return { columns, dayColumn: hasDates ? undefined : chosenColumn(mapping, 'date', start) };
}

function noColumn(
	target: ImportTargetName | null,
	header: Header,
	fits: KindName | undefined,
): ImportProblem {
	return ImportProblem.of({ code: 'noColumn', of: { target, header, fits } });
}

/** The kind of import that the file seems to be of, where another one was chosen. */
function kindInstead(kind: TableKind, header: Header): KindName | undefined {
	const isImport = importKinds.some((one) => one === kind);
	const fitting = isImport && header ? fittingKind(header) : undefined;
	return fitting === kind ? undefined : fitting?.name;
}
