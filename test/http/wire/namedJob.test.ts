import type { Call } from '../../../platform/http/call';
import { createdJob } from '../../../platform/http/jobs/jobRuns';
import { requestJson } from '../../../platform/http/request';
import { sending } from '../../engine/client/origin';
import { faultOf } from '../door/connection';
import { platformAt } from '../door/platformAt';
import { hurry } from '../../support/hurry';

const what = 'the report request';
const submit: Call = { method: 'POST', path: '/x', body: { a: 1 }, what, onlyCosts: true };
const PATIENCE = { attempts: 2, totalMs: 60_000, idleMs: 30_000 };

beforeEach(() => hurry(10));

async function submitTo(status: number, body: object, call = submit) {
	const answer = sending(JSON.stringify(body), status);
	const { platform, origin } = await platformAt(answer, { retryPolicy: PATIENCE });
	const starting = async () => createdJob(await requestJson(platform, call), what, platform);
	return { error: await faultOf(starting()), sent: origin.arrivals.length };
}

const BUSY = { error: true, error_msg: 'Busy, retry in 0.01 seconds' };

describe('a submission is not sent again after an error whose reply names a job', () => {
	it.each([429, 500, 502, 503, 504, 200])('with status %i', async (status) => {
		const { error, sent } = await submitTo(status, { ...BUSY, data: { jobrun_id: '4711' } });
		const code = status === 200 ? '' : ` (HTTP ${status})`;
		expect(error).toMatchObject({
			kind: 'jobNamed',
			jobId: '4711',
			message: `The platform reported an error for the report request, but its answer names job 4711${code}: ${BUSY.error_msg}`,
		});
		expect(sent).toBe(1);
	});

	it.each([
		['at the top', { ...BUSY, jobrun_id: 4711 }],
		['in its rows', { ...BUSY, data: { fields: [{ name: 'jobrun_id' }] }, rows: [['4711']] }],
		['as the ID of a job', { ...BUSY, job: { id: '4711', status: 'PENDING' } }],
		['in its data', { ...BUSY, data: { uuid: '4711' } }],
		['in its error', { error: { message: BUSY.error_msg, job_id: '4711' } }],
		['although it only says that it failed', { success: false, data: { jobrun_id: '4711' } }],
	])('%s', async (_, body) => {
		for (const status of 'success' in body ? [200] : [200, 503]) {
			const { error, sent } = await submitTo(status, body);
			expect(error).toMatchObject({ kind: 'jobNamed', jobId: '4711' });
			expect(sent).toBe(1);
		}
	});

	it.each([
		['Report already queued as job 4711, retry in 0.01 seconds', [200, 429, 500, 503]],
		['Busy: a job 4711 is running for this request', [200, 503]],
	])('in words only: %s', async (words, statuses) => {
		for (const status of statuses) {
			const { error, sent } = await submitTo(status, { error: true, error_msg: words });
			expect(error).toMatchObject({ kind: 'jobNamed', jobId: '4711' });
			expect(sent).toBe(1);
		}
	});

	it('even if the call has another purpose', async () => {
		const { onlyCosts: _, ...change } = submit;
		const { error, sent } = await submitTo(503, { ...BUSY, jobrun_id: '4711' }, change);
		expect(error).toMatchObject({ kind: 'jobNamed', jobId: '4711' });
		expect(sent).toBe(1);
	});
});

it.each([
	['no job', { ...BUSY, jobrun_id: 0 }],
	['an ID of the request', { ...BUSY, id: 'r-7', uuid: '0b1c', meta: { reqid: '7' } }],
	['an ID of the error', { error: { id: 'E7', message: BUSY.error_msg } }],
	['a number of jobs', { ...BUSY, error_msg: 'Busy: 4711 jobs are running' }],
	['the job of another request', { ...BUSY, error_msg: 'Another job 4711 is running, retry' }],
	['errors in a list', { ...BUSY, data: [{ id: 'E7', message: 'Busy' }] }],
])('a submission is sent again after an error whose reply has %s', async (_, body) => {
	const { error, sent } = await submitTo(503, body);
	expect(error).toMatchObject({ kind: 'unavailable' });
	expect(sent).toBe(2);
});

it('an error that is about the request is reported as such, with or without a job', async () => {
	const body = { error: true, error_msg: 'Unknown metric', jobrun_id: '4711' };
	const { error, sent } = await submitTo(200, body);
	expect(error).toMatchObject({ kind: 'reported', facts: { isFinal: true } });
	expect(sent).toBe(1);
});

it('a check of a job is repeated after an error that names this job', async () => {
	const check: Call = { method: 'GET', path: '/x', what: 'its state', requestedJob: '4711' };
	const { error, sent } = await submitTo(503, { ...BUSY, jobrun_id: '4711' }, check);
	expect(error).toMatchObject({ kind: 'unavailable' });
	expect(sent).toBe(2);
});
