import type { JsonRecord } from '../../base/json/json';
import { completenessOf, hasOnlyPaging, missingIn, withPageSigns } from './completeness';
import type { Connection } from '../connection/connection';
import { readRecords } from './readRecords';
import type { Call } from '../request';
import type { PageSigns } from './pageSigns';
import { requestReply } from '../request';
import { findTable } from './findTable';
import { textOf } from '../../base/json/json';

// Observed practice: pages have 100 entries unless another limit is requested.
const PAGE_ROWS = 100;
const MOST_ROWS = 100_000;

/** A list, which may be incomplete. */
export interface List {
	readonly records: readonly JsonRecord[];
	/** The replies as received, one per page. */
	readonly replies: readonly unknown[];
	/** Why the list may be incomplete. */
	readonly cut?: 'limit' | 'hardStop' | 'noPaging' | 'partial';
	/** The page size of the platform, if it is smaller than requested. */
	readonly cap?: number;
}

/**
 * Reads a list page by page with `limit` and `start` (observed practice) until a page is empty. A
 * short page need not be the last one, because the platform may return fewer records than
 * requested.
 *
 * @param most the number of requested records; undefined for all
 * @throws Fault
 */
export async function readList(
	platform: Connection,
	call: Call,
	most: number | undefined,
): Promise<List> {
	const requested = Math.min(most ?? MOST_ROWS, MOST_ROWS);
	const cut = most === undefined || most > MOST_ROWS ? 'hardStop' : 'limit';
	const records: JsonRecord[] = [];
	const replies: unknown[] = [];
	const pages: PageSigns[] = [];
	let cap: { readonly cap?: number } = {};
	let previous: Page = { rows: [], isShort: false };
	while (records.length < requested) {
		const limit = Math.min(PAGE_ROWS, requested - records.length);
		const query = { ...call.query, limit, start: records.length };
		const { body: reply, page: signs } = await requestReply(platform, { ...call, query });
		const found = readRecords(reply);
		const page = { rows: found.map((row) => JSON.stringify(row)), isShort: found.length < limit };
		// A platform that ignores `start` repeats the page: if it was short, it is the whole list; if
		// it was full, the list may be incomplete.
		if (isRepeated(page, previous, limit)) {
			return {
				records,
				replies,
				...(previous.isShort ? partialCut(records, replies, pages) : { cut: 'noPaging' }),
			};
		}
		if (previous.isShort && found.length > 0) cap = { cap: previous.rows.length };
		previous = page;
		if (found.length > 0 || replies.length === 0) {
			replies.push(reply);
			pages.push(signs);
		}
		const exceedsRequest = found.length > requested - records.length;
		found.slice(0, requested - records.length).forEach((record) => records.push(record));
		if (exceedsRequest) return { records, replies, cut, ...cap };
		// A page that exceeds the limit is the whole list, and a single record is no list.
		if (found.length === 0 || found.length > limit || !findTable(reply)) {
			return { records, replies, ...cap, ...partialCut(records, replies, pages) };
		}
	}
	return { records, replies, cut, ...cap };
}

/**
 * Reads a list from a single reply, and whether that reply says that it is incomplete. @throws
 * Fault
 */
export async function readOnePage(platform: Connection, call: Call): Promise<List> {
	const { body, page } = await requestReply(platform, call);
	const records = readRecords(body);
	return { records, replies: [body], ...partialCut(records, [body], [page]) };
}

/**
 * Whether a list is incomplete although it was read to its end: a count is larger, or its only page
 * has a sign of more rows.
 */
function partialCut(
	records: readonly JsonRecord[],
	replies: readonly unknown[],
	pages: readonly PageSigns[],
): { readonly cut?: 'partial' } {
	const isOne = replies.length === 1;
	const isPart = replies.some((reply, at) => {
		if (!findTable(reply)) return false;
		const { sign, total, ...stated } = withPageSigns(completenessOf(reply, []), pages[at]);
		const counts = { ...stated, limit: undefined, sign: isOne ? sign : undefined };
		const isCount = total !== undefined && hasOnlyPaging(reply);
		const missing = missingIn(isCount ? { ...counts, total } : counts, records.length, (sum) =>
			isSumOf(records, sum),
		);
		return missing !== undefined;
	});
	return isPart ? { cut: 'partial' } : {};
}

// Matches `siteId` and `userid`, but not `paid`, `bid` or `scartvalid`.
const IS_ID = /(?<!pa|val|b)id$/i;

/**
 * Whether a number is the sum of a column, as a member named `total` may be a sum instead of a
 * count. IDs are not summed.
 */
function isSumOf(records: readonly JsonRecord[], total: number): boolean {
	const sums = new Map<string, number>();
	for (const record of records) {
		for (const [name, value] of Object.entries(record)) {
			const amount = Number(textOf(value) ?? NaN);
			if (Number.isNaN(amount) || IS_ID.test(name)) continue;
			sums.set(name, (sums.get(name) ?? 0) + amount);
		}
	}
	return [...sums.values()].some((sum) => Math.abs(sum - total) < 1);
}

interface Page {
	/** Each row as JSON. */
	readonly rows: readonly string[];
	/** Whether the page has fewer rows than requested. */
	readonly isShort: boolean;
}

/** Whether a page repeats the rows of the previous one, up to the requested number. */
function isRepeated({ rows }: Page, previous: Page, limit: number): boolean {
	const coversPage = rows.length > 0 && rows.length >= Math.min(limit, previous.rows.length);
	return coversPage && rows.every((row, index) => row === previous.rows[index]);
}
