import { isRecord, textOf, tryParseJson } from '../../base/json/json';
import { isPagingName } from './pagingNames';

/** What the headers of a reply say about its completeness. */
export interface PageSigns {
	/** The total number of rows or entries, if a header states it. */
	readonly totalRows?: number;
	/** The sign of a next page, as it is shown. */
	readonly sign?: string;
	/** Where the next page is, as the header of links has it. */
	readonly next?: string;
	/** Set where every page that a reply leads to was read. */
	readonly isLast?: true;
}

const COUNTS = [
	...['x-total-count', 'x-total', 'total-count', 'x-total-results', 'x-total-items'],
	...['x-total-rows', 'x-total-records', 'x-pagination-total-count', 'x-wp-total', 'x-count-total'],
];

const NEXT = [
	'x-next-page',
	'x-next-cursor',
	'x-next-token',
	'x-next-page-token',
	'x-continuation',
	'x-ms-continuation',
];

const PAGES = ['x-total-pages', 'x-totalpages', 'x-wp-totalpages', 'x-page-count', 'x-pages'];

const MORE = ['x-has-more', 'x-has-next', 'x-truncated', 'x-partial', 'x-incomplete'];

/**
 * Reads `Link`, counts, `Content-Range` and status 206 (RFC 8288, RFC 9110; counts: observed
 * practice).
 */
export function pageSignsOf(status: number, headers: Readonly<Record<string, string>>): PageSigns {
	const paging = tryParseJson(headers['x-pagination'] ?? '');
	const counts = [
		...COUNTS.map((name) => countIn(headers[name] ?? '')),
		...Object.entries(isRecord(paging) ? paging : {}).map(([name, value]) =>
			isPagingName('counts', name) ? countIn(textOf(value) ?? '') : 0,
		),
	];
	const [first, last, total] = rangeIn(headers['content-range'] ?? '');
	const most = [total ?? 0, ...counts].reduce((larger, count) => (count > larger ? count : larger));
	// A range that covers all entries is not a part.
	const isPart = status === 206 && !(first === 0 && total !== undefined && last === total - 1);
	const next = nextIn(headers.link ?? '');
	const sign = next === undefined ? (namedIn(headers) ?? partial(isPart)) : 'Link: rel="next"';
	return {
		...(most > 0 ? { totalRows: most } : {}),
		...(sign === undefined ? {} : { sign }),
		...(next === undefined ? {} : { next }),
	};
}

/** The name of a header that leads to another page, or counts more of them. */
function namedIn(headers: Readonly<Record<string, string>>): string | undefined {
	return (
		NEXT.find((name) => leadsOn(headers[name] ?? '')) ??
		MORE.find((name) => /^(1|true|yes)$/i.test(headers[name]?.trim() ?? '')) ??
		PAGES.find((name) => countIn(headers[name] ?? '') > pageIn(headers))
	);
}

/** The number of a page. */
function pageIn(headers: Readonly<Record<string, string>>): number {
	const numbers = ['x-page', 'x-current-page', 'x-pagination-current-page'].map((name) =>
		countIn(headers[name] ?? ''),
	);
	return numbers.find((number) => number > 0) ?? 1;
}

function partial(isPart: boolean): string | undefined {
	return isPart ? 'status 206' : undefined;
}

function countIn(value: string): number {
	const count = /^\s*\d+\s*$/.test(value) ? Number(value) : 0;
	return Number.isSafeInteger(count) ? count : 0;
}

/** Whether the value of a header for the next page leads to one. */
export function leadsOn(value: string): boolean {
	return !/^(|0|null|none|false|-)$/i.test(value.trim());
}

/**
 * The first, the last and the total number of a range of rows or entries; empty for a range of
 * bytes.
 */
function rangeIn(value: string): readonly [number?, number?, number?] {
	const [, unit = '', first, last, total] =
		/^\s*([a-z-]*)[ =]?(?:(\d{1,15})-(\d{1,15})|\*)\/(\d{1,15})\s*$/i.exec(value) ?? [];
	if (total === undefined || unit.toLowerCase() === 'bytes') return [];
	return [Number(first), Number(last), Number(total)];
}

/**
 * The URL of the next page in a Link header. URLs may contain commas, so links are split at their
 * `<`.
 */
function nextIn(link: string): string | undefined {
	return link
		.split('<')
		.slice(1)
		.flatMap((part) => {
			const end = part.indexOf('>');
			const isNext =
				end > 0 && /;\s*rel\s*=\s*(?:next\b|"(?:[^"]*\s)?next[\s"])/i.test(part.slice(end));
			return isNext ? [part.slice(0, end)] : [];
		})
		.at(0);
}
