import { readStatus } from '../../platform/http/jobs/readStatus';
import { phaseOf } from '../../platform/http/jobPhase';
import { requestChange } from '../../platform/http/requestChange';
import { submitReport } from '../../platform/reports/request/reportJob';
import { connectionReplying, listed } from './door/oneReply';

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
		['a record in each line', ROWS.map((row) => JSON.stringify(row)).join('\n'), ROWS],
		[
			'names in a schema',
			{ schema: { fields: [{ name: 'id' }, { name: 'name' }] }, rows: [[7, 'A']] },
			[{ id: 7, name: 'A' }],
		],
		[
			'names in its metadata',
			{ meta: [{ name: 'id', type: 'Int' }, { name: 'name' }], data: [[7, 'A']] },
			[{ id: 7, name: 'A' }],
		],
		[
			'cells of BigQuery',
			{ schema: { fields: [{ name: 'id' }] }, rows: [{ f: [{ v: '7' }] }, { f: [{ v: '9' }] }] },
			[{ id: '7' }, { id: '9' }],
		],
		[
			'the names in the first row, and figures as texts',
			[
				['id', 'name'],
				['7', 'A'],
			],
			[{ id: '7', name: 'A' }],
		],
		[
			'the rows below each column',
			{ id: { 0: 7, 1: 9 }, name: { 0: 'A', 1: 'B' } },
			[
				{ id: 7, name: 'A' },
				{ id: 9, name: 'B' },
			],
		],
		['a list in a text of its data', { error: false, data: JSON.stringify(ROWS) }, ROWS],
		['a body in a text', { statusCode: 200, body: JSON.stringify({ items: ROWS }) }, ROWS],
		['a text for each row', { data: ROWS.map((row) => JSON.stringify(row)) }, ROWS],
		['the documents of Solr', { responseHeader: { status: 0 }, response: { docs: ROWS } }, ROWS],
		[
			'the hits of Elasticsearch',
			{ took: 3, timed_out: false, hits: { total: 2, hits: ROWS.map((_source) => ({ _source })) } },
			ROWS,
		],
		['no rows', { error: false, data: { fields: ['id'], rows: null } }, []],
		['an object without rows', { data: { fields: ['id'], rows: {} } }, []],
		['a message that nothing was found', { data: [], message: 'No records found' }, []],
		['a state that nothing was found', { results: [], status: 'ZERO_RESULTS' }, []],
	])('with %s', async (_, reply, rows) => {
		expect(await listed(reply)).toMatchObject({ records: rows });
		expect((await listed(reply)).cut).toBeUndefined();
	});

	test.each<[string, unknown]>([
		['an entry that has one', { audience: { name: 'x', rules: [{ a: 1 }] } }],
		['entries below a name that would be lost', { shop: { sales: [{ a: 1 }] } }],
		['attributes that only one entry has', [{ attributes: { a: 1 } }, { b: 1 }]],
		['another list next to it, whatever its name', { items: [{ a: 1 }], done: [{ b: 1 }] }],
		['another list of a name of paging', { items: [{ a: 1 }], complete: [{ b: 1 }] }],
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
		[
			'the page info of GraphQL below two names',
			{ data: { site: { channels: { nodes: ROWS, pageInfo: NEXT_PAGE } } } },
			{},
		],
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
		['a count of Elasticsearch', { took: 3, hits: { total: { value: 5 }, hits: ROWS } }, {}],
		[
			'a count of Solr',
			{ responseHeader: { status: 0 }, response: { numFound: 5, docs: ROWS } },
			{},
		],
		['a count in a body that is a text', { body: JSON.stringify({ total: 5, data }) }, {}],
		['a link in a list of links', { data, links: [{ rel: 'next', href: '/x?page=2' }] }, {}],
		['a reached limit', { data, row_limit_reached: true }, {}],
		['the row where it was truncated', { data, truncated_at: 2 }, {}],
		['a count with an abbreviation', { data, nb_total: 5 }, {}],
		['a count of matches', { data, numberMatched: 5, numberReturned: 2 }, {}],
		['pages in its information', { data, info: { count: 5, pages: 3, next: 'u' } }, {}],
		['an address of more records', { data, nextRecordsUrl: '/x' }, {}],
		['a list that is not done', { data, done: false }, {}],
		['the number of pages in the headers', { data }, { 'x-total-pages': '3' }],
		['a continuation in the headers', { data }, { 'x-ms-continuation': 'x' }],
		['a count in the headers', { data }, { 'x-pagination': '{"TotalCount":5}' }],
	])('%s', async (_, reply, headers) => {
		const { records, cut } = await listed(reply, headers);
		expect(cut).toBe('partial');
		// Rows below two names of their own are not taken out of what has these names.
		expect(JSON.stringify(records)).toContain(JSON.stringify(ROWS));
	});
});

describe('the outcome of a change', () => {
	const changed = async (reply: unknown) =>
		await requestChange(connectionReplying(reply), { method: 'POST', path: '/x.json', what: 'it' });

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
	[{ jobrun_status: ['COMPLETED'] }, 'done', undefined],
	[{ site: { status: 'active' }, jobrun: { status: 'COMPLETED' } }, 'done', undefined],
	[{ parts: { a: { status: 'COMPLETED' }, b: { status: 'RUNNING' } } }, 'running', undefined],
	[{ finished: true }, 'done', undefined],
	[{ jobrun_status: 'Terminé' }, 'done', undefined],
	[{ jobrun_status: 'En échec' }, 'failed', undefined],
	[{ jobrun_status: 'JOB_STATE_SUCCEEDED' }, 'done', undefined],
])('the job in %j is %s', (reply, phase, reason) => {
	const { state, upstreamMessage } = readStatus(reply);
	expect([phaseOf(state), upstreamMessage]).toEqual([phase, reason]);
});

test.each<[string, unknown, string]>([
	[
		'a list',
		{ jobs: [6, 7].map((id) => ({ id, status: id === 6 ? 'COMPLETED' : 'RUNNING' })) },
		'7',
	],
	[
		'a table',
		{ fields: ['jobrun_id', 'status'], rows: ['6 DONE', '7 RUNNING'].map((row) => row.split(' ')) },
		'7',
	],
	['a list without it', { data: [6, 5].map((id) => ({ id, status: 'COMPLETED' })) }, '7'],
])('the state of a job among others in %s is its own', (_, reply, id) => {
	expect(phaseOf(readStatus(reply, id).state)).toBe('running');
});

test('a status without a state is quoted', () => {
	expect(readStatus({ progress: 100 }).state).toBe('missing in {"progress":100}');
});

test.each<[unknown, string]>([
	[{ name: 'operations/4711', done: false }, 'operations/4711'],
	[{ jobs: [{ id: '1' }, { id: '2' }] }, '"id":"2"'],
	[{ job_id: 0 }, '"job_id":0'],
])('a submission answered with %j has no job, and the answer is quoted', async (reply, said) => {
	const submitted = submitReport(connectionReplying(reply), {
		site: 's',
		body: { reports: [{ kind: 'rt#insummary' }] },
	});
	await expect(submitted).rejects.toMatchObject({
		kind: 'jobNotNamed',
		message: expect.stringContaining(said) as unknown,
	});
});
