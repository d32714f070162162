import type { JsonRecord } from '../../base/json/json';
import { isRecord, textOf } from '../../base/json/json';
import type { PageSigns } from './pageSigns';
import { leadsOn } from './pageSigns';
import { isPagingName } from './pagingNames';
import { isEnvelopeMember, leadingObjects } from './tables/listHolder';
import { nameOfSign } from './signNames';

/** What a reply says about how much of a report or list it contains. */
interface Completeness {
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

/**
 * Reads the signs of completeness of a reply: at the top, in its wrapper, and in each report.
 *
 * @param pagesRead how many pages were read, as the last of three says "page 3 of 3"
 */
export function completenessOf(
	body: unknown,
	reports: readonly JsonRecord[],
	pagesRead = 1,
): Completeness {
	const { outerMembers, inside } = statedMembers(body, reports);
	const all = [...outerMembers, ...inside.map(({ member }) => member)];
	const counts = all
		.filter(([name]) => isPagingName('counts', name))
		.map(([, value]) => countOf(value));
	const totals = (members: typeof all) =>
		members.filter(([name]) => nameOfSign(name) === 'total').map(([, value]) => countOf(value));
	const limits = all
		.filter(([name]) => isPagingName('limit', name))
		.map(([, value]) => countOf(value));
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
		sign: all.map((one) => signIn(one, pagesRead)).find((sign) => sign !== undefined),
		isWhole: all.some(([name, value]) => saysWhole(name, value)),
	};
}

/** The members of a reply that may have signs: those next to its rows, and those inside paging objects. */
function statedMembers(body: unknown, reports: readonly JsonRecord[]) {
	const top = isRecord(body) ? body : {};
	const wraps = ['data', 'result', 'response'].map((name) => top[name]).filter(isRecord);
	const places = [...new Set([top, ...wraps, ...leadingObjects(top), ...reports])];
	return {
		outerMembers: places.flatMap(membersOf),
		inside: places.flatMap((place) => pagingMembers(place, MOST_PAGING_LEVELS)),
	};
}

// `meta.pagination` is inside two.
const MOST_PAGING_LEVELS = 2;

/** The members of the paging objects of a place, and of those inside them. */
function pagingMembers(place: JsonRecord, levels: number): PagingMember[] {
	if (levels === 0) return [];
	return membersOf(place).flatMap(([name, value]) => {
		if (!isPagingName('around', name)) return [];
		if (Array.isArray(value)) return linksIn(value);
		if (!isRecord(value)) return [];
		const members = membersOf(value);
		// A total of `paging` counts entries; that of `meta` may be the sum of a metric, that of `summary` is one.
		const isPaging =
			!isPagingName('mixed', name) || members.some(([one]) => isPagingName('paging', one));
		const isMeta = !isPaging && nameOfSign(name) === 'meta';
		const own = members.map((member) => ({ member, isPaging, isMeta }));
		return [...own, ...pagingMembers(value, levels - 1)];
	});
}

/** The links of a list, each under its relation: `{rel: 'next', href: '/x?page=2'}`. */
function linksIn(list: readonly unknown[]): PagingMember[] {
	return list.filter(isRecord).flatMap(({ rel, href }) => {
		const name = textOf(rel);
		return name === undefined ? [] : [{ member: [name, href], isPaging: false, isMeta: false }];
	});
}

/** Texts of a reply that may be the URL of its next page. */
export function nextPlaces(body: unknown, reports: readonly JsonRecord[]): string[] {
	const { outerMembers, inside } = statedMembers(body, reports);
	return [...outerMembers, ...inside.map(({ member }) => member)].flatMap(([name, value]) => {
		if (!isPagingName('next', name)) return [];
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

/**
 * Whether the members next to a list only concern paging and the reply itself, so that `total`
 * counts entries.
 */
export function hasOnlyPaging(reply: unknown): boolean {
	const top = isRecord(reply) ? reply : {};
	const inside = [top.data, top.meta].flatMap((inner) => (isRecord(inner) ? membersOf(inner) : []));
	return [...membersOf(top), ...inside].every(
		([name, value]) => typeof value === 'object' || isEnvelopeMember(name),
	);
}

type Member = readonly [name: string, value: unknown];

/** A member of a paging object. */
interface PagingMember {
	readonly member: Member;
	readonly isPaging: boolean;
	readonly isMeta: boolean;
}

function membersOf(place: JsonRecord): Member[] {
	return Object.entries(place);
}

function countOf(value: unknown): number {
	// Elasticsearch has a number of hits as an object.
	const stated = isRecord(value) ? value.value : value;
	const count = Number(textOf(stated)?.trim() || 0);
	return Number.isSafeInteger(count) ? count : 0;
}

function isTrue(value: unknown): boolean {
	return value === true || /^(1|true|yes|y)$/i.test(textOf(value)?.trim() ?? '');
}

function isFalse(value: unknown): boolean {
	return value === false || /^(0|false|no|n)$/i.test(textOf(value)?.trim() ?? '');
}

function saysWhole(name: string, value: unknown): boolean {
	if (isPagingName('more', name)) return isFalse(value);
	return isPagingName('whole', name)
		? isTrue(value)
		: isPagingName('next', name) && !leadsToPage(value);
}

/** Whether a member for the next page has a value that leads to one. */
function leadsToPage(value: unknown): boolean {
	if (isRecord(value)) return Object.values(value).some(leadsToPage);
	if (typeof value === 'boolean') return value;
	return leadsOn(textOf(value) ?? '');
}

const LONGEST_SIGN = 80;

/** The sign of missing rows in a member, as it is reported. URLs are left out. */
function signIn([name, value]: Member, pagesRead: number): string | undefined {
	if (isPagingName('next', name) && leadsToPage(value)) return name;
	if (isPagingName('more', name) && isTrue(value)) return `${name}: ${textOf(value) ?? 'true'}`;
	if (isPagingName('whole', name) && isFalse(value)) return `${name}: ${textOf(value) ?? 'false'}`;
	if (isPagingName('state', name)) return signInState(name, textOf(value) ?? '');
	if (isPagingName('words', name)) return signInWords(name, value, pagesRead);
	return signInCount(name, countOf(value), pagesRead);
}

/** A number of rows that are left, or of more pages than were read. */
function signInCount(name: string, count: number, pagesRead: number): string | undefined {
	const leaves = isPagingName('rest', name) && count > 0;
	const hasPages = isPagingName('pages', name) && count > pagesRead;
	return leaves || hasPages ? `${name}: ${count}` : undefined;
}

function signInState(name: string, word: string): string | undefined {
	return IS_PART.test(word) ? `${name}: ${word}` : undefined;
}

function signInWords(name: string, value: unknown, pagesRead: number): string | undefined {
	const words = [value]
		.flat()
		.map((entry) => textOf(isRecord(entry) ? entry.message : entry) ?? '');
	return words
		.map((text) => text.slice(0, LONGEST_SIGN))
		.find((text) => SAYS_MORE.test(text) || countsMore(text) || leavesPages(text, name, pagesRead));
}

const IS_PART = /^(partial|incomplete|truncated)([ _-](success|content|results?|data|response))?$/i;

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

/** Whether a text such as "page 1 of 3" counts more pages than were read. */
function leavesPages(text: string, name: string, pagesRead: number): boolean {
	const [, page, pages] = /(\d{1,9}) ?(?:of|\/|sur|von|de) ?(\d{1,9})/i.exec(text) ?? [];
	const isPage = /page|seite|página/i.test(text) || nameOfSign(name) === 'page';
	return isPage && page !== undefined && Number(pages) > pagesRead;
}

const LARGEST_REPORTED = 10;

/**
 * Compares the received rows with the signs of completeness. @returns undefined if nothing says
 * that rows are missing
 */
export function shortfallIn(
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
