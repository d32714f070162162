import type { JsonRecord } from '../../base/json/json';
import { completenessOf, hasOnlyPaging, shortfallIn, withPageSigns } from './completeness';
import type { Connection } from '../connection/connection';
import type { ReadPage } from './nextPage';
import { PageTrail, readUnlessRefused, followPages } from './nextPage';
import { readRecords } from './readRecords';
import type { Call } from '../call';
import { requestFacts } from '../callFaults';
import { requestReply } from '../request';
import { reasonFacts, refusalOf } from './parseReply';
import { refusesList } from './refusal/refusedList';
import { findTable } from './tables/findTable';
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
 * Reads a list page by page: the pages that the replies name, otherwise with `limit` and `start`
 * (observed practice) until a page is empty. A short page need not be the last one, because the
 * platform may return fewer records than requested.
 *
 * @param most the number of requested records; undefined for all
 * @throws Fault
 */
export async function readList(
	platform: Connection,
	call: Call,
	most: number | undefined,
): Promise<List> {
	const reading = new ListReading(platform, call, most);
	let list: List | undefined;
	while (list === undefined) list = await reading.readPage();
	return list;
}

/** A list that is read page by page. */
class ListReading {
	private readonly records: JsonRecord[] = [];
	private readonly pages: ReadPage[] = [];
	private readonly requested: number;
	/** Why the list is incomplete when the requested number is reached. */
	private readonly cut: 'hardStop' | 'limit';
	private cap: { readonly cap?: number } = {};
	private previous: Page = { rows: [], isShort: false };
	private named: Named | undefined;

	constructor(
		private readonly platform: Connection,
		private readonly call: Call,
		most: number | undefined,
	) {
		this.requested = Math.min(most ?? MOST_ROWS, MOST_ROWS);
		this.cut = most === undefined || most > MOST_ROWS ? 'hardStop' : 'limit';
	}

	/** Reads the next page. @returns the list, if it ends with it */
	async readPage(): Promise<List | undefined> {
		const { platform, named, previous } = this;
		const remaining = this.requested - this.records.length;
		if (remaining <= 0) return this.list({ cut: this.cut, ...this.cap });
		const limit = Math.min(PAGE_ROWS, remaining);
		const byPlace = this.byPlace(limit);
		const trail = named?.trail ?? new PageTrail(platform, byPlace);
		const request = async () => await requestReply(platform, named?.call ?? byPlace);
		const read = await readUnlessRefused(request, named !== undefined);
		if (!read) return this.end();
		refuseRefusal(platform, this.call, read.body);
		const found = readRecords(read.body);
		const page = { rows: found.map((row) => JSON.stringify(row)), isShort: found.length < limit };
		if (isRepeated(page, previous, limit)) return this.endOfRepetition();
		if (previous.isShort && found.length > 0 && !named) this.cap = { cap: previous.rows.length };
		this.previous = page;
		if (found.length > 0 || this.pages.length === 0) this.pages.push(read);
		found.slice(0, remaining).forEach((record) => this.records.push(record));
		if (found.length > remaining) return this.list({ cut: this.cut, ...this.cap });
		const isTable = findTable(read.body) !== undefined;
		const next = isTable ? trail.next(read.body, read.page) : undefined;
		// A page that exceeds the limit is the whole list, and a single record is no list.
		const isEnd = found.length === 0 || found.length > limit || !isTable;
		if (!next && (named || isEnd)) return this.end();
		this.named = next && { call: next, trail };
		return undefined;
	}

	/** The request for the records after those that were read. */
	private byPlace(limit: number): Call {
		const { call, records } = this;
		return { ...call, query: { ...call.query, limit, start: records.length } };
	}

	private list(end: Pick<List, 'cap' | 'cut'>): List {
		return { records: this.records, replies: this.pages.map(({ body }) => body), ...end };
	}

	private end(): List {
		return this.list({ ...this.cap, ...this.partialCut() });
	}

	/**
	 * A platform that ignores `start` repeats the page: if it was short, it is the whole list; if it
	 * was full, the list may be incomplete.
	 */
	private endOfRepetition(): List {
		const isKnown = this.previous.isShort || this.named;
		return this.list(isKnown ? this.partialCut() : { cut: 'noPaging' });
	}

	private partialCut() {
		return partialCut(this.records, this.pages, { isNamed: this.named !== undefined });
	}
}

/** The page that the previous reply names. */
interface Named {
	readonly call: Call;
	readonly trail: PageTrail;
}

/** How a list is read that comes in one reply. */
interface OnePage {
	/** Whether the pages that it names are read; those of a list of a form are read one by one. */
	readonly follows?: boolean;
	/** Whether a list is expected, so that nothing but a refusal in words is one. */
	readonly isList?: boolean;
}

/** @throws Fault if the platform refuses a list in a reply with a good status */
function refuseRefusal(platform: Connection, call: Call, body: unknown): void {
	if (!refusesList(body)) return;
	throw refusalOf('reported', body, {
		...requestFacts(platform, call),
		...reasonFacts(body, platform.secrets),
	});
}

/**
 * Reads a list that comes in one reply, or in pages that its replies name, and whether it is only a part.
 *
 * @throws Fault
 */
export async function readOnePage(
	platform: Connection,
	call: Call,
	{ follows = true, isList = true }: OnePage = {},
): Promise<List> {
	const read = async (one: Call) => {
		const { body, page } = await requestReply(platform, one);
		if (isList) refuseRefusal(platform, one, body);
		return { body, page, records: readRecords(body) };
	};
	type Read = Awaited<ReturnType<typeof read>>;
	const isAgain = (page: Read, before: Read) =>
		JSON.stringify(page.records) === JSON.stringify(before.records);
	const pages = follows ? await followPages(platform, call, read, isAgain) : [await read(call)];
	const records = pages.flatMap((page) => page.records);
	const replies = pages.map(({ body }) => body);
	return { records, replies, ...partialCut(records, pages, { isNamed: true }) };
}

/**
 * What says that a list read to its end is not whole: a larger count, or a sign of more in its last page.
 *
 * @param isNamed whether pages were read as they name each other: else an empty one is the end, whatever was said before
 */
function partialCut(
	records: readonly JsonRecord[],
	pages: readonly ReadPage[],
	{ isNamed = false } = {},
): { readonly cut?: 'partial' } {
	const sums = () => {
		const all = new ColumnSums();
		for (const record of records) all.add(record);
		return all;
	};
	const isPart = pages.some((page, at) => {
		const isLast = at === pages.length - 1 && (isNamed || at === 0);
		return findTable(page.body) && saysMore(page, records.length, sums, isLast, pages.length);
	});
	return isPart ? { cut: 'partial' } : {};
}

// Matches `siteId` and `userid`, but not `paid`, `bid` or `scartvalid`.
const IS_ID = /(?<!pa|val|b)id$/i;

/**
 * The sums of the columns of records. A member named `total` may be such a sum instead of a count.
 * IDs are not summed.
 */
export class ColumnSums {
	private readonly sums = new Map<string, number>();

	/** Adds a record. */
	add(record: JsonRecord): void {
		for (const [name, value] of Object.entries(record)) {
			const amount = Number(textOf(value) ?? NaN);
			if (Number.isNaN(amount) || IS_ID.test(name)) continue;
			this.sums.set(name, (this.sums.get(name) ?? 0) + amount);
		}
	}

	/** Whether a number is one of the sums. */
	has(total: number): boolean {
		return [...this.sums.values()].some((sum) => Math.abs(sum - total) < 1);
	}
}

/**
 * Whether a page says that there is more than these records.
 *
 * @param isLast whether it is the last that was read, so that what it says of a next one counts
 */
export function saysMore(
	{ body, page }: ReadPage,
	rows: number,
	sums: () => ColumnSums,
	isLast: boolean,
	pagesRead = 1,
): boolean {
	const { sign, total, ...stated } = withPageSigns(completenessOf(body, [], pagesRead), page);
	const counts = { ...stated, limit: undefined, sign: isLast ? sign : undefined };
	const isCount = total !== undefined && hasOnlyPaging(body);
	const missing = shortfallIn(isCount ? { ...counts, total } : counts, rows, (sum) =>
		sums().has(sum),
	);
	return missing !== undefined;
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
