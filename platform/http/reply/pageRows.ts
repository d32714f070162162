import type { JsonRecord } from '../../base/json/json';
import { hasId } from './confirmation';

/** A page of a list, to compare it with the one before. */
export interface Page {
	/** Each row as JSON. */
	readonly rows: readonly string[];
	/** Whether the page has fewer rows than requested. */
	readonly isShort: boolean;
}

/** Whether a page repeats the rows of the previous one, up to the requested number. */
export function isRepeated({ rows }: Page, previous: Page, limit: number): boolean {
	const coversPage = rows.length > 0 && rows.length >= Math.min(limit, previous.rows.length);
	return coversPage && rows.every((row, index) => row === previous.rows[index]);
}

/**
 * How many records at the beginning of a page were the last ones of the previous page: a platform may
 * count from 1, or have new records since then. Different records without an ID of their own may look
 * the same.
 */
export function overlapOf(page: Page, previous: Page, records: readonly JsonRecord[]): number {
	const areIdentified =
		records.every(hasId) && new Set(previous.rows).size === previous.rows.length;
	const at = areIdentified ? previous.rows.lastIndexOf(page.rows[0] ?? '') : -1;
	if (at < 0) return 0;
	const overlap = previous.rows.slice(at);
	return overlap.every((row, index) => row === page.rows[index]) ? overlap.length : 0;
}
