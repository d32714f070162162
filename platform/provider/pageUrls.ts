import type { Slice } from '../client/values/dates';
import type { JsonRecord } from '../client/values/json';
import type { Cells } from './columns';
import { dayOf, knownText, namesOf, readCells } from './columns';
import type { DayTaker } from './days';
import { readDays } from './days';
import type { Provider } from './provider';
import type { Reading } from './reading';

const COLUMNS = ['date', 'page', 'url', 'pageViews'] as const;

interface UrlOfPage {
	readonly url: string;
	readonly views: number;
}

/** By the name of the page. */
type Urls = Map<string, UrlOfPage>;

/**
 * The URLs of the pages, apart from their figures: a visit that saw a page under two URLs is still
 * one visit of the page. Of several the most viewed is taken, as an import attaches one
 * (docs/platform.md, Generic file import: `pageinfo_url`). They are read day by day.
 */
export class PageUrls {
	private readonly known = new Map<string, Urls>();
	private readonly coming: AsyncGenerator<readonly [day: string, taker: UrlTaker]>;
	private reached = '';

	constructor(
		provider: Provider,
		month: Slice,
		{ own, pageSize }: Pick<Reading, 'own' | 'pageSize'>,
		ifTooLong: string,
	) {
		const sort = namesOf(COLUMNS.slice(0, 3), own);
		const question = { columns: namesOf(COLUMNS, own), sort, ifTooLong, ...month };
		const begin = () => new UrlTaker((row) => readCells(row, COLUMNS, own));
		this.coming = readDays(provider, question, month, pageSize, begin);
	}

	/** Reads the URLs up to a day. @throws Fault */
	async readUntil(day: string): Promise<void> {
		while (this.reached < day) {
			const next = await this.coming.next();
			if (next.done) return;
			const [read, taker] = next.value;
			this.known.set(read, taker.give(read));
			this.reached = read;
		}
	}

	/** The URL of a page on a day that was read, if the provider has one. */
	of(day: string, page: string | undefined): string | undefined {
		return this.known.get(day)?.get(page ?? '')?.url;
	}

	/** Nothing is asked of a day any more. */
	forget(day: string): void {
		this.known.delete(day);
	}
}

class UrlTaker implements DayTaker {
	private readonly days = new Map<string, Urls>();

	constructor(private readonly toCells: (row: JsonRecord) => Cells) {}

	take(row: JsonRecord): string {
		const { date, page, url, pageViews } = this.toCells(row);
		const day = dayOf(date);
		const known = knownText(url);
		if (known === undefined) return day;
		const urls: Urls = this.days.get(day) ?? new Map<string, UrlOfPage>();
		this.days.set(day, urls);
		const name = knownText(page) ?? '';
		const views = Number(pageViews);
		const best = urls.get(name);
		if (!best || views > best.views) urls.set(name, { url: known, views });
		return day;
	}

	/** Hands over a day, of which no row will come any more. */
	give(day: string): Urls {
		const urls = this.days.get(day);
		this.days.delete(day);
		return urls ?? new Map<string, UrlOfPage>();
	}
}
