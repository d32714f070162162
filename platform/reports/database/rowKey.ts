import { createHash } from 'node:crypto';

import type { Cell } from '../cells';
import type { Scale } from '../types';

/** What a row is about, apart from its figures. */
export interface RowFacts {
	readonly site: string;
	readonly kind: string;
	/** The data level; empty for channels. */
	readonly path: string;
	readonly scale: Scale;
	/** The day, or the first moment of the hour, week or month, as the rows say it. */
	readonly date: string;
	/** What the platform calls dimensions and segments, and the values of this row. */
	readonly values: ReadonlyArray<readonly [field: string, value: Cell]>;
	/** Which of several rows it is that are alike in all of that; 1 where there is one. */
	readonly occurrence: number;
}

const HEX_DIGITS = 32;

/**
 * The key of a row: the same for the same row in every run, whatever its columns are called, and in
 * whichever order they stand. Short enough for the index of any database.
 */
export function rowKey({ values, site, kind, path, scale, date, occurrence }: RowFacts): string {
	const sorted = values.map((pair) => JSON.stringify(pair)).sort();
	const facts = [site, kind, path, scale, date, sorted];
	const all = JSON.stringify(occurrence === 1 ? facts : [...facts, occurrence]);
	return createHash('sha256').update(all).digest('hex').slice(0, HEX_DIGITS);
}
