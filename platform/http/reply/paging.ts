import type { JsonRecord } from '../../base/json/json';
import { completenessOf, hasOnlyPaging, missingIn, withPageSigns } from './completeness';
import type { Connection } from '../connection/connection';
import { readRecords } from './records';
import type { Call } from '../request';
import type { PageSigns } from './pageSigns';
import { requestReply } from '../request';
import { findTable } from './table';
import { textOf } from '../../base/json/json';

// Observed practice: lists come in pages of 100 unless another limit is asked for.
const PAGE_ROWS = 100;
const MOST_ROWS = 100_000;

/** A list, perhaps not whole. */
export interface List {
	readonly records: readonly JsonRecord[];
	/** The replies as they came, one per page. */
	readonly replies: readonly unknown[];
	/** Why the list may go on beyond these records. */
	readonly cut?: 'limit' | 'hardStop' | 'noPaging' | 'partial';
	/** How many records the platform gives at most at a time, where that is less than was asked for. */
	readonly cap?: number;
}

/**
 * Reads a list page by page, by `limit` and `start` (observed practice), up to an empty page: a
 * short one need not be the last, as the platform may give fewer at a time than it is asked for.
 *
 * @param most how many records are wanted; all of them when undefined
 * @throws Fault
 */
export async function readList(
	platform: Connection,
	call: Call,
	most: number | undefined,
): Promise<List> {
	const wanted = Math.min(most ?? MOST_ROWS, MOST_ROWS);
	const cut = most === undefined || most > MOST_ROWS ? 'hardStop' : 'limit';
	const records: JsonRecord[] = [];
	const replies: unknown[] = [];
	const pages: PageSigns[] = [];
	let cap: { readonly cap?: number } = {};
	let before: Page = { rows: [], isShort: false };
	while (records.length < wanted) {
		const limit = Math.min(PAGE_ROWS, wanted - records.length);
		const query = { ...call.query, limit, start: records.length };
		const { body: reply, page: signs } = await requestReply(platform, { ...call, query });
		const found = readRecords(reply);
		const page = { rows: found.map((row) => JSON.stringify(row)), isShort: found.length < limit };
		// A platform that does not know `start` sends the same entries again: a short page is then the
		// whole list, and of a full one nobody knows.
		if (isAgain(page, before, limit)) {
			return {
				records,
				replies,
				...(before.isShort ? partialCut(records, replies, pages) : { cut: 'noPaging' }),
			};
		}
		if (before.isShort && found.length > 0) cap = { cap: before.rows.length };
		before = page;
		if (found.length > 0 || replies.length === 0) {
			replies.push(reply);
			pages.push(signs);
		}
		const isTooMuch = found.length > wanted - records.length;
		found.slice(0, wanted - records.length).forEach((record) => records.push(record));
		if (isTooMuch) return { records, replies, cut, ...cap };
		// Longer is a list that comes whole, and one record is no list.
		if (found.length === 0 || found.length > limit || !findTable(reply)) {
			return { records, replies, ...cap, ...partialCut(records, replies, pages) };
		}
	}
	return { records, replies, cut, ...cap };
}

/** Reads a list that comes in one reply, and whether that says that it is a part. @throws Fault */
export async function readOnePage(platform: Connection, call: Call): Promise<List> {
	const { body, page } = await requestReply(platform, call);
	const records = readRecords(body);
	return { records, replies: [body], ...partialCut(records, [body], [page]) };
}

/** What says that a list read to its end is not whole: a larger count, or a sign of more in its only page. */
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

// `siteId` and `userid`, but not `paid`, `bid` or `scartvalid`.
const IS_ID = /(?<!pa|val|b)id$/i;

/** Whether a number is the sum of a column: a member called `total` may be that, and no count. IDs are not summed. */
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
	/** As JSON. */
	readonly rows: readonly string[];
	/** Whether it holds fewer rows than were asked for. */
	readonly isShort: boolean;
}

/** Whether a page holds the rows of the one before it, at least as many of them as were asked for. */
function isAgain({ rows }: Page, before: Page, limit: number): boolean {
	const isEnough = rows.length > 0 && rows.length >= Math.min(limit, before.rows.length);
	return isEnough && rows.every((row, index) => row === before.rows[index]);
}
