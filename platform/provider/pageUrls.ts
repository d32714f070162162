import type { Slice } from '../client/values/dates';
import type { JsonRecord } from '../client/values/json';
import type { Cells } from './columns';
import { dayOf, knownText, namesOf, readCells } from './columns';
import type { Provider } from './provider';
import type { Reading } from './reading';
import type { Taker } from './slices';
import { readSlices } from './slices';

/** The URL of a page on a day (YYYY-MM-DD), if the provider has one. */
export type UrlOf = (day: string, page: string | undefined) => string | undefined;

const COLUMNS = ['date', 'page', 'url', 'pageViews'] as const;

/**
 * Gets the URLs of the pages, apart from their figures: a visit that saw a page under two URLs is
 * still one visit of the page. Of several the most viewed is taken, as an import attaches one
 * (docs/platform.md, Generic file import: `pageinfo_url`).
 *
 * @throws Fault
 */
export async function readPageUrls(
	provider: Provider,
	month: Slice,
	{ own, pageSize }: Pick<Reading, 'own' | 'pageSize'>,
	ifTooLong: string,
): Promise<UrlOf> {
	const sort = namesOf(COLUMNS.slice(0, 3), own);
	const question = { columns: namesOf(COLUMNS, own), sort, ifTooLong, ...month };
	const takers = await readSlices(
		provider,
		question,
		[month],
		pageSize,
		() => new UrlTaker((row) => readCells(row, COLUMNS, own)),
	);
	return (day, page) => takers.map(({ urls }) => urls.get(keyOf(day, page))?.url).find(isText);
}

class UrlTaker implements Taker {
	readonly urls = new Map<string, { readonly url: string; readonly views: number }>();

	constructor(private readonly toCells: (row: JsonRecord) => Cells) {}

	take(row: JsonRecord): void {
		const { date, page, url, pageViews } = this.toCells(row);
		const known = knownText(url);
		if (known === undefined) return;
		const key = keyOf(dayOf(date), knownText(page));
		const views = Number(pageViews);
		const best = this.urls.get(key);
		if (!best || views > best.views) this.urls.set(key, { url: known, views });
	}
}

function keyOf(day: string, page = ''): string {
	return `${day}\n${page}`;
}

function isText(url: string | undefined): url is string {
	return url !== undefined;
}
