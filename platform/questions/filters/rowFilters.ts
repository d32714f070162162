import { totalRowTest } from '../../reports/response/totalRows';
import type { TableStep } from '../../reports/table/reportTable';
import type { Row } from '../../reports/table/tableCell';
import type { OnMatched } from '../../reports/transform/filterRows';
import type { RowFilter } from '../../reports/transform/rowFilter';
import { filtered, filterSteps } from '../../reports/transform/filterRows';
import type { Question } from '../questionFields';

/**
 * Keeps the rows that a question is about, and adds up those that differ only by a dimension that
 * was not requested.
 */
export function questionSteps(question: Question, found: OnMatched): TableStep[] {
	const { filters, segmentBy, devices } = question;
	const shown = new Set(question.dimensions.map(({ value }) => value));
	const names = segmentBy === 'device' ? devices.map(({ label }) => label) : [];
	const own = filters.map((filter): RowFilter => ({
		...filter,
		isHidden: !shown.has(filter.field),
	}));
	// The caller knows the filters of the question, not these copies.
	const foundOf: OnMatched = (filter, values) =>
		found(filters[own.indexOf(filter)] ?? filter, values);
	return [...(segmentBy === undefined ? [] : [keepSegments(names)]), ...filterSteps(own, foundOf)];
}

/** Keeps the rows of some segments, without totals. @param names the segments; all when empty */
function keepSegments(names: readonly string[]): TableStep {
	return (table) => {
		const isTotal = totalRowTest(table.columns);
		const segments = table.columns.filter(({ role }) => role === 'segment');
		const isOfSegment = (row: Row) =>
			segments.every(({ name }) => {
				const segment = row[name] ?? null;
				return segment !== null && (names.length === 0 || names.includes(String(segment)));
			});
		return filtered(table, (row) => !isTotal(row) && isOfSegment(row));
	};
}
