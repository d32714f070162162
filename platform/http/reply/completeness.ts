import type { JsonRecord } from '../../base/json/json';
import { isRecord, textOf } from '../../base/json/json';
import type { PageSigns } from './pageSigns';
import { leadsOn } from './pageSigns';
import { nameOfSign } from './signNames';

/** What a reply says about how much of a report or list it contains. */
export interface Completeness {
	/** The total number of rows, or 0 if the reply does not state it. */
	readonly totalRows: number;
	/** A member named just `total`, which may be a number of rows or the sum of a metric. */
	readonly total?: number | undefined;
	/** The maximum number of rows per reply. */
	readonly limit?: number | undefined;
	/** The sign of missing rows, as the reply has it. */
	readonly sign?: string | undefined;
	/** Whether the reply says that it is complete. */
	readonly isWhole: boolean;
}

/** Names of members that describe completeness, compared without case, underscores and hyphens. */
const NAMES = {
	counts: [
		...['totalRowCount', 'totalRows', 'totalCount', 'totalResults', 'totalRecords', 'totalItems'],
		...['totalElements', 'recordsTotal', 'itemsTotal', 'numFound', 'rowsTotal', 'countTotal'],
		...['totalHits', 'hitsTotal', 'totalMatches', 'availableRows', 'rowsAvailable', 'totalEntries'],
	],
	next: [
		...['next', 'nextPage', 'nextPageToken', 'nextPageUrl', 'nextLink', 'nextCursor', 'nextToken'],
		...['nextUrl', 'nextUri', 'odataNextLink', 'continuation', 'continuationToken', 'nextOffset'],
		...['nextMarker', 'nextStart', 'nextKey', 'scrollId', 'lastEvaluatedKey'],
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
			'dataLossFromOtherRow',
			'capped',
			'isCapped',
			'cutOff',
			'overflow',
		],
	],
	/** Counts of what is not in the reply. */
	rest: [
		...[
			'remainingRows',
			'rowsRemaining',
			'omittedRows',
			'rowsOmitted',
			'missingRows',
			'rowsMissing',
		],
		...['hiddenRows', 'droppedRows', 'rowsDropped', 'rowsLeft', 'otherRows', 'rowsCut'],
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
	/** Wrappers whose members need not concern paging. */
	mixed: ['meta', 'summary'],
	/** Names next to a total that counts entries. */
	paging: ['page', 'perPage', 'pageSize', 'limit', 'offset', 'start', 'pages', 'totalPages'],
} as const satisfies Record<string, readonly string[]>;

type Kind = keyof typeof NAMES;

const NORMALIZED_NAMES = Object.fromEntries(
	Object.entries(NAMES).map(([kind, names]) => [kind, new Set(names.map(nameOfSign))]),
);

function isOf(kind: Kind, name: string): boolean {
	return NORMALIZED_NAMES[kind]?.has(nameOfSign(name)) === true;
}

/** Reads the signs of completeness of a reply: at the top, in its wrapper, and in each report. */
export function completenessOf(body: unknown, reports: readonly JsonRecord[]): Completeness {
	const { outerMembers, inside } = statedMembers(body, reports);
	const all = [...outerMembers, ...inside.map(({ member }) => member)];
	const counts = all.filter(([name]) => isOf('counts', name)).map(([, value]) => countOf(value));
	const totals = (members: typeof all) =>
		members.filter(([name]) => nameOfSign(name) === 'total').map(([, value]) => countOf(value));
	const limits = all.filter(([name]) => isOf('limit', name)).map(([, value]) => countOf(value));
	const ofPages = inside.filter(({ isPaging }) => isPaging).map(({ member }) => member);
	const ofMeta = inside.filter(({ isMeta }) => isMeta).map(({ member }) => member);
	const [total] = totals([...outerMembers, ...ofMeta]).filter((count) => count > 0);
	return {
		totalRows: [...counts, ...totals(ofPages)].reduce(
			(most, count) => (count > most ? count : most),
			0,
		),
		total,
		limit: limits.find((limit) => limit > 0),
		sign: all.map(signIn).find((sign) => sign !== undefined),
		isWhole: all.some(([name, value]) => saysWhole(name, value)),
	};
}

/** The members of a reply that may have signs: those next to its rows, and those inside paging objects. */
function statedMembers(body: unknown, reports: readonly JsonRecord[]) {
	const top = isRecord(body) ? body : {};
	const wraps = ['data', 'result', 'response'].map((name) => top[name]).filter(isRecord);
	const places = [...new Set([top, ...wraps, ...reports])];
	const inside = places.flatMap((place) =>
		Object.entries(place).flatMap(([name, value]) => {
			if (!isOf('around', name) || !isRecord(value)) return [];
			const members = membersOf(value);
			// A total of `paging` counts entries; that of `meta` may be the sum of a metric, that of `summary` is one.
			const isPaging = !isOf('mixed', name) || members.some(([one]) => isOf('paging', one));
			const isMeta = !isPaging && nameOfSign(name) === 'meta';
			return members.map((member) => ({ member, isPaging, isMeta }));
		}),
	);
	return { outerMembers: places.flatMap(membersOf), inside };
}

/** Texts of a reply that may be the URL of its next page. */
export function nextPlaces(body: unknown, reports: readonly JsonRecord[]): string[] {
	const { outerMembers, inside } = statedMembers(body, reports);
	return [...outerMembers, ...inside.map(({ member }) => member)].flatMap(([name, value]) => {
		if (!isOf('next', name)) return [];
		return textOf(isRecord(value) ? (value.href ?? value.url) : value) ?? [];
	});
}

/** Adds the signs from the headers of the reply; after the last page, signs of more pages do not count. */
export function withPageSigns(statement: Completeness, page: PageSigns | undefined): Completeness {
	const { totalRows = 0, sign, isLast = false } = page ?? {};
	return {
		...statement,
		totalRows: totalRows > statement.totalRows ? totalRows : statement.totalRows,
		sign: isLast ? undefined : (statement.sign ?? sign),
		isWhole: isLast || statement.isWhole,
	};
}

const PAGING_KINDS: readonly Kind[] = [
	'counts',
	'next',
	'more',
	'whole',
	'pages',
	'limit',
	'around',
];
const REPLY_NAMES = new Set(
	'error success status code message count size start offset from skip total previous prev self first'.split(
		' ',
	),
);

/**
 * Whether the members next to a list only concern paging and the reply itself, so that `total`
 * counts entries.
 */
export function hasOnlyPaging(reply: unknown): boolean {
	const top = isRecord(reply) ? reply : {};
	const inside = [top.data, top.meta].flatMap((inner) => (isRecord(inner) ? membersOf(inner) : []));
	return [...membersOf(top), ...inside].every(
		([name, value]) =>
			typeof value === 'object' ||
			REPLY_NAMES.has(nameOfSign(name)) ||
			PAGING_KINDS.some((kind) => isOf(kind, name)),
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
	return isOf('whole', name) ? isTrue(value) : isOf('next', name) && !leadsToPage(value);
}

/** Whether a member for the next page has a value that leads to one. */
function leadsToPage(value: unknown): boolean {
	if (isRecord(value)) return Object.values(value).some(leadsToPage);
	if (typeof value === 'boolean') return value;
	return leadsOn(textOf(value) ?? '');
}

const LONGEST_SIGN = 80;

/** The sign of missing rows in a member, as it is reported. URLs are left out. */
function signIn([name, value]: Member): string | undefined {
	if (isOf('next', name) && leadsToPage(value)) return name;
	if (isOf('more', name) && isTrue(value)) return `${name}: ${textOf(value) ?? 'true'}`;
	if (isOf('whole', name) && isFalse(value)) return `${name}: ${textOf(value) ?? 'false'}`;
	if (isOf('rest', name) && countOf(value) > 0) return `${name}: ${countOf(value)}`;
	if (isOf('pages', name) && countOf(value) > 1) return `${name}: ${countOf(value)}`;
	if (!isOf('words', name)) return undefined;
	const words = [value]
		.flat()
		.map((entry) => textOf(isRecord(entry) ? entry.message : entry) ?? '');
	return words
		.map((text) => text.slice(0, LONGEST_SIGN))
		.find((text) => SAYS_MORE.test(text) || countsMore(text) || isFirstPage(text, name));
}

const SAYS_MORE =
	/truncat|truncad|incompl|partial (result|data|report)|only the first|more rows|limited to|row limit|cut off|tronqu|seules? les|uniquement les|nur die ersten|begrenzt auf|abgeschnitten|gekürzt|unvollständig|solo l[ao]s primer/i;

const SOME_OF_ALL =
	/\b(\d[\d.,\s]{0,14}?)\s?(?:of|out of|\/|sur|von|de)\s?(\d[\d.,\s]{0,14}?)\s?(?:rows|lines|records|results|entries|lignes|résultats|zeilen|ergebnisse|filas|resultados)\b/iu;

/** Whether a text counts fewer rows than there are: "1,000 of 5,000 rows". */
function countsMore(text: string): boolean {
	const [some, all] =
		SOME_OF_ALL.exec(text)
			?.slice(1)
			.map((one) => Number(one.replace(/\D/g, ''))) ?? [];
	return some !== undefined && all !== undefined && all > some;
}

function isFirstPage(text: string, name: string): boolean {
	const [, page, pages] = /(\d{1,9}) ?(?:of|\/|sur|von|de) ?(\d{1,9})/i.exec(text) ?? [];
	const isPage = /page|seite|página/i.test(text) || nameOfSign(name) === 'page';
	return isPage && page !== undefined && Number(pages) > 1;
}

const LARGEST_REPORTED = 10;

/**
 * Compares the received rows with the signs of completeness. @returns undefined if nothing says
 * that rows are missing
 */
export function missingIn(
	{ totalRows, total, limit, sign, isWhole }: Completeness,
	rows: number,
	isFigure: (total: number) => boolean,
): { readonly totalRows?: number; readonly sign?: string } | undefined {
	if (totalRows > rows) return { totalRows };
	if (sign !== undefined) return { sign };
	if (total !== undefined && total > rows && !isFigure(total)) return { totalRows: total };
	const isComplete = isWhole || totalRows === rows || total === rows;
	if (limit === undefined || isComplete || rows < limit || limit < LARGEST_REPORTED)
		return undefined;
	return { sign: `limit: ${limit}` };
}
