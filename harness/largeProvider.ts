import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A provider whose pages have the same views on each day, sorted by day. */
export interface LargeProvider {
	readonly url: string;
	close(): void;
}

/** Starts the provider. @param rowsPerDay the number of pages per day; none of them has a URL */
export async function startLargeProvider(rowsPerDay: number): Promise<LargeProvider> {
	const server = createServer((request, response) => {
		void json(request).then((body) => {
			response.setHeader('Content-Type', 'application/json');
			response.end(JSON.stringify({ DataFeed: { Rows: rowsFor(body, rowsPerDay) } }));
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

interface ProviderQuery {
	readonly columns: readonly string[];
	readonly period: { readonly p1: ReadonlyArray<{ readonly start: string; readonly end: string }> };
	readonly 'max-results': number;
	readonly 'page-num': number;
}

function isProviderQuery(body: unknown): body is ProviderQuery {
	return typeof body === 'object' && body !== null && 'period' in body;
}

/** Whether a request is about URLs; Get Data requests them among many columns. */
function isAboutUrls({ columns }: ProviderQuery): boolean {
	return columns.includes('event_url') && columns.length < 5;
}

function rowsFor(body: unknown, rowsPerDay: number): unknown[] {
	if (!isProviderQuery(body) || isAboutUrls(body)) return [];
	const [{ start, end } = { start: '', end: '' }] = body.period.p1;
	const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
	const size = body['max-results'];
	const first = (body['page-num'] - 1) * size;
	const count = Math.max(0, Math.min(size, days * rowsPerDay - first));
	return Array.from({ length: count }, (_, index) => {
		const day = Date.parse(start) + Math.floor((first + index) / rowsPerDay) * 86_400_000;
		return pageRow((first + index) % rowsPerDay, new Date(day).toISOString().slice(0, 10));
	});
}

/** A row of a page of a large site on a day. */
function pageRow(index: number, date: string) {
	return {
		date,
		page: `Page ${index} of the shop`,
		page_chapter1: `Department ${index % 12}`,
		page_chapter2: `Shelf ${index % 144}`,
		page_chapter3: 'N/A',
		m_page_loads: index % 9_973,
		m_visits: index % 4_999,
		m_time_spent_loads: index % 99_991,
		m_entering_visits: index % 997,
		m_bounces: index % 499,
		m_bounce_rate: (index % 499) / 1_000,
	};
}
