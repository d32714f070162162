import type { JsonRecord } from '../../base/json/json';
import { listOf } from '../../base/json/json';
import { Fault } from '../../http/errors/fault';
import type { ErrorFacts } from '../../http/errors/errorFacts';
import { MEGABYTE } from '../../base/megabyte';
import { MOST_MEGABYTES_OF_TEXT } from '../../http/readBody';
import { completenessOf, withPageSigns } from '../../http/reply/completeness';
import type { PageSigns } from '../../http/reply/pageSigns';
import type { Batch } from '../../http/streaming/envelope';
import type { ReceivedReports } from '../response/shapes/reportSource';
import { reportsOrTable, receivedRowsOf } from '../response/shapes/reportSource';
import type { PageContent } from './reportPage';
import {
	hasNoReports,
	readContent,
	reportsOfPage,
	rowsOfPage,
	totalKey,
	totalsOf,
} from './reportPage';

/** Where the rows of pages are kept. */
interface PageStorage {
	/** Whether they stay in memory, so that their number is limited. */
	readonly isInMemory: boolean;
	/** The call, for messages. */
	readonly facts: ErrorFacts;
}

/** The pages of a report that were read so far, as one result. */
export class JoinedPages {
	private readonly marks = new Set<string>();
	private readonly totals = new Map<string, string>();
	private readonly isTotal: ReturnType<typeof totalsOf>;
	private length = 0;
	/** The last rows of the last page. */
	private last: readonly string[] = [];

	private constructor(
		private readonly pages: [ReceivedReports, ...ReceivedReports[]],
		private readonly reports: readonly JsonRecord[],
		private readonly storage: PageStorage,
	) {
		this.isTotal = totalsOf(reports);
	}

	/** Starts with the first page. @throws Fault */
	static async startWith(first: ReceivedReports, storage: PageStorage): Promise<JoinedPages> {
		const joined = new JoinedPages([first], reportsOfPage(first), storage);
		joined.note(await readContent(first, joined.isTotal));
		return joined;
	}

	/**
	 * Adds the next page, if it has new rows of the same reports. A page without rows is the last one. A
	 * page that repeats rows of the one before does not belong to it: the result has changed meanwhile.
	 *
	 * @returns whether the next page may be read
	 * @throws Fault
	 */
	async add(page: ReceivedReports): Promise<boolean> {
		if (hasNoReports(page)) {
			this.pages.push(page);
			return false;
		}
		if (!this.hasSameReports(page)) return false;
		const content = await readContent(page, this.isTotal);
		const { mark, first } = content;
		const isShifted = first !== undefined && this.last.includes(first);
		if (this.marks.has(mark) || isShifted || this.contradicts(content)) return false;
		this.pages.push(page);
		this.note(content);
		return content.rows > 0;
	}

	/** All rows as one result. */
	async result(): Promise<ReceivedReports> {
		const [first, ...others] = this.pages;
		if (others.length === 0) return first;
		const page = this.signs();
		if (first.isInMemory) {
			const body = await this.joinedBody();
			return { ...first, envelope: body, whole: async () => await Promise.resolve(body), page };
		}
		const batches = () => this.batches();
		return { ...first, batches, whole: async () => await this.whole(first), page };
	}

	private note({ mark, length, rows, totals, last }: PageContent): void {
		this.last = last;
		if (rows > 0) this.marks.add(mark);
		for (const [key, text] of totals) this.totals.set(key, text);
		this.length += length;
		if (this.storage.isInMemory) this.checkLength();
	}

	private checkLength(): void {
		if (this.length <= MOST_MEGABYTES_OF_TEXT * MEGABYTE) return;
		throw new Fault('tooLarge', { ...this.storage.facts, megabytes: MOST_MEGABYTES_OF_TEXT });
	}

	private hasSameReports(page: ReceivedReports): boolean {
		const reports = reportsOfPage(page);
		if (reports.length !== this.reports.length || page.isInMemory !== this.pages[0].isInMemory)
			return false;
		return reports.every(({ columnHeader }, at) => {
			const header = JSON.stringify(columnHeader ?? {});
			return header === '{}' || header === JSON.stringify(this.reports[at]?.columnHeader ?? {});
		});
	}

	/** Whether a page has other totals than the pages before, such as the sums of its own rows. */
	private contradicts({ totals }: PageContent): boolean {
		return [...totals].some(([key, text]) => (this.totals.get(key) ?? text) !== text);
	}

	/** What the pages say about the completeness of all rows. */
	private signs(): PageSigns {
		const stated = this.pages.map((page) =>
			withPageSigns(
				completenessOf(page.envelope, reportsOrTable(page.envelope), this.pages.length),
				page.page,
			),
		);
		const totalRows = stated.reduce(
			(most, one) => (one.totalRows > most ? one.totalRows : most),
			0,
		);
		const sign = stated.at(-1)?.sign;
		return { ...(totalRows > 0 ? { totalRows } : {}), ...(sign ? { sign } : { isLast: true }) };
	}

	/** The rows of all pages, each row of totals once. */
	private async *rows() {
		const seen = new Set<string>();
		for (const page of this.pages) {
			const ofPage: string[] = [];
			for await (const { report, elements } of rowsOfPage(page)) {
				const isNew = (element: unknown) => {
					if (!this.isTotal(report, element)) return true;
					const key = totalKey(report, element);
					ofPage.push(key);
					return !seen.has(key);
				};
				yield { report, elements: elements.filter(isNew) };
			}
			for (const key of ofPage) seen.add(key);
		}
	}

	private async *batches(): AsyncGenerator<Batch> {
		const lists = this.reports.map((report) => receivedRowsOf(report, this.pages[0]));
		for await (const { report, elements } of this.rows()) {
			const list = lists[report];
			if (typeof list === 'number') yield { list, elements };
		}
	}

	/** The first page with the rows of all pages. @throws Fault `tooLarge` */
	private async whole(first: ReceivedReports): Promise<unknown> {
		this.checkLength();
		const body = await first.whole();
		const lists = reportsOrTable(body).map(({ data }) => data);
		const counts = lists.map((list) => listOf(list).length);
		for await (const { report, elements } of this.rows()) {
			const list = lists[report];
			if (!Array.isArray(list)) continue;
			// The first page is in the body already.
			const known = Math.min(counts[report] ?? 0, elements.length);
			counts[report] = (counts[report] ?? 0) - known;
			for (const element of elements.slice(known)) list.push(element);
		}
		return body;
	}

	/** The reports of all pages, in the documented form. */
	private async joinedBody() {
		const reports = this.reports.map((report): JsonRecord & { data: unknown[] } => ({
			...report,
			data: [],
		}));
		for await (const { report, elements } of this.rows()) {
			const data = reports[report]?.data;
			for (const element of elements) data?.push(element);
		}
		return { data: { reports } };
	}
}
