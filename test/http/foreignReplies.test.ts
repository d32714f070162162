import { readOnePage } from '../../platform/http/reply/paging';
import { readStatus } from '../../platform/http/jobs/readStatus';
import { phaseOf } from '../../platform/http/jobPhase';
import { requestChange } from '../../platform/http/requestChange';
import { submitReport } from '../../platform/reports/request/reportJob';
import { connectionBy } from './door/connection';

/** A platform that gives one answer: JSON, or a text as it is. */
function answering(reply: unknown, status = 200, headers: Record<string, string> = {}) {
	const body = typeof reply === 'string' ? reply : JSON.stringify(reply);
	return connectionBy(() => Promise.resolve({ statusCode: status, headers, body }));
}

const listed = async (reply: unknown, headers?: Record<string, string>) =>
	await readOnePage(
		answering(reply, 200, headers),
		{ method: 'GET', path: '/list.json', what: 'the list' },
		false,
	);

const ROWS = [
	{ id: 7, name: 'Search', visits: 120 },
	{ id: 9, name: 'Social', visits: 30 },
];
const attributed = ROWS.map(({ id, ...attributes }) => ({ type: 'x', id, attributes }));
const NEXT_PAGE = { hasNextPage: true, endCursor: 'c9' };

describe('a list is read as other APIs write it', () => {
	test.each<[string, unknown, unknown]>([
		[
			'the names in the first row',
			[
				['id', 'name'],
				[7, 'A'],
			],
			[{ id: 7, name: 'A' }],
		],
		['the holder and count of OData 2', { d: { results: ROWS, __count: '2' } }, ROWS],
		[
			'the holder of HAL',
			{ _links: { self: { href: 'x' } }, _embedded: { a: ROWS }, total: 2 },
			ROWS,
		],
		[
			'the nodes of GraphQL',
			{ data: { a: { nodes: ROWS, pageInfo: { hasNextPage: false } } } },
			ROWS,
		],
		['the edges of GraphQL', { data: { a: { edges: ROWS.map((node) => ({ node })) } } }, ROWS],
		[
			'messages next to it',
			{ success: true, errors: [], messages: [{ text: 'x' }], a: ROWS },
			ROWS,
		],
		['an empty cursor', { ok: true, a: ROWS, response_metadata: { next_cursor: '' } }, ROWS],
		['a list in a text', JSON.stringify(JSON.stringify({ data: ROWS })), ROWS],
		[
			'an index for each row',
			{ data: { 0: { name: 'A' }, 1: { name: 'B' } } },
			[{ name: 'A' }, { name: 'B' }],
		],
		[
			'the attributes of JSON:API',
			{ data: attributed },
			ROWS.map((row) => ({ type: 'x', ...row })),
		],
		['null', 'null', []],
	])('with %s', async (_, reply, rows) => {
		expect(await listed(reply)).toMatchObject({ records: rows });
		expect((await listed(reply)).cut).toBeUndefined();
	});

	test.each<[string, unknown]>([
		['an entry that has one', { audience: { name: 'x', rules: [{ a: 1 }] } }],
		['entries below a name that would be lost', { shop: { sales: [{ a: 1 }] } }],
		[
			'lists that are not one table',
			[
				['a', 'a'],
				[1, 2],
			],
		],
	])('but not with %s', async (_, reply) => {
		expect((await listed(reply)).records).not.toContainEqual({ a: 1 });
	});
});

describe('a list is known to be a part by', () => {
	const data = ROWS;
	test.each<[string, unknown, Record<string, string>]>([
		['the count of OData', { '@odata.count': 5, value: ROWS }, {}],
		['the page info of GraphQL', { data: { a: { nodes: ROWS, pageInfo: NEXT_PAGE } } }, {}],
		['a link of HAL', { _links: { next: { href: '/x?page=2' } }, _embedded: { a: ROWS } }, {}],
		[
			'pagination in meta',
			{ data, meta: { pagination: { total: 5, per_page: 2, total_pages: 3 } } },
			{},
		],
		['a cursor in pagination', { ok: true, items: ROWS, pagination: { next_cursor: 'x' } }, {}],
		['a cursor', { data, cursor: 'x' }, {}],
		['a token for a page', { data, pageToken: 'x' }, {}],
		['a query that ran out of time', { data, timed_out: true }, {}],
		['a continuation in the headers', { data }, { 'x-ms-continuation': 'x' }],
		['a count in the headers', { data }, { 'x-pagination': '{"TotalCount":5}' }],
	])('%s', async (_, reply, headers) => {
		expect(await listed(reply, headers)).toMatchObject({ records: ROWS, cut: 'partial' });
	});
});

describe('a list is refused in a good reply', () => {
	test.each<[string, unknown, string]>([
		['by JSend', { status: 'fail', data: { range: 'is required' } }, 'range: is required'],
		['by a result', { result: 'error', message: 'Unknown site' }, 'Unknown site'],
		['by an exception', { __type: 'SiteException', message: 'Unknown site' }, 'Unknown site'],
		['by a list of errors', [{ message: 'Expired', errorCode: 'SESSION' }], 'Expired'],
		['in its metadata', { meta: { code: 400, error_message: 'Unknown site' } }, 'Unknown site'],
		['by XML rows', '<rows><row><id>7</id></row></rows>', '<rows><row><id>7</id>'],
		['by NaN', '{"data":[{"visits":NaN}]}', '"visits":NaN'],
		['by a line for each row', '{"id":7}\n{"id":9}', '{"id":7} {"id":9}'],
	])('%s, which is quoted', async (_, reply, said) => {
		await expect(listed(reply)).rejects.toThrow(said);
	});
});

describe('the outcome of a change', () => {
	const changed = async (reply: unknown) =>
		await requestChange(answering(reply), { method: 'POST', path: '/x.json', what: 'it' });

	test.each<[string, unknown, boolean]>([
		['a procedure that returns true', '<e:B><r><return>true</return></r></e:B>', true],
		['a trial', { dryRun: true, imported: 2 }, false],
	])('of %s is confirmed: %3$p', async (_, reply, confirmed) => {
		expect(await changed(reply)).toMatchObject({ confirmed });
	});

	test.each<[string, unknown]>([
		['a procedure that returns false', '<e:B><r><return>false</return></r></e:B>'],
		['a refusal in a text', JSON.stringify('{"success":false}')],
		['a code in the metadata', { meta: { code: 400, error_message: 'no' } }],
	])('of %s is a refusal', async (_, reply) => {
		await expect(changed(reply)).rejects.toMatchObject({ kind: 'reported' });
	});
});

test.each<[unknown, string | undefined, string | undefined]>([
	[{ status: { id: 4, name: 'Completed' } }, 'done', undefined],
	[{ data: { attributes: { status: 'failed', reason: 'No memory' } } }, 'failed', 'No memory'],
	[{ status: 'ok', job: { status: 'RUNNING' } }, 'running', undefined],
	[{ status: 'RUNNING', site: { status: 'done' } }, 'running', undefined],
	[{ status: 'success', data: { jobrun_status: 'FAILED', message: 'Quota' } }, 'failed', 'Quota'],
	[{ QueryExecution: { Status: { State: 'SUCCEEDED' } } }, 'done', undefined],
	[{ status: { state: 'DONE', errorResult: { message: 'No column' } } }, 'failed', 'No column'],
	[{ name: 'operations/1', done: true }, 'done', undefined],
	[{ processingStatus: 'FATAL' }, 'failed', undefined],
	[{ async_status: 'Job Completed' }, 'done', undefined],
	[{ meta: { status: 'done' }, jobrun: 7 }, 'running', undefined],
])('the job in %j is %s', (reply, phase, reason) => {
	const { state, upstreamMessage } = readStatus(reply);
	expect([phaseOf(state), upstreamMessage]).toEqual([phase, reason]);
});

test('a status without a state is quoted', () => {
	expect(readStatus({ progress: 100 }).state).toBe('missing in {"progress":100}');
});

test.each<[unknown, string]>([
	[{ name: 'operations/4711', done: false }, 'operations/4711'],
	[{ jobs: [{ id: '1' }, { id: '2' }] }, '"id":"2"'],
	[{ job_id: 0 }, '"job_id":0'],
])('a submission answered with %j has no job, and the answer is quoted', async (reply, said) => {
	const submitted = submitReport(answering(reply), {
		site: 's',
		body: { reports: [{ kind: 'rt#insummary' }] },
	});
	await expect(submitted).rejects.toMatchObject({
		kind: 'jobNotNamed',
		message: expect.stringContaining(said) as unknown,
	});
});
