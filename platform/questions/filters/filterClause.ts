import type { FilterOperator } from '../../reports/transform/rowFilter';

/** A condition on rows: the dimension, the operator and the values. */
export interface Clause {
	/** Undefined if the clause has only values. */
	readonly name?: string | undefined;
	readonly is: FilterOperator;
	/** The whole text of the values, which may be a single value that contains commas. */
	readonly text: string;
	readonly values: readonly string[];
	readonly isQuoted: boolean;
	/** Set if the operator is a word such as "without", which fits a part of a name as well. */
	readonly isWithout?: true | undefined;
}
