import { lines, type Run } from '../../../harness/engine';
import { reportParameters, workflowOf } from '../../../harness/workflows';
import { HURRY, type Stage } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { endpointWorkflow, runWorkflow, submitWorkflow, until } from './scene';

describe.each(lines())('%s', (line) => {
	const stage = withStage(line);
	let slow: { readonly stage: Stage; readonly run: Promise<Run> };

	beforeAll(async () => {
		// Beside all other tests, as it takes its time.
		const own = await stage.beside({ jobSeconds: 10 / HURRY });
		slow = { stage: own, run: own.run({ workflow: runWorkflow() }) };
	});

	const begin = (workflow = runWorkflow(), reports = 1) =>
		stage.engine.begin({
			workflow,
			credentials: stage.credentials,
			input: Array.from({ length: reports }, () => ({ json: {} })),
		});

	const looksAt = (id: unknown) =>
		stage.requests('status.json').filter(({ query }) => query['jobrun-id'] === id);

	/** Time enough to look again at an earlier job, had anybody still waited for it. */
	async function runAnother(): Promise<void> {
		stage.sandbox.control.nextJobs({ seconds: 4 / HURRY });
		const run = await stage.run({ workflow: runWorkflow() });
		expect(run.error).toBeUndefined();
	}

	// The sandbox never answers a request that hangs: only the cancelling can end these.
	it.each([
		['a list is asked for', endpointWorkflow('getKinds'), 'kinds.json'],
		['a report is submitted', submitWorkflow(), 'query.json'],
		['a state is asked for', runWorkflow(), 'status.json'],
		['a result is downloaded', runWorkflow(), 'download.json'],
		['a file is downloaded', fileWorkflow(), 'download.json'],
	])('ends at once when it is cancelled while %s', async (_, workflow, endpoint) => {
		stage.sandbox.control.fault({ kind: 'hang', match: endpoint, times: 9 });
		const going = begin(workflow);
		await until(() => stage.requests(endpoint).length > 0);
		await going.cancel();
		const run = await going.done;
		expect(run.status).toBe('canceled');
		expect(stage.requests(endpoint)).toHaveLength(1);
	});

	it('ends at once when it is cancelled before the next attempt', async () => {
		// A host of its own, as all calls to one wait for as long as it asks.
		const own = await stage.beside();
		own.sandbox.control.fault({ kind: 'status', status: 429, retryAfter: 500 });
		const { credentials } = own;
		const going = own.engine.begin({ workflow: endpointWorkflow('getKinds'), credentials });
		await until(() => own.requests()[0]?.status === 429);
		await going.cancel();
		expect((await going.done).status).toBe('canceled');
		expect(own.requests()).toHaveLength(1);
	});

	it('stops waiting for jobs when it is cancelled, and names them', async () => {
		stage.sandbox.control.nextJobs({ outcome: 'hang', times: 2 });
		const going = begin(runWorkflow(), 2);
		await until(() => stage.requests('status.json').length === 2);
		await going.cancel();
		const run = await going.done;
		const ids = stage.requests('status.json').map(({ query }) => query['jobrun-id']);
		expect(run.status).toBe('canceled');
		// In the order of the items, which the requests need not keep.
		const jobs = /^Waiting for the report was stopped \(job (\d+), (\d+)\)$/;
		const named = jobs.exec(run.nodeError('Report')?.message ?? '')?.slice(1);
		expect(named?.sort()).toEqual(ids.sort());
		expect(run.nodeError('Report')?.description).toContain('Report > Collect');
		await runAnother();
		expect(ids.flatMap(looksAt)).toHaveLength(2);
	});

	it('stops waiting when the time of the workflow is over, and names the job', async () => {
		stage.sandbox.control.nextJobs({ outcome: 'hang' });
		const { credentials } = stage;
		const run = await stage.engine.run({
			workflow: runWorkflow(),
			credentials,
			timeoutMs: 15_000,
		});
		expect(run.status).toBe('canceled');
		const looks = stage.requests('status.json');
		const id = looks[0]?.query['jobrun-id'];
		expect(run.nodeError('Report')?.message).toBe(
			`Waiting for the report was stopped (job ${String(id)})`,
		);
		await runAnother();
		expect(looksAt(id)).toHaveLength(looks.length);
	});

	it('asks ever more rarely, as each request opens a connection', async () => {
		const run = await slow.run;
		expect(run.error).toBeUndefined();
		const looks = slow.stage.requests('status.json').length;
		expect(looks).toBeGreaterThanOrEqual(3);
		expect(looks).toBeLessThanOrEqual(6);
		const all = slow.stage.requests();
		expect(all).toHaveLength(looks + 2);
		expect(new Set(all.map(({ connection }) => connection)).size).toBeLessThanOrEqual(8);
	});
});

function fileWorkflow() {
	return workflowOf({ Report: { parameters: reportParameters({ output: 'csv' }) } });
}
