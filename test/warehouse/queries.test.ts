import { submitQuery, queryState } from '../../platform/warehouse/queries';
import { fetchRows } from '../../platform/warehouse/results';
import type { Answer } from '../engine/client/origin';
import { sending } from '../engine/client/origin';
import { inTurn, platformAt } from '../http/door/platformAt';

const submitted = async (answer: Answer) => {
	const { platform, origin } = await platformAt(answer, { secrets: ['a-l0ng-s3cr3t'] });
	const state = await submitQuery(platform, 'GET {}', 'rows').catch((error: unknown) => error);
	expect(origin.arrivals).toHaveLength(1);
	return state;
};
const URL = 'https://w.example.com/edw/jobs/a-1';

describe('the ID of a submitted query', () => {
	test.each<[string, unknown, object]>([
		['a list', { status: 'Running', data: ['a-1', URL] }, { state: 'Running', url: URL }],
		['a table', { fields: ['status', 'jobid'], rows: [['Running', 'a-1']] }, { state: 'Running' }],
		[
			'a table under data',
			{ data: { fields: [{ name: 'jobid' }, { name: 'url' }], rows: [['a-1', URL]] } },
			{ url: URL },
		],
		['data', { status: 'Running', data: { jobid: 'a-1' } }, { state: 'Running' }],
		[
			'data by another name',
			{ data: { 'Job-ID': 'a-1', job_status: 'Running', url: URL } },
			{ state: 'Running', url: URL },
		],
		['the top', { jobid: 'a-1', status: 'Running' }, { state: 'Running' }],
		['a list of objects', { data: [{ uuid: 'a-1', href: URL }] }, { url: URL }],
		['the data alone', { error: false, data: 'a-1' }, {}],
	])('is found by %s', async (_, reply, more) => {
		expect(await submitted(inTurn(reply))).toMatchObject({ id: 'a-1', ...more });
	});

	test('is found in a text', async () => {
		expect(await submitted(sending('a-1\n'))).toMatchObject({ id: 'a-1' });
	});

	test.each<[string, Answer, string]>([
		['words', sending('OK'), '{"text":"OK"}'],
		['nothing', sending(''), '{"text":""}'],
		[
			'something else',
			inTurn({ data: { task: ['x'.repeat(400)], by: 'a-l0ng-s3cr3t' } }),
			`{"data":{"task":["${'x'.repeat(400)}"],"by":"•••"}}`,
		],
	])('is missing in %s, which is quoted in full', async (_, answer, said) => {
		expect(await submitted(answer)).toMatchObject({
			kind: 'jobNotNamed',
			message: `No job ID was recognized in the platform’s answer to the query: ${said}`,
		});
	});
});

test.each<[unknown, object]>([
	[
		{ status: 'Done', data: ['a-1', URL] },
		{ state: 'Done', url: URL },
	],
	[{ data: { jobid: 'a-1', status: 'Done', url: URL } }, { state: 'Done', url: URL }],
	[
		{ fields: ['status', 'url'], rows: [['Done', URL]] },
		{ state: 'Done', url: URL },
	],
	[
		{ status: 'Error', error_msg: 'No.', data: ['a-1', URL] },
		{ state: 'Error', upstreamMessage: 'No.' },
	],
	[{}, { state: 'missing', url: undefined }],
])('the state of a query is read from %j', async (reply, state) => {
	const { platform } = await platformAt(inTurn(reply));
	expect(await queryState(platform, 'a-1')).toMatchObject({ id: 'a-1', ...state });
});

describe('the rows of a result', () => {
	const ROWS = [{ url: '/a', n: 1 }];
	const fetched = async (result: unknown) => {
		const { platform, origin } = await platformAt((response, { path }) => {
			const reply = path.includes('/result') ? result : { data: ['a-1', `${origin.url}/result`] };
			response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
		});
		return await fetchRows(platform, 'a-1', {});
	};

	test.each<[string, unknown]>([
		[
			'a schema',
			{
				kind: 'edw#response',
				headers: {
					schema: [
						['text', 'url'],
						['int', 'n'],
					],
				},
				rows: [['/a', 1]],
			},
		],
		[
			'a schema of objects',
			{ headers: { schema: [{ name: 'url' }, { name: 'n' }] }, rows: [['/a', 1]] },
		],
		['fields', { data: { fields: ['url', 'n'], rows: [['/a', 1]] } }],
		['objects', { rows: ROWS }],
		['a list at the top', ROWS],
	])('are named by %s', async (_, result) => {
		expect(await fetched(result)).toEqual({ rows: ROWS });
	});

	test('are the whole result if there are none', async () => {
		const result = { kind: 'edw#response', headers: { uuid: 'a-1', schema: [] } };
		expect(await fetched(result)).toEqual({ rows: [result], isWhole: true });
	});
});
