import type { JsonRecord } from '../../base/json/json';
import type { Connection } from '../connection/connection';
import type { Page, ReadPage } from './nextPage';
import { followPages, isRepeated, overlapOf, PageTrail, readUnlessRefused } from './nextPage';
import { isStatedWhole, partialCut } from './partialList';
import { readRecords } from './readRecords';
import type { Call } from '../call';
import { requestFacts } from '../callFaults';
import { requestReply } from '../request';
import { reasonFacts, refusalOf } from './parseReply';
import { refusesList } from './refusal/refusedList';
import { findTable } from './tables/findTable';

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
	/** The page that the previous reply names. */
	private named: NextPage | undefined;
	/** How many records pages had in common with the ones before them. */
	private shift = 0;

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
		const { platform, records } = this;
		const remaining = this.requested - records.length;
		if (remaining <= 0) return this.cutList();
		const limit = Math.min(PAGE_ROWS, remaining);
		const { call, trail } = this.named ?? this.byPlace(limit);
		const request = async () => await requestReply(platform, call);
		const read = await readUnlessRefused(request, this.kindOfPage());
		if (!read) return this.endOfRefusal();
		refuseRefusal(platform, this.call, read.body);
		const received = readRecords(read.body);
		const found = this.newRecords(received, limit);
		if (!found) return this.endOfRepetition();
		if (found.length > 0 || this.pages.length === 0) this.pages.push(read);
		found.slice(0, remaining).forEach((record) => records.push(record));
		if (found.length > remaining) return this.cutList();
		// A page that exceeds the limit is the whole list.
		const mayContinue = found.length > 0 && received.length <= limit;
		return this.advance(read, trail, mayContinue) ? undefined : this.end();
	}

	private kindOfPage() {
		if (this.named) return 'named';
		return this.pages.length === 0 ? 'first' : 'further';
	}

	/** Notes a page. @returns its new records; undefined if it repeats the one before */
	private newRecords(
		received: readonly JsonRecord[],
		limit: number,
	): readonly JsonRecord[] | undefined {
		const { previous, named } = this;
		const rows = received.map((row) => JSON.stringify(row));
		const page = { rows, isShort: received.length < limit };
		if (isRepeated(page, previous, limit)) return undefined;
		const overlap = named ? 0 : overlapOf(page, previous, received);
		this.shift += overlap;
		const found = received.slice(overlap);
		if (previous.isShort && found.length > 0 && !named) this.cap = { cap: previous.rows.length };
		this.previous = page;
		return found;
	}

	/** @returns whether there is a page after the one that was read: a named one, or the next by place */
	private advance({ body, page }: ReadPage, trail: PageTrail, mayContinue: boolean): boolean {
		// A single record is no list.
		const isTable = findTable(body) !== undefined;
		const next = isTable ? trail.next(body, page) : undefined;
		const isNextByPlace = isTable && mayContinue && this.named === undefined;
		if (!next && !isNextByPlace) return false;
		this.named = next && { call: next, trail };
		return true;
	}

	/** The page of the records after those that were read. */
	private byPlace(limit: number): NextPage {
		const query = { ...this.call.query, limit, start: this.records.length + this.shift };
		const call = { ...this.call, query };
		return { call, trail: new PageTrail(this.platform, call) };
	}

	/** The list that ends as enough was read. */
	private cutList(): List {
		return this.list({ cut: this.cut, ...this.cap });
	}

	private list(end: Pick<List, 'cap' | 'cut'>): List {
		return { records: this.records, replies: this.pages.map(({ body }) => body), ...end };
	}

	private end(): List {
		return this.list({ ...this.cap, ...this.partialCut() });
	}

	/** A platform that has no page after a full one may have had more, unless it says that it has not. */
	private endOfRefusal(): List {
		const isKnown =
			this.named || this.previous.isShort || isStatedWhole(this.records.length, this.pages);
		return isKnown ? this.end() : this.list({ cut: 'partial' });
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

interface NextPage {
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
