import { headerOfRequest } from '../../../platform/reports/response/header';
import { openBuffered } from '../../../platform/reports/response/bufferedReport';
import { withReportTable } from '../../../platform/reports/response/streamingReport';
import type { Layout } from '../../../platform/reports/response/layout';
import { transformInMemory, transformReports } from '../../../platform/reports/response/readReport';
import type { Row } from '../../../platform/reports/table/tableCell';
import { receiveReport } from '../../../platform/reports/pages/reportPages';
import { storeInMemory } from '../../../platform/http/streaming/spool';
import { COLUMNS } from './replies';
import { ASKED, REQUEST, ROWS_OF_SHAPES, SHAPES } from './shapes';
import { UNREADABLE } from './unreadable';

const LAYOUT: Layout = { ...COLUMNS, requested: ASKED };

async function received(body: unknown) {
	async function* stream() {
		yield await Promise.resolve(Buffer.from(JSON.stringify(body)));
	}
	return await receiveReport(
		stream(),
		{ what: 'the download' },
		{ keep: storeInMemory, secrets: [] },
	);
}

const READERS: Readonly<Record<string, (body: unknown, layout: Layout) => Promise<Row[]>>> = {
	'in memory': async (body, layout) => await transformInMemory(body, layout, () => []),
	'while it comes': async (body, layout) =>
		await transformReports((await openBuffered(await received(body), layout)).reports, () => []),
	'into a file': async (body, layout) => {
		const all: Row[] = [];
		await withReportTable(await received(body), layout, [], async ({ batches }) => {
			all.length = 0;
			for await (const rows of batches()) for (const row of rows) all.push(row);
		});
		return all;
	},
};

describe.each(Object.entries(READERS))('a report that is read %s', (_, read) => {
	test.each(Object.entries(SHAPES))('is understood with %s', async (_name, body) => {
		expect(await read(body, LAYOUT)).toEqual(ROWS_OF_SHAPES);
	});

	test.each(Object.entries(UNREADABLE))(
		'is refused with %s, which is quoted',
		async (_name, [body, words]) => {
			await expect(read(body, LAYOUT)).rejects.toMatchObject({
				kind: 'unexpectedReply',
				message: expect.stringContaining(words) as unknown,
			});
			await expect(read(body, LAYOUT)).rejects.toMatchObject({
				message: expect.stringMatching(/^.{0,300}$/) as unknown,
			});
		},
	);
});

test('two parts of a report that differ only in their rows are both kept', async () => {
	const part = (visits: number) => ({
		kind: 'rt#insummary',
		data: [{ dimensions: ['SOCIAL'], metrics: [[{ values: [visits] }], [{ values: [1] }]] }],
	});
	const body = { data: { reports: [part(1), part(2), part(1)] } };
	expect(await READERS['while it comes']?.(body, LAYOUT)).toHaveLength(2);
});

test('columns without a name in the header are called by their name in the rows', async () => {
	const data = [{ media_key: 'SOCIAL', visit: 200, rank: 1 }];
	const [row] = await transformInMemory({ reports: [{ kind: 'x', data }] }, COLUMNS, () => []);
	expect(row).toEqual({ media_key: 'SOCIAL', visit: 200, rank: 1 });
});

test('columns without a header are called as each entry of a row calls itself', async () => {
	const data = [
		{
			dimensions: [{ label: 'Channel', value: 'SOCIAL' }],
			metrics: [{ field: 'visit', value: 3 }],
		},
	];
	const [row] = await transformInMemory({ reports: [{ kind: 'x', data }] }, COLUMNS, () => []);
	expect(row).toEqual({ Channel: 'SOCIAL', visit: 3 });
});

test('members of a row besides the requested columns are kept', async () => {
	const data = [{ media_key: 'SOCIAL', visit: 200, scartvalid: 7, campaign_count: 3 }];
	const body = { data: { reports: [{ kind: 'x', data }] } };
	expect(await transformInMemory(body, LAYOUT, () => [])).toEqual([
		{ Channel: 'SOCIAL', Visits: 200, Sales: 7, campaign_count: 3 },
	]);
});

describe('a report that is split by day', () => {
	const requested = headerOfRequest({ ...REQUEST, dateScale: 'D' });
	const layout: Layout = { ...COLUMNS, requested, isSplit: true };
	const entry = (values: unknown) => [
		{ dimensions: ['SOCIAL'], metrics: [[{ values }], [{ values: [1, 2] }]] },
	];
	const rowsOf = async (data: unknown) =>
		(await transformInMemory({ data: { reports: [{ data, kind: 'x' }] } }, layout, () => [])).map(
			({ date, Visits }) => [date, Visits],
		);
	const days = [
		['2026-11-02', 5],
		['2026-11-03', 6],
	];

	test.each<[string, unknown, (number | null)?]>([
		['in their order', [5, 6]],
		['by their epochs', { '1793577600': 5, '1793664000': 6 }],
		['by their epochs in milliseconds, the last first', { '1793664000000': 6, '1793577600000': 5 }],
		['by their dates', { '2026-11-03': 6, '2026-11-02': 5 }],
		[
			'as pairs',
			[
				[1793577600, 5],
				[1793664000, 6],
			],
		],
		[
			'as pairs, one with a dash for no figure',
			[
				['2026-11-02', 5],
				['2026-11-03', '-'],
			],
			null,
		],
		[
			'as objects with an epoch',
			[
				{ epoch: 1793664000, value: 6 },
				{ epoch: 1793577600, value: 5 },
			],
		],
		[
			'as objects with a date',
			[
				{ date: '2026-11-02', visit: 5 },
				{ date: '20261103', visit: 6 },
			],
		],
		[
			'as objects by date',
			[
				{ date: '2026-11-02', v: 5 },
				{ date: '2026-11-03', v: '6' },
			],
		],
		['in one object for all', [{ values: [5, 6] }]],
	])('has its figures %s', async (_, values, last = 6) => {
		const [first, second] = await rowsOf(entry(values));
		expect([first, second]).toEqual([days[0], ['2026-11-03', last]]);
	});

	test('has figures in rows of their own', async () => {
		const data = [
			{ date: '2026-11-02', media_key: 'SOCIAL', visit: 5, scartvalid: 1 },
			{ date: '2026-11-03', media_key: 'SOCIAL', visit: 6, scartvalid: 1 },
		];
		expect(await rowsOf(data)).toEqual(days);
	});

	test('has the hours that its rows name', async () => {
		const data = [
			{ date: '2026-11-02T00:00:00Z', media_key: 'SOCIAL', visit: 5, scartvalid: 1 },
			{ date: '2026-11-02T01:00:00Z', media_key: 'SOCIAL', visit: 6, scartvalid: 1 },
		];
		const body = { data: { reports: [{ data, kind: 'x' }] } };
		const rows = await transformInMemory(body, { ...layout, byHour: true }, () => []);
		expect(rows.map(({ date, Visits }) => [date, Visits])).toEqual([
			['2026-11-02T00:00:00Z', 5],
			['2026-11-02T01:00:00Z', 6],
		]);
	});

	test('has the dates that its figures name, even if the header lacks them', async () => {
		expect(await rowsOf(entry({ '2026-12-01': 5 }))).toContainEqual(['2026-12-01', 5]);
	});
});
