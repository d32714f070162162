import { createHash } from 'node:crypto';

import type { Cell } from '../table/tableCell';
import type { TimeScale } from '../types';

/** The field of a dimension or segment, and its value in a row. */
type KeyValue = readonly [field: string, value: Cell];

/** What a row is about, apart from its figures. */
interface RowFacts {
	readonly site: string;
	/** The name of its report within the table. */
	readonly report: string;
	readonly scale: TimeScale;
	/** The day, or the first moment of the hour, week or month, as in the rows. */
	readonly date: string;
	readonly dimensions: readonly KeyValue[];
	/** Segments by their IDs. */
	readonly segments: readonly KeyValue[];
	/** The number of the row among equal rows, from 1. */
	readonly occurrence: number;
}

const HEX_DIGITS = 32;

/**
 * The key of a row: the same in every run, whatever the names and order of columns, and short
 * enough for the index of any database.
 */
export function rowKey({ site, report, scale, date, occurrence, ...values }: RowFacts): string {
	const [dimensions, segments] = [values.dimensions, values.segments].map(sorted);
	const all = JSON.stringify([site, report, scale, date, dimensions, segments, occurrence]);
	return createHash('sha256').update(all).digest('hex').slice(0, HEX_DIGITS);
}

/** The non-empty values, sorted: other reports may add columns that are empty in this row. */
function sorted(values: readonly KeyValue[]): string[] {
	return values
		.filter(([, value]) => value !== null)
		.map((pair) => JSON.stringify(pair))
		.sort();
}
