import { noticesIn } from '../../platform/reports/response/notices';
import { shortfallOfBody, shortfallText } from '../../platform/reports/response/shortfall';
import { element, reply, report, values } from './shapes/replies';
import { writtenOf } from './shapes/written';
import { COLUMNS } from './shapes/replies';

const TWO = report({ data: [element(['SOCIAL'], values(200)), element(['MAILING'], values(100))] });
const { rowCount: _rows, totalRowCount: _total, ...PLAIN } = TWO;
const top = (more: object) => ({ ...reply(PLAIN), ...more });
const inReport = (more: object) => reply({ ...PLAIN, ...more });
const inData = (more: object) => ({ data: { reports: [PLAIN], ...more } });

describe('a partial result is recognized by', () => {
	const many = { rows: 2, totalRows: 3 };
	test.each<[string, object, object]>([
		['next', top({ next: 'https://example.com/page?2' }), { rows: 2, sign: 'next' }],
		['next as an object', top({ links: { next: { href: '/2' } } }), { rows: 2, sign: 'next' }],
		['nextPageToken', inData({ nextPageToken: 'abc' }), { rows: 2, sign: 'nextPageToken' }],
		['next_cursor', top({ paging: { next_cursor: 'x' } }), { rows: 2, sign: 'next_cursor' }],
		['a cursor', top({ cursor: 'x' }), { rows: 2, sign: 'cursor' }],
		['pagination in meta', top({ meta: { pagination: { total: 3, total_pages: 2 } } }), many],
		['a time limit', top({ timed_out: true }), { rows: 2, sign: 'timed_out: true' }],
		['@odata.nextLink', top({ '@odata.nextLink': '/x' }), { rows: 2, sign: '@odata.nextLink' }],
		['hasMore', top({ hasMore: true }), { rows: 2, sign: 'hasMore: true' }],
		['has_more as text', inReport({ has_more: 'true' }), { rows: 2, sign: 'has_more: true' }],
		['truncated', inReport({ truncated: true }), { rows: 2, sign: 'truncated: true' }],
		['complete: false', top({ complete: false }), { rows: 2, sign: 'complete: false' }],
		['last: false', top({ page: { last: false } }), { rows: 2, sign: 'last: false' }],
		['a number of pages', top({ meta: { page: 1, pages: 3 } }), { rows: 2, sign: 'pages: 3' }],
		['words', top({ message: 'page 1 of 3' }), { rows: 2, sign: 'page 1 of 3' }],
		[
			'a count in words',
			top({ notice: 'Shows 2 of 1,000 rows' }),
			{ rows: 2, sign: 'Shows 2 of 1,000 rows' },
		],
		[
			'words in German',
			top({ message: 'Nur die ersten Zeilen' }),
			{ rows: 2, sign: 'Nur die ersten Zeilen' },
		],
		['a count of the rest', inData({ rows_omitted: 8 }), { rows: 2, sign: 'rows_omitted: 8' }],
		[
			'a loss of rows',
			top({ meta: { dataLossFromOtherRow: true } }),
			{ rows: 2, sign: 'dataLossFromOtherRow: true' },
		],
		['a state', top({ status: 'PARTIAL' }), { rows: 2, sign: 'status: PARTIAL' }],
		[
			'a state of a report',
			inReport({ state: 'truncated' }),
			{ rows: 2, sign: 'state: truncated' },
		],
		['information on the result', top({ result_info: { page: 1, total_count: 3 } }), many],
		['totalHits', inData({ totalHits: 3 }), many],
		['a warning', top({ warnings: ['Result truncated'] }), { rows: 2, sign: 'Result truncated' }],
		['total', inData({ total: 3 }), many],
		['total of a page', top({ pagination: { total: '3' } }), many],
		['totalRows', inReport({ totalRows: 3 }), many],
		['total_count', top({ meta: { total_count: 3 } }), many],
		['totalRowCount', inReport({ totalRowCount: 3 }), many],
	])('%s', async (_, body, missing) => {
		expect(shortfallOfBody(body)).toEqual(missing);
		const style = { format: 'csv', layout: COLUMNS } as const;
		const file = await writtenOf([Buffer.from(JSON.stringify(body))], style);
		expect(file.shortfall).toEqual(missing);
	});

	test('a partial result is recognized by a limit that is reached', () => {
		const data = Array.from({ length: 20 }, (_, at) => element([`c${at}`], values(at)));
		const all = (more: object) => ({ data: { reports: [{ ...PLAIN, data }], ...more } });
		expect(shortfallOfBody(all({ limit: 20 }))).toEqual({ rows: 20, sign: 'limit: 20' });
		expect(shortfallOfBody(all({ limit: 0, pageSize: 20 }))).toEqual({
			rows: 20,
			sign: 'limit: 20',
		});
		expect(shortfallOfBody(all({ limit: 20, hasMore: false }))).toBeUndefined();
		expect(shortfallOfBody(all({ limit: 20, totalRows: 20 }))).toBeUndefined();
		expect(shortfallOfBody(all({ limit: 100 }))).toBeUndefined();
	});
});

describe('a complete result stays complete with', () => {
	test.each<[string, object]>([
		['no next', top({ next: null })],
		['an empty token', inData({ nextPageToken: '' })],
		['no link', top({ links: { next: null } })],
		['hasMore: false', top({ hasMore: false })],
		['one page', top({ meta: { page: 1, pages: 1 } })],
		['page 1 of 1', top({ message: 'page 1 of 1' })],
		['a total that is the sum of a figure', inReport({ total: 300 })],
		['as many as it counts', top({ total: 2, totalRows: '2' })],
		['no rest', inData({ rows_omitted: 0 })],
		['a count of all in words', top({ notice: '2 of 2 rows' })],
		[
			'a state that says nothing of the rows',
			top({ status: 'COMPLETED', state: 'partially ready' }),
		],
		['other words', top({ message: 'ok', notice: '3 of 4 sites' })],
		[
			'a metric that is called total',
			reply(
				report({
					metrics: [{ field: 'total', name: 'total' }],
					data: [element(['SOCIAL'], values(9))],
				}),
			),
		],
	])('%s', async (_, body) => {
		expect(shortfallOfBody(body)).toBeUndefined();
		const style = { format: 'csv', layout: COLUMNS } as const;
		const file = await writtenOf([Buffer.from(JSON.stringify(body))], style);
		expect(file.shortfall).toBeUndefined();
	});

	test('a complete result stays complete with a total that is the figure of its total row', () => {
		const data = [element(['GLOBAL'], values(280)), ...PLAIN.data];
		expect(
			shortfallOfBody({ data: { reports: [{ ...PLAIN, data }], total: 280 } }),
		).toBeUndefined();
	});
});

test('a partial result of unknown size is reported with the sign that shows it', () => {
	expect(shortfallText({ rows: 2, sign: 'hasMore: true' })).toBe(
		'2 rows, and says that there are more (hasMore: true)',
	);
});

describe('a remark of the reply about its figures is reported', () => {
	test.each<[object, string]>([
		[top({ sampled: true }), 'estimated from a sample (sampled: true)'],
		[inReport({ isDataGolden: false }), 'may still change (isDataGolden: false)'],
		[top({ meta: { samplingMetadatas: [{ samplesReadCount: '5' }] } }), 'from a sample: [{'],
		[inData({ warnings: [{ message: 'Late\ndata' }] }), 'The platform warns: Late data'],
		[top({ notices: 'x'.repeat(900) }), `warns: ${'x'.repeat(200)}…`],
		[inReport({ subjectToThresholding: 'true' }), 'not exact'],
	])('%j', (body, words) => {
		expect(noticesIn(body)).toEqual([expect.stringContaining(words)]);
	});

	test.each<[object]>([
		[top({ sampled: false, isDataGolden: true, warnings: [], samplingMetadatas: null })],
		[top({ warning: '', notices: null, sampling: {} })],
	])('no remark is reported where the reply says nothing: %j', (body) => {
		expect(noticesIn(body)).toEqual([]);
	});
});
