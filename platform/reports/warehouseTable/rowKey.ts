import { createHash } from 'node:crypto';

import type { Cell } from '../table/tableCell';
import type { TimeScale } from '../types';

/** What the platform calls a dimension or segment, and the value of a row. */
export type KeyValue = readonly [field: string, value: Cell];

/** What a row is about, apart from its figures. */
export interface RowFacts {
	readonly site: string;
	/** What tells its report from others of the table. */
	readonly report: string;
	readonly scale: TimeScale;
	/** The day, or the first moment of the hour, week or month, as the rows say it. */
	readonly date: string;
	readonly dimensions: readonly KeyValue[];
	/** By the IDs of the segments. */
	readonly segments: readonly KeyValue[];
	/** Which of several rows it is that are alike in all of that; 1 where there is one. */
	readonly occurrence: number;
}

const HEX_DIGITS = 32;

/**
 * The key of a row: the same for the same row in every run, whatever its columns are called, in
 * whichever order they stand, and whatever other rows have. Short enough for the index of any database.
 */
export function rowKey({ site, report, scale, date, occurrence, ...values }: RowFacts): string {
	const [dimensions, segments] = [values.dimensions, values.segments].map(sorted);
	const all = JSON.stringify([site, report, scale, date, dimensions, segments, occurrence]);
	return createHash('sha256').update(all).digest('hex').slice(0, HEX_DIGITS);
}

/** Those that the row has: others may bring columns that are empty in it. */
function sorted(values: readonly KeyValue[]): string[] {
	return values
		.filter(([, value]) => value !== null)
		.map((pair) => JSON.stringify(pair))
		.sort();
}
