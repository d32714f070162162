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
