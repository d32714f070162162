import type { JsonRecord } from '../../base/json/json';
import { isRecord, textOf } from '../../base/json/json';
import type { PageSigns } from './pageSigns';
import { leadsOn } from './pageSigns';
import { nameOfSign } from './signNames';

/** What a reply says of how much of a report or list it holds. */
export interface Completeness {
	/** How many rows there are, where it says so; 0 where it does not. */
	readonly totalRows: number;
	/** A number called only `total`, which may be rows or the sum of a figure. */
	readonly total?: number | undefined;
	/** How many rows a reply has at most. */
	readonly limit?: number | undefined;
	/** What says that there is more, as it came. */
	readonly sign?: string | undefined;
	/** Whether it says that nothing is missing. */
	readonly isWhole: boolean;
}

/** What members are called that say how much there is. Case, underscores and hyphens do not matter. */
const NAMES = {
	counts: [
		...['totalRowCount', 'totalRows', 'totalCount', 'totalResults', 'totalRecords', 'totalItems'],
		...['totalElements', 'recordsTotal', 'itemsTotal', 'numFound', 'rowsTotal', 'countTotal'],
	],
	next: [
		...['next', 'nextPage', 'nextPageToken', 'nextPageUrl', 'nextLink', 'nextCursor', 'nextToken'],
		...['nextUrl', 'nextUri', 'odataNextLink', 'continuation', 'continuationToken', 'nextOffset'],
	],
	more: [
		...['hasMore', 'hasNext', 'hasNextPage', 'hasMoreRows', 'hasMoreResults', 'more', 'moreRows'],
		...['moreResults', 'moreAvailable', 'truncated', 'isTruncated', 'rowsTruncated', 'partial'],
		...[
			'dataTruncated',
			'isPartial',
			'incomplete',
			'isIncomplete',
			'limitReached',
			'limitExceeded',
		],
	],
	whole: ['complete', 'isComplete', 'isLast', 'isLastPage', 'last', 'allRows'],
	pages: ['pages', 'totalPages', 'pageCount', 'numPages', 'lastPage', 'pagesTotal'],
	limit: ['limit', 'pageSize', 'perPage', 'maxRows', 'rowLimit', 'maxResults', 'pageLimit'],
	words: [
		'message',
		'messages',
		'notice',
		'notices',
		'warning',
		'warnings',
		'note',
		'info',
		'page',
	],
	around: [
		'paging',
		'pagination',
		'page',
		'pageInfo',
		'meta',
		'links',
		'cursor',
		'cursors',
		'summary',
	],
} as const satisfies Record<string, readonly string[]>;

type Kind = keyof typeof NAMES;

const PLAIN = Object.fromEntries(
	Object.entries(NAMES).map(([kind, names]) => [kind, new Set(names.map(nameOfSign))]),
);

function isOf(kind: Kind, name: string): boolean {
	return PLAIN[kind]?.has(nameOfSign(name)) === true;
}

/** Looks for what a reply says of its completeness: at the top, in what wraps it, and in each report. */
export function completenessOf(body: unknown, reports: readonly JsonRecord[]): Completeness {
	const top = isRecord(body) ? body : {};
	const wraps = ['data', 'result', 'response'].map((name) => top[name]).filter(isRecord);
	const places = [...new Set([top, ...wraps, ...reports])];
	const around = places.flatMap((place) =>
		Object.entries(place).flatMap(([name, value]) =>
			isOf('around', name) && isRecord(value) ? [value] : [],
		),
	);
	const outerMembers = places.flatMap(membersOf);
	const inside = around.flatMap(membersOf);
	const all = [...outerMembers, ...inside];
	const counts = all.filter(([name]) => isOf('counts', name)).map(([, value]) => countOf(value));
	const totals = (members: typeof all) =>
		members.filter(([name]) => nameOfSign(name) === 'total').map(([, value]) => countOf(value));
	const limits = all.filter(([name]) => isOf('limit', name)).map(([, value]) => countOf(value));
	const [total] = totals(outerMembers).filter((count) => count > 0);
	return {
		totalRows: [...counts, ...totals(inside)].reduce((most, one) => (one > most ? one : most), 0),
		total,
		limit: limits.find((limit) => limit > 0),
		sign: all.map(signIn).find((sign) => sign !== undefined),
		isWhole: all.some(([name, value]) => saysWhole(name, value)),
	};
}

/** The same with what the headers of the reply say. */
export function withPageSigns(statement: Completeness, page: PageSigns | undefined): Completeness {
	const { totalRows = 0, sign } = page ?? {};
	return {
		...statement,
		totalRows: totalRows > statement.totalRows ? totalRows : statement.totalRows,
		sign: statement.sign ?? sign,
	};
}

const OF_PAGES: readonly Kind[] = ['counts', 'next', 'more', 'whole', 'pages', 'limit', 'around'];
const OF_REPLIES = new Set(
	'error success status code message count size start offset from skip total previous prev self first'.split(
		' ',
	),
);

/** Whether what a reply holds beside lists is about pages, so that its `total` counts entries. */
export function hasOnlyPaging(reply: unknown): boolean {
	const top = isRecord(reply) ? reply : {};
	const inner = isRecord(top.data) ? top.data : {};
	return [...Object.entries(top), ...Object.entries(inner)].every(
		([name, value]) =>
			typeof value === 'object' ||
			OF_REPLIES.has(nameOfSign(name)) ||
			OF_PAGES.some((kind) => isOf(kind, name)),
	);
}

type Member = readonly [name: string, value: unknown];

function membersOf(place: JsonRecord): Member[] {
	return Object.entries(place);
}

function countOf(value: unknown): number {
	const count = Number(textOf(value)?.trim() || 0);
	return Number.isSafeInteger(count) ? count : 0;
}

function isTrue(value: unknown): boolean {
	return value === true || /^(1|true|yes|y)$/i.test(textOf(value)?.trim() ?? '');
}

function isFalse(value: unknown): boolean {
	return value === false || /^(0|false|no|n)$/i.test(textOf(value)?.trim() ?? '');
}

function saysWhole(name: string, value: unknown): boolean {
	if (isOf('more', name)) return isFalse(value);
	return isOf('whole', name) ? isTrue(value) : isOf('next', name) && !isThere(value);
}

/** Whether a member that leads to the next page leads anywhere. */
function isThere(value: unknown): boolean {
	if (isRecord(value)) return Object.values(value).some(isThere);
	if (typeof value === 'boolean') return value;
	return leadsOn(textOf(value) ?? '');
}

const LONGEST_SIGN = 80;

/** What a member says that means there is more, as it is told. An address stays out of it. */
function signIn([name, value]: Member): string | undefined {
	if (isOf('next', name) && isThere(value)) return name;
	if (isOf('more', name) && isTrue(value)) return `${name}: ${textOf(value) ?? 'true'}`;
	if (isOf('whole', name) && isFalse(value)) return `${name}: ${textOf(value) ?? 'false'}`;
	if (isOf('pages', name) && countOf(value) > 1) return `${name}: ${countOf(value)}`;
	if (!isOf('words', name)) return undefined;
	const words = [value].flat().map((one) => textOf(isRecord(one) ? one.message : one) ?? '');
	return words
		.map((text) => text.slice(0, LONGEST_SIGN))
		.find((text) => SAYS_MORE.test(text) || isFirstPage(text, name));
}

const SAYS_MORE =
	/truncat|incomplete|partial (result|data|report)|only the first|more rows|limited to|row limit|tronqu/i;

function isFirstPage(text: string, name: string): boolean {
	const [, page, pages] = /(\d{1,9}) ?(?:of|\/|sur|von|de) ?(\d{1,9})/i.exec(text) ?? [];
	const isPage = /page|seite|página/i.test(text) || nameOfSign(name) === 'page';
	return isPage && page !== undefined && Number(pages) > 1;
}

const LARGEST_REPORTED = 10;

/** Whether so many rows are all that there are; undefined where nothing says that more are missing. */
export function missingIn(
	{ totalRows, total, limit, sign, isWhole }: Completeness,
	rows: number,
	isFigure: (total: number) => boolean,
): { readonly totalRows?: number; readonly sign?: string } | undefined {
	if (totalRows > rows) return { totalRows };
	if (sign !== undefined) return { sign };
	if (total !== undefined && total > rows && !isFigure(total)) return { totalRows: total };
	const isKnown = isWhole || totalRows === rows || total === rows;
	if (limit === undefined || isKnown || rows < limit || limit < LARGEST_REPORTED) return undefined;
	return { sign: `limit: ${limit}` };
}
