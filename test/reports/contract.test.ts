import { readJobId, readStatus, resultCall } from '../../platform/client/jobs/runs';
import { reportRuns } from '../../platform/reports/contract';

const FIELDS = [{ name: 'jobrun_id' }];

describe('the job run id', () => {
	test.each<[string, unknown, string | undefined]>([
		[
			'in rows, as the specification shows',
			{ error: false, data: { fields: FIELDS }, rows: [['42']] },
			'42',
		],
		['in data.rows', { data: { fields: FIELDS, rows: [['42']] } }, '42'],
		['in data.rows as an object', { data: { rows: [{ jobrun_id: '42' }] } }, '42'],
		['at the top', { jobrun_id: '42' }, '42'],
		['in data', { data: { jobrun_id: '42' } }, '42'],
		['as a number', { rows: [[42]] }, '42'],
		[
			'in its own column',
			{ data: { fields: [{ name: 'x' }, ...FIELDS] }, rows: [['1', '42']] },
			'42',
		],
		['in long digits', { rows: [['90071992547409931']] }, '90071992547409931'],
		['nowhere', { error: false, data: { fields: FIELDS }, rows: [] }, undefined],
		['in an empty row', { rows: [[]] }, undefined],
		['in no object', 'queued', undefined],
		['in nothing', undefined, undefined],
	])('%s', (_, reply, id) => {
		expect(readJobId(reply)).toBe(id);
	});
});

describe('the state', () => {
	test.each<[string, unknown, object]>([
		['at the top', { jobrun_status: 'COMPLETED' }, { state: 'COMPLETED' }],
		['in data', { data: { jobrun_status: 'RUNNING' } }, { state: 'RUNNING' }],
		[
			'with what the platform says',
			{ jobrun_status: 'FAILED', error_msg: 'Too big' },
			{ state: 'FAILED', said: 'Too big' },
		],
		['nowhere', {}, { state: 'not given' }],
		['in no object', [], { state: 'not given' }],
	])('%s', (_, reply, status) => {
		expect(readStatus(reply)).toEqual(status);
	});
});

test('a result is downloaded by its job and site', () => {
	expect(resultCall(reportRuns, { id: '42', site: 'shop' })).toEqual({
		method: 'GET',
		path: '/ea/{site}/report/batch/download.json',
		jobAsked: '42',
		isLarge: true,
		pathValues: { site: 'shop' },
		query: { 'jobrun-id': '42' },
		what: 'the result of report job 42',
	});
});
