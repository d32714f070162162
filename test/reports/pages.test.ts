import { storeInMemory } from '../../platform/http/streaming/spool';
import type { Connection } from '../../platform/http/connection/connection';
import { isRecord } from '../../platform/base/json/json';
import { withLines } from '../../platform/reports/journeys/journeyFiles';
import { readDayReport } from '../../platform/reports/daily/dayReport';
import { openBuffered } from '../../platform/reports/response/bufferedReport';
import {
	downloadPages,
	readReportPages,
	requestReport,
} from '../../platform/reports/pages/reportPages';
import { countRows, fileText } from '../../platform/reports/response/reportFiles';
import { shortfallOfBody } from '../../platform/reports/response/shortfall';
import type { Answer } from '../engine/client/origin';
import { Origin } from '../engine/client/origin';
import { platformAt } from '../http/door/platformAt';
import { column, COLUMNS, element, reply, report, values } from './shapes/replies';

const JOB = { id: '7', site: 'shop-eu' };
const ALL = ['A', 'B', 'C', 'D', 'E', 'F'];

type Page = (number: number, next: string) => unknown;

const { rowCount: _rows, totalRowCount: _total, ...PLAIN } = report({ data: [] });
const visits = (names: readonly string[]) =>
	names.map((name) => element([name], values(name.charCodeAt(0))));
const ofPage = (number: number) => visits(ALL.slice(2 * number - 2, 2 * number));
const pageOf = (data: readonly unknown[], more: object = {}) => ({
	...reply({ ...PLAIN, data }),
	...more,
});
const leading = (number: number, next: string) => (number < 3 ? { next } : {});

/** A platform whose page 1 leads on, page by page. */
function paged(page: Page, header = false): Answer {
	return (response, { path, headers: { host = '' } }) => {
		const { pathname, searchParams } = new URL(path, `http://${host}`);
		const number = Number(searchParams.get('page') ?? 1);
		const next = `http://${host}${pathname}?jobrun-id=7&page=${number + 1}`;
		if (header && number < 3) response.setHeader('link', `<${next}>; rel="next"`);
		response.setHeader('content-type', 'application/json');
		const body = page(number, next);
		if (body === undefined) response.writeHead(404);
		response.end(typeof body === 'string' ? body : JSON.stringify(body));
	};
}

/** The rows of a result in each way that it is read, and whether something is missing. */
async function readAll(platform: Connection) {
	const stored = await downloadPages(platform, JOB, storeInMemory);
	const wanted = { layout: COLUMNS, steps: [], isAnalysis: false };
	const { value: csv, shortfall } = await withLines(stored, wanted, async (lines) => {
		let text = '';
		const style = { format: 'csv' } as const;
		for await (const piece of fileText(countRows(lines), style)) text += piece;
		return text
			.trim()
			.split(/\r?\n/)
			.slice(1)
			.map((line) => line.split(/[,;]/)[0]);
	});
	const items = await readReportPages(platform, JOB, async (received) => ({
		...(await openBuffered(received, COLUMNS)),
		raw: await received.whole(),
		page: received.page,
	}));
	const inMemory = await requestReport(platform, JOB);
	const day = await readDayReport(inMemory.body, { totals: false, page: inMemory.page });
	return {
		file: csv,
		items: items.reports.flatMap(({ rows }) => rows.map((row) => Object.values(row)[0])),
		raw: namesIn(items.raw),
		daily: day.rows.map((row) => Object.values(row)[0]),
		isWhole: [shortfall, items.shortfall, shortfallOfBody(items.raw, items.page), day.part].map(
			(part) => part === undefined,
		),
	};
}

function namesIn(body: unknown) {
	const { data } = isRecord(body) ? body : {};
	const { reports } = isRecord(data) ? data : {};
	const [first] = Array.isArray(reports) ? (reports as unknown[]) : [];
	const rows = isRecord(first) && Array.isArray(first.data) ? (first.data as unknown[]) : [];
	return rows.map((row) => (isRecord(row) ? [row.dimensions].flat()[0] : row));
}

const whole = (rows: readonly string[]) => ({
	...{ file: rows, items: rows, raw: rows, daily: rows },
	isWhole: [true, true, true, true],
});
const part = (rows: readonly string[]) => ({
	...whole(rows),
	isWhole: [false, false, false, false],
});

describe('the pages of a report are read to the end if the next one is named by', () => {
	test.each<[string, Page, boolean?]>([
		['a header', (number) => pageOf(ofPage(number)), true],
		['a member', (number, next) => pageOf(ofPage(number), leading(number, next))],
		[
			'a member of the report',
			(number, next) => reply({ ...PLAIN, data: ofPage(number), ...leading(number, next) }),
		],
		[
			'links, and each says which page it is',
			(number, next) =>
				pageOf(ofPage(number), {
					links: { next: number < 3 ? { href: next } : null },
					meta: { page: number, pages: 3 },
					message: `page ${number} of 3`,
				}),
		],
		[
			'a member, and the last page is empty',
			(number, next) =>
				number < 4
					? pageOf(ofPage(number), { next })
					: { error: false, data: { reports: [] }, next: null },
		],
		[
			'a member, and it counts all rows',
			(number, next) => pageOf(ofPage(number), { totalRows: 6, ...leading(number, next) }),
		],
		[
			'a member, and each page repeats the total of all',
			(number, next) =>
				pageOf([element(['GLOBAL'], values(411)), ...ofPage(number)], leading(number, next)),
		],
	])('%s', async (_, page, header = false) => {
		const { platform, origin } = await platformAt(paged(page, header));
		const { raw, ...read } = await readAll(platform);
		const { raw: rows, ...expected } = whole(ALL);
		expect(read).toEqual(expected);
		expect(raw.filter((name) => name !== 'GLOBAL')).toEqual(rows);
		expect(raw.filter((name) => name === 'GLOBAL').length).toBeLessThanOrEqual(1);
		expect(origin.arrivals.every(({ path }) => path.includes('jobrun-id=7'))).toBe(true);
	});
});

describe('a report stays a part if', () => {
	test.each<[string, Page, readonly string[]]>([
		[
			'its second page is not found',
			(number, next) => (number === 1 ? pageOf(ofPage(1), { next }) : undefined),
			ALL.slice(0, 2),
		],
		[
			'a page leads back to itself',
			(number, next) =>
				pageOf(ofPage(number), { next: number === 1 ? next : next.replace('page=3', 'page=2') }),
			ALL.slice(0, 4),
		],
		[
			'pages repeat under new addresses',
			(number, next) => pageOf(ofPage(((number - 1) % 2) + 1), { next }),
			ALL.slice(0, 4),
		],
		[
			'empty pages lead on for ever',
			(number, next) => pageOf(number === 1 ? ofPage(1) : [], { next }),
			ALL.slice(0, 2),
		],
		[
			'the next page has other columns',
			(number, next) =>
				number === 1
					? pageOf(ofPage(1), { next })
					: reply({ ...report({ metrics: [column('cart')], data: ofPage(number) }) }),
			ALL.slice(0, 2),
		],
		[
			'the next page has totals of its own',
			(number, next) =>
				pageOf([element(['GLOBAL'], values(number)), ...ofPage(number)], leading(number, next)),
			['GLOBAL', 'A', 'B'],
		],
		[
			'the pages have fewer rows than are counted',
			(number, next) => pageOf(ofPage(number), { totalRows: 7, ...leading(number, next) }),
			ALL,
		],
		[
			'the last page is truncated',
			(number, next) => pageOf(ofPage(number), number < 3 ? { next } : { truncated: true }),
			ALL,
		],
	])('%s', async (_, page, rows) => {
		const { platform } = await platformAt(paged(page));
		const { raw, ...read } = await readAll(platform);
		const { raw: _raw, ...expected } = part(rows.filter((name) => name !== 'GLOBAL'));
		expect(read).toEqual(expected);
		expect(raw).toEqual(rows);
	});
});

test('campaigns named GLOBAL are kept on each page, as only of channels it is the total', async () => {
	const dimensions = [{ field: 'ope_name', name: 'Campaign' }];
	const page: Page = (number, next) => ({
		...reply({
			...PLAIN,
			columnHeader: { dimensions, metrics: [column('visit')] },
			data: [element(['GLOBAL'], values(number)), ...ofPage(number)],
		}),
		...leading(number, next),
	});
	const { platform } = await platformAt(paged(page));
	const { raw } = await readAll(platform);
	expect(raw).toEqual(['GLOBAL', 'A', 'B', 'GLOBAL', 'C', 'D', 'GLOBAL', 'E', 'F']);
});

test('a report stays a part if its next page lies on another host, which gets no request', async () => {
	const other = await Origin.start((response) => response.end(JSON.stringify(pageOf(ofPage(2)))));
	const page: Page = (_, next) => {
		const { pathname, search } = new URL(next);
		return pageOf(ofPage(1), { next: `${other.url}${pathname}${search}` });
	};
	const { platform } = await platformAt(paged(page));
	expect(await readAll(platform)).toEqual(part(ALL.slice(0, 2)));
	expect(other.arrivals).toEqual([]);
	await other.stop();
});

test.each<[string, unknown]>([
	['breaks off', '{"error":false,"data":{"reports":[{"data":['],
	['is an error in a 200', { error: true, error_msg: 'Not now' }],
])('a report whose second page %s is an error, and no part', async (_, second) => {
	const page: Page = (number, next) => (number === 1 ? pageOf(ofPage(1), { next }) : second);
	const { platform } = await platformAt(paged(page));
	await expect(readAll(platform)).rejects.toThrow();
});

test('a report of two lists keeps the rows of each page in their list', async () => {
	const goals = report({ metrics: [column('goal')], data: [] });
	const page: Page = (number, next) => ({
		...reply(
			{ ...PLAIN, data: ofPage(number) },
			{ ...goals, rowCount: 2, totalRowCount: 12, data: ofPage(number) },
		),
		...leading(number, next),
	});
	const { platform } = await platformAt(paged(page));
	const { reports, shortfall } = await readReportPages(platform, JOB, async (received) =>
		openBuffered(received, COLUMNS),
	);
	expect(shortfall).toBeUndefined();
	expect(reports.map(({ rows }) => rows)).toEqual([
		ALL.map((name) => ({ Channel: name, Visits: name.charCodeAt(0) })),
		ALL.map((name) => ({ Channel: name, goal: name.charCodeAt(0) })),
	]);
});

test('a plain table in pages is read to its end', async () => {
	const page: Page = (number, next) => ({
		fields: [{ name: 'media_key' }, { name: 'visit' }],
		rows: ALL.slice(2 * number - 2, 2 * number).map((name) => [name, name.charCodeAt(0)]),
		...leading(number, next),
	});
	const { platform } = await platformAt(paged(page));
	expect(await readAll(platform)).toMatchObject({
		file: ALL,
		items: ALL,
		isWhole: [true, true, true, true],
	});
});
