import { readJobId } from '../../../../platform/http/reply/jobId';

test.each<[string, unknown]>([
	['a list of one', { data: { jobrun_id: ['42'] } }],
	['the job itself', { job: '42' }],
	['the run under data', { data: { job_run: 42 } }],
	['the ID of a run', { runId: 42 }],
	['the ID of a task', { error: false, data: { task_id: '42' } }],
	['a first cell without a column name', { rows: [['42']] }],
	['a first cell of a column of IDs', { data: { fields: ['id_run', 'x'] }, rows: [['42', 1]] }],
	['an ID next to the kind of its job', { job: 'batch', id: 42 }],
])('the ID of a job is read from %s', (_, reply) => {
	expect(readJobId(reply)).toBe('42');
});

test.each<[string, unknown]>([
	['a state in a row', { data: { fields: [{ name: 'status' }] }, rows: [['PENDING']] }],
	['a word in a row', { rows: [['OK']] }],
	['a time in a row', { data: { fields: ['elapsed'] }, rows: [[12]] }],
	['the ID of a request next to an empty job ID', { jobrun_id: null, id: 'req-7' }],
	['an empty job ID in a row', { data: { fields: ['jobrun_id'] }, rows: [['']], id: 7 }],
	['the kind of a job', { job: 'batch' }],
])('%s is no ID of a job', (_, reply) => {
	expect(readJobId(reply)).toBeUndefined();
});
