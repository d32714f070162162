import type { JsonRecord } from './json';
import type { Platform } from './platform';
import { findRows, readRecords } from './records';
import type { Call } from './request';
import { requestJson } from './request';

// Observed practice: lists come in pages of 100 unless another limit is asked for.
const PAGE_ROWS = 100;
const MOST_ROWS = 100_000;

/** A list, perhaps not whole. */
export interface List {
	readonly records: readonly JsonRecord[];
	/** The replies as they came, one per page. */
	readonly replies: readonly unknown[];
	/** Why the list may go on beyond these records. */
	readonly cut?: 'limit' | 'hardStop' | 'noPaging';
}

/**
 * Reads a list page by page, by `limit` and `start` (observed practice).
 *
 * @param most how many records are wanted; all of them when undefined
 * @throws Fault
 */
export async function readList(
	platform: Platform,
	call: Call,
	most: number | undefined,
): Promise<List> {
	const wanted = Math.min(most ?? MOST_ROWS, MOST_ROWS);
	const records: JsonRecord[] = [];
	const replies: unknown[] = [];
	let before = '';
	while (records.length < wanted) {
		const limit = Math.min(PAGE_ROWS, wanted - records.length);
		const query = { ...call.query, limit, start: records.length };
		const reply = await requestJson(platform, { ...call, query });
		const page = readRecords(reply);
		const now = JSON.stringify(page);
		// A platform that does not know `start` would send the same entries for ever.
		if (page.length > 0 && now === before) return { records, replies, cut: 'noPaging' };
		before = now;
		replies.push(reply);
		const isTooMuch = page.length > wanted - records.length;
		records.push(...page.slice(0, wanted - records.length));
		if (isTooMuch) return { records, replies, cut: 'limit' };
		// Shorter is the last page, longer a list that comes whole, and one record is no list.
		if (page.length !== limit || !findRows(reply)) return { records, replies };
	}
	return { records, replies, cut: most === undefined || most > MOST_ROWS ? 'hardStop' : 'limit' };
}
