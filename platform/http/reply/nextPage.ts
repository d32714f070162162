import type { JsonRecord } from '../../base/json/json';
import { settle } from '../../base/async/settle';
import type { Connection } from '../connection/connection';
import type { ErrorKind } from '../errors/errorCatalog';
import { Fault } from '../errors/fault';
import type { Call } from '../call';
import type { Query } from '../url';
import { callUrl } from '../url';
import { nextPlaces } from './completeness';
import { hasId } from './confirmation';
import type { PageSigns } from './pageSigns';

// A limit, because a platform may name next pages without end.
const MOST_PAGES = 1_000;
const LONGEST_ADDRESS = 8_000;

/** A received page, with the signs of completeness in its headers. */
export interface ReadPage {
	readonly body: unknown;
	readonly page: PageSigns | undefined;
}

const LEADS_NOWHERE: readonly ErrorKind[] = ['notFound', 'refused', 'forbidden'];

/** Which page is read: the first, one that the platform has named itself, or one by its place. */
type PageKind = 'first' | 'named' | 'further';

/**
 * Reads a page; undefined if the platform refuses one that it has named itself, or has none at a
 * place beyond the first page. @throws Fault
 */
export async function readUnlessRefused<T>(
	read: () => Promise<T>,
	kind: PageKind,
): Promise<T | undefined> {
	const done = await settle(read());
	if ('value' in done) return done.value;
	const { error } = done;
	if (error instanceof Fault && leadsNowhere(error, kind)) return undefined;
	throw error;
}

const BEYOND_THE_END = [404, 416];

function leadsNowhere({ kind, facts: { status = 0 } }: Fault, page: PageKind): boolean {
	if (page === 'named') return LEADS_NOWHERE.includes(kind);
	return page === 'further' && BEYOND_THE_END.includes(status);
}

/**
 * Reads a reply and the pages that it leads to, as long as each has something new.
 *
 * @param isAgain whether a page holds what the one before it holds: a platform may not know what it names
 * @throws Fault
 */
export async function followPages<T extends ReadPage>(
	platform: Connection,
	call: Call,
	read: (call: Call) => Promise<T>,
	isAgain: (page: T, before: T) => boolean,
): Promise<[T, ...T[]]> {
	const trail = new PageTrail(platform, call);
	const first = await read(call);
	const pages: [T, ...T[]] = [first];
	for (let before = first; ;) {
		const next = trail.next(before.body, before.page);
		const page = next && (await readUnlessRefused(async () => await read(next), 'named'));
		if (!page || isAgain(page, before)) return pages;
		pages.push(page);
		before = page;
	}
}

/** Tracks the pages of one reply, each of which is requested once. */
export class PageTrail {
	private readonly seen: Set<string>;

	constructor(
		private readonly platform: Connection,
		private readonly call: Call,
	) {
		this.seen = new Set([new URL(this.addressOf(call)).search]);
	}

	/**
	 * The call for the page that a reply names, in its header `Link` or in a member. Undefined where it names none,
	 * and where that may not be followed: it must have the origin and the path of the call, and be new.
	 * Only its query is taken, so that the token cannot go anywhere else.
	 */
	next(
		body: unknown,
		page: PageSigns | undefined,
		reports: readonly JsonRecord[] = [],
	): Call | undefined {
		const { method, idempotent = true } = this.call;
		if (method !== 'GET' || !idempotent || this.seen.size >= MOST_PAGES) return undefined;
		const here = new URL(this.addressOf(this.call));
		for (const place of [page?.next ?? [], nextPlaces(body, reports)].flat()) {
			const query = queryOfPage(place, here);
			if (!query) continue;
			const call = { ...this.call, query };
			const { search } = new URL(this.addressOf(call));
			if (this.seen.has(search)) continue;
			this.seen.add(search);
			return call;
		}
		return undefined;
	}

	private addressOf({ path, pathValues, query = {} }: Call): string {
		return callUrl(this.platform.address.root, path, pathValues, query);
	}
}

/** The query of a URL with the same path and host; undefined for any other URL. */
function queryOfPage(place: string, here: URL): Query | undefined {
	const address = place.trim();
	if (address.length > LONGEST_ADDRESS || !URL.canParse(address, here.href)) return undefined;
	const { origin, pathname, username, password, searchParams } = new URL(address, here.href);
	if (origin !== here.origin || pathname !== here.pathname || username || password)
		return undefined;
	const names = [...new Set(searchParams.keys())];
	if (names.length === 0) return undefined;
	return Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)]));
}

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
