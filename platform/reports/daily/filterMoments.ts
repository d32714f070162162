import { InvalidInput } from '../../base/invalidInput';
import { numberOf } from '../table/tableCell';
import type { Row } from '../table/tableCell';
import type { Table, TableColumn } from '../table/reportTable';
import type { RowFilter } from '../transform/rowFilter';
import { filterSteps } from '../transform/filterRows';
import { filtersInWords } from '../transform/rowFilter';
import { isAdditiveColumn } from '../transform/sums';
import { applySteps } from '../transform/transformSteps';

/**
 * The rows of a report by day or hour that pass the filters, and the moments at which any row has
 * figures.
 */
export interface FilteredMoments {
	readonly columns: readonly TableColumn[];
	readonly rows: readonly Row[];
	/** All moments with a number in any row, filtered out or not, by the name of the metric. */
	readonly moments: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Reads the rows of a report by day or hour, and keeps those that pass all filters.
 *
 * @throws InvalidInput if no row has a name that a filter wants, as a wrong name would count as 0
 */
export async function filterMoments(
	table: Table,
	filters: readonly RowFilter[],
): Promise<FilteredMoments> {
	const all = await rowsOf(table);
	const moments = momentsIn(all, table.columns);
	if (filters.length === 0) return { columns: table.columns, rows: all, moments };
	const kept = await applySteps(
		table,
		filterSteps(filters, (filter, names) => {
			if (names.length === 0 && !filter.isNot && all.length > 0) throw noRow(filter);
		}),
	);
	const { columns } = kept;
	const rows = await rowsOf(kept);
	const hasNames = columns.some(({ role }) => role === 'dimension' || role === 'segment');
	return { columns, rows: hasNames ? rows : withEmptyMoments(rows, columns, moments), moments };
}

/** Adds a sum of 0 for each moment at which only rows that were filtered out have figures. */
function withEmptyMoments(
	rows: readonly Row[],
	columns: readonly TableColumn[],
	moments: FilteredMoments['moments'],
): readonly Row[] {
	const date = dateIn(columns);
	if (date === undefined) return rows;
	const sent = new Set(rows.map((row) => String(row[date] ?? '')));
	const metrics = columns.filter(({ role }) => role === 'metric');
	const known = new Set(metrics.flatMap(({ name }) => [...(moments.get(name) ?? [])]));
	const empty = [...known]
		.filter((moment) => !sent.has(moment))
		.map((moment): Row => {
			const figures = metrics.map((column): [string, 0 | null] => [
				column.name,
				isAdditiveColumn(column) && moments.get(column.name)?.has(moment) ? 0 : null,
			]);
			return { [date]: moment, ...Object.fromEntries(figures) };
		});
	const inOrder = (one: Row, other: Row) =>
		String(one[date] ?? '') < String(other[date] ?? '') ? -1 : 1;
	return empty.length === 0 ? rows : [...rows, ...empty].sort(inOrder);
}

function noRow(filter: RowFilter): InvalidInput {
	return new InvalidInput(
		filter.setting,
		`${filter.setting}: no row of the report meets the condition "${filtersInWords([filter])}"`,
		'Check the name and the dimension; Report > Find Names lists the names that rows have',
	);
}

function momentsIn(
	rows: readonly Row[],
	columns: readonly TableColumn[],
): FilteredMoments['moments'] {
	const date = dateIn(columns);
	const metrics = columns.filter(({ role }) => role === 'metric');
	return new Map(
		metrics.map(({ name }) => [
			name,
			new Set(
				rows.flatMap((row) =>
					date === undefined || numberOf(row[name]) === null ? [] : String(row[date] ?? ''),
				),
			),
		]),
	);
}

function dateIn(columns: readonly TableColumn[]): string | undefined {
	return columns.find(({ role }) => role === 'date')?.name;
}

async function rowsOf({ batches }: Table): Promise<Row[]> {
	const rows: Row[] = [];
	for await (const some of batches()) for (const row of some) rows.push(row);
	return rows;
}
