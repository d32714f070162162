import type { StoreBytes } from '../http/streaming/spool';
import type { Slice } from '../base/dates/readDay';
import type { JsonRecord } from '../base/json/json';
import type { Cells } from './providerColumns';
import {
	dayOfCells,
	textOrUndefined,
	columnNameOf,
	columnNamesOf,
	readProviderCells,
} from './providerColumns';
import { DayRecords } from './dayRecords';
import type { Provider } from './provider';
import type { ProviderReading } from './reading';
import type { Taker } from './readSlices';
import { readSlices } from './readSlices';

/** Finds the URL of a page, if the provider has one. */
export type UrlOf = (page: string | undefined) => string | undefined;

const COLUMNS = ['date', 'page', 'url', 'pageViews'] as const;

/**
 * Fetches the URLs of pages separately from their figures: a visit that saw a page under two URLs
 * is still one visit of the page. Of several URLs the most viewed one is used, as an import
 * attaches one (docs/platform.md, Generic file import: `pageinfo_url`).
 *
 * @returns a function that loads the URLs of a day (YYYY-MM-DD)
 * @throws Fault
 */
export async function readPageUrls(
	provider: Provider,
	month: Slice,
	{ own, pageSize, keep }: Pick<ProviderReading, 'own' | 'pageSize' | 'keep'>,
	ifTooLong: string,
): Promise<(day: string) => Promise<UrlOf>> {
	const sort = columnNamesOf(COLUMNS.slice(0, 3), own);
	const question = { columns: columnNamesOf(COLUMNS, own), sort, ifTooLong, ...month };
	const createTaker = (slice: Slice) => new UrlTaker(slice, columnNameOf('date', own), keep);
	const takers = await readSlices(provider, question, [month], pageSize, createTaker);
	return async (day) => {
		const best = new Map<string, Viewed>();
		for (const { days } of takers) {
			for await (const rows of days.on(day) ?? []) {
				for (const row of rows) keepMostViewed(best, readProviderCells(row, COLUMNS, own));
			}
		}
		return (page = '') => best.get(page)?.url;
	};
}

class UrlTaker implements Taker {
	readonly days: DayRecords;

	constructor(
		slice: Slice,
		private readonly dateColumn: string,
		keep: StoreBytes,
	) {
		this.days = new DayRecords(slice, keep);
	}

	take(row: JsonRecord): void {
		this.days.add(dayOfCells(row[this.dateColumn]), row);
	}

	readonly rest = async (): Promise<void> => await this.days.pack();
}

interface Viewed {
	readonly url: string;
	readonly views: number;
}

/** Keeps the most viewed URL of each page. */
function keepMostViewed(best: Map<string, Viewed>, { page, url, pageViews }: Cells): void {
	const pageUrl = textOrUndefined(url);
	if (pageUrl === undefined) return;
	const key = textOrUndefined(page) ?? '';
	const views = Number(pageViews);
	const previous = best.get(key);
	if (!previous || views > previous.views) best.set(key, { url: pageUrl, views });
}
