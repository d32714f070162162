import type { Cell, Row } from '../reports/table/tableCell';
import type { Table, TableColumn, TableStep } from '../reports/table/reportTable';
import { totalRowTest } from '../reports/response/totalRows';
import { groupRows } from '../reports/transform/groupRows';
import type { Question, RowFilter } from './questionFields';
import { matchValues } from './matchValues';

/** Reports which values the words of a filter matched. */
export type OnMatched = (filter: RowFilter, values: readonly string[]) => void;

/** Keeps the rows that match, and adds up rows that differ only in dimensions used by filters. */
export function filterSteps(question: Question, found: OnMatched): TableStep[] {
	const { filters, segmentBy, devices } = question;
	if (filters.length === 0 && segmentBy === undefined) return [];
	const shown = new Set(question.dimensions.map(({ value }) => value));
	const hides = filters.some(({ field }) => !shown.has(field));
	const names = segmentBy === 'device' ? devices.map(({ label }) => label) : [];
	return [
		wholeOnly(filters.length > 0, segmentBy !== undefined, names),
		...(filters.length > 0 ? [keepRows(filters, found)] : []),
		...(hides ? [groupRows(({ field, role }) => role === 'dimension' && !shown.has(field))] : []),
	];
}

/**
 * Leaves out the platform's total rows when rows are filtered, and the rows of all segments
 * together when figures are segmented.
 */
function wholeOnly(isFiltered: boolean, isSegmented: boolean, names: readonly string[]): TableStep {
	return (table) => {
		const isTotal = totalRowTest(table.columns);
		const segments = table.columns.filter(({ role }) => role === 'segment');
		const isOfSegment = (row: Row) =>
			segments.every(({ name }) => {
				const segment = row[name] ?? null;
				return segment !== null && (names.length === 0 || names.includes(String(segment)));
			});
		const isKept = (row: Row) =>
			!((isFiltered || isSegmented) && isTotal(row)) && (!isSegmented || isOfSegment(row));
		return filtered(table, isKept);
	};
}

/**
 * Matches values against those of all rows, so that an error about a missing name can suggest
 * existing ones.
 */
function keepRows(filters: readonly RowFilter[], found: OnMatched): TableStep {
	return async (table) => {
		const tests: Array<(row: Row) => boolean> = [];
		for (const filter of filters) {
			const column = table.columns.find(isOf(filter));
			if (column === undefined) continue;
			const values = filter.listedValues ?? matchValues(filter, await valuesOf(table, column));
			found(
				filter,
				values.map(({ label }) => label),
			);
			const accepted = new Set(values.map(({ value }) => value));
			tests.push((row) => accepted.has(textIn(row[column.name])) !== filter.isNot);
		}
		return filtered(table, (row) => tests.every((test) => test(row)));
	};
}

function isOf({ field }: RowFilter) {
	return (column: TableColumn) => column.role === 'dimension' && column.field === field;
}

async function valuesOf(table: Table, { name }: TableColumn): Promise<string[]> {
	const values = new Set<string>();
	for await (const rows of table.batches()) for (const row of rows) values.add(textIn(row[name]));
	return [...values];
}

function textIn(cell: Cell | undefined): string {
	return cell === undefined || cell === null ? '' : String(cell);
}

function filtered(table: Table, isKept: (row: Row) => boolean): Table {
	return {
		...table,
		batches: async function* () {
			for await (const rows of table.batches()) yield rows.filter(isKept);
		},
	};
}
