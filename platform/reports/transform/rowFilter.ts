import { listOf } from '../../base/json/json';
import { disjunction, shortName } from '../../base/text/truncate';
import { readColumns } from '../response/shapes/headerColumns';
import type { BatchBody } from '../types';
import type { MatchedValue, ValueFilter } from '../../lookup/matchValues';

/** How a condition compares names with its values. */
export type FilterOperator = 'is' | 'isNot' | 'contains' | 'containsNot' | 'begins';

/** Whether a condition keeps the rows that do not match. */
export function isNegative(operator: FilterOperator): boolean {
	return operator === 'isNot' || operator === 'containsNot';
}

/** How names are matched, whether or not the condition is negative. @param whole for whole names */
export function matchOf<Whole>(operator: FilterOperator, whole: Whole) {
	if (operator === 'begins') return operator;
	return operator === 'contains' || operator === 'containsNot' ? 'contains' : whole;
}

/** Which rows are kept, by their values in a column. */
export interface RowFilter extends ValueFilter {
	readonly isNot: boolean;
	/** What the values are, where that is known before the rows are. */
	readonly listedValues?: readonly MatchedValue[] | undefined;
	/** Whether its column was requested only to filter by it. */
	readonly isHidden?: boolean | undefined;
}

/** Filters in words: "Channel is Paid search or Display, Campaign contains brand". */
export function filtersInWords(filters: readonly RowFilter[]): string {
	return filters
		.map(({ label, isNot, values: { each, match } }) => {
			const verbs = {
				contains: ['contains', 'does not contain'],
				begins: ['begins with', 'does not begin with'],
			};
			const [is, isNone] =
				match === 'contains' || match === 'begins' ? verbs[match] : ['is', 'is not'];
			return `${shortName(label)} ${isNot ? isNone : is} ${disjunction(each)}`;
		})
		.join(', ');
}

/** Adds the dimensions of filters to a request; those that were not requested are hidden. */
export function withDimensionsOf(
	filters: readonly RowFilter[],
	body: BatchBody,
): { readonly body: BatchBody; readonly filters: readonly RowFilter[] } {
	const [report] = body.reports;
	const known = readColumns(report.dimensions).map(({ field }) => field);
	const all = filters.map((filter) => ({ ...filter, isHidden: !known.includes(filter.field) }));
	const missing = new Set(all.flatMap(({ isHidden, field }) => (isHidden ? [field] : [])));
	if (missing.size === 0) return { body, filters: all };
	const added = [...missing].map((field) => ({ name: field, field }));
	const dimensions = [...listOf(report.dimensions), ...added];
	return { body: { ...body, reports: [{ ...report, dimensions }] }, filters: all };
}
