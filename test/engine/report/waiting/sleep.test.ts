import type { INodeParameters } from 'n8n-workflow';
import type { JobSettings } from '../../../../sandbox';
import { lines, type Run } from '../../../../harness/engine';
import { columns, locator, reportParameters, workflowOf } from '../../../../harness/workflows';
import { jsonOf, succeeded } from '../../../support/stage';
import { withStage } from '../../../support/withStage';

const CHANNELS = 10;
type OnError = undefined | 'continueErrorOutput';

const submit = reportParameters({
	operation: 'submit',
	metrics: columns({ visit: '={{ "Visits of " + $json.n }}' }),
	options: { atOnce: 1 },
});
const collect = {
	resource: 'report',
	operation: 'collect',
	site: locator('={{ $json.site }}', 'id'),
};
const loop = (onError: OnError, options: INodeParameters = {}) =>
	workflowOf(
		{
			Submit: { parameters: submit },
			Collect: { parameters: { ...collect, options }, ...(onError ? { onError } : {}) },
			Sink: { type: 'n8n-nodes-base.noOp' },
			Failed: { type: 'n8n-nodes-base.noOp' },
		},
		[
			['Start', 0, 'Submit'],
			['Submit', 0, 'Collect'],
			['Collect', 0, 'Collect'],
			['Collect', 1, 'Sink'],
			...(onError === 'continueErrorOutput' ? [['Collect', 2, 'Failed'] as const] : []),
		],
	);

/** The time until the execution wakes. */
const sleepMs = (run: Run) =>
	Number(run.waitTill) - (run.startedAt.getTime() + run.executionTimeMs);

describe.each(lines())('collecting reports in a sleeping loop, on %s', (line) => {
	const stage = withStage(line);

	/** Starts the loop with a job of each kind; in the first round none of them is finished. */
	async function fallAsleep(jobs: JobSettings[], onError?: OnError, options?: INodeParameters) {
		for (const job of jobs) stage.sandbox.control.nextJobs(job);
		stillRunning(jobs.length);
		return await stage.run({
			workflow: loop(onError, options),
			input: jobs.map((_, n) => ({ json: { n } })),
		});
	}
	function stillRunning(times: number, job: unknown = ''): void {
		const body = { error: false, jobrun_status: 'RUNNING' };
		const match = `status.json?jobrun-id=${String(job)}`;
		stage.sandbox.control.fault({ kind: 'reply', match, body, times });
	}
	const marks = (run: Run) =>
		jsonOf(run.items('Sink')).map((row) => Object.keys(row).find((key) => key !== 'Channel'));
	const rowsOf = (...items: number[]) =>
		items.flatMap((n) => Array.from({ length: CHANNELS }, () => `Visits of ${n}`));

	it('delivers each report once when all are finished', async () => {
		const first = succeeded(await fallAsleep([{}, {}, {}]));
		expect(first.status).toBe('waiting');
		const ids = jsonOf(first.items('Submit')).map(({ jobId }) => jobId);

		stillRunning(1, ids[1]);
		const second = await stage.engine.resume(first);
		expect(second.status).toBe('waiting');
		expect(second.runs('Sink')).toBe(0);

		stillRunning(2);
		stillRunning(1, ids[2]);
		const third = await stage.engine.resume(second);
		expect(third.status).toBe('waiting');

		const last = succeeded(await stage.engine.resume(third));
		expect(last.status).toBe('success');
		expect(last.runs('Sink')).toBe(1);
		expect(marks(last)).toEqual(rowsOf(0, 1, 2));
		expect(last.items('Sink').map(({ pairedItem }) => pairedItem)).toHaveLength(3 * CHANNELS);

		expect(stage.submitted()).toHaveLength(3);
		const downloads = stage.requests('download.json').map(({ query }) => query['jobrun-id']);
		expect(downloads.sort()).toEqual(ids.sort());
	});

	it('sleeps longer each time, and never shorter than n8n can wake it', async () => {
		const first = await fallAsleep([{ seconds: 600 }]);
		const second = await stage.engine.resume(first);
		const third = await stage.engine.resume(second);
		const [short, longer, longest] = [first, second, third].map(sleepMs);
		expect(short).toBeGreaterThan(65_000);
		expect(short).toBeLessThan(75_000);
		expect(Number(longer) / Number(short)).toBeGreaterThan(1.3);
		expect(Number(longest) / Number(longer)).toBeGreaterThan(1.3);
		expect(stage.submitted()).toHaveLength(1);
		expect(stage.requests('status.json')).toHaveLength(3);
		expect(stage.requests('download.json')).toEqual([]);
	});

	it('sleeps on while a job is done but its result is not available yet', async () => {
		const notReady = 'Report run is not ready';
		const first = await fallAsleep([{}, {}]);
		const [early] = jsonOf(first.items('Submit'));
		const match = `download.json?jobrun-id=${String(early?.jobId)}`;
		stage.sandbox.control.fault({ kind: 'error200', match, error_msg: notReady, times: 5 });
		const second = await stage.engine.resume(first);
		expect([second.status, second.error, second.runs('Sink')]).toEqual(['waiting', undefined, 0]);
		const last = succeeded(await stage.engine.resume(second));
		expect(marks(last)).toEqual(rowsOf(0, 1));
		expect(stage.submitted()).toHaveLength(2);
	});

	it('does not sleep if all are finished at once', async () => {
		const run = await stage.run({ workflow: loop(undefined), input: [{ json: { n: 0 } }] });
		expect(run.status).toBe('success');
		expect(marks(run)).toEqual(rowsOf(0));
		expect(run.runs('Collect')).toBe(1);
	});

	const mix: JobSettings[] = [{}, { outcome: 'failed', detail: 'Gone' }, {}];

	it('delivers good reports and a failed one on their outputs', async () => {
		const asleep = await fallAsleep(mix, 'continueErrorOutput');
		expect(asleep.status).toBe('waiting');
		const handles = jsonOf(asleep.items('Submit'));
		stillRunning(1, handles[2]?.jobId);
		const again = await stage.engine.resume(asleep);
		expect(again.status).toBe('waiting');
		const run = await stage.engine.resume(again);
		expect(run.status).toBe('success');
		expect(marks(run)).toEqual(rowsOf(0, 2));
		expect(run.runs('Failed')).toBe(1);
		expect(jsonOf(run.items('Failed'))).toEqual([
			{
				...handles[1],
				error: expect.stringContaining('(state FAILED): Gone') as unknown,
				message: expect.any(String) as unknown,
			},
		]);
	});

	it('wakes up to report a job that runs for too long', async () => {
		const soon = { giveUpAfter: 1 / 36_000 };
		let run = await fallAsleep([{ seconds: 600 }], 'continueErrorOutput', soon);
		while (run.status === 'waiting') run = await stage.engine.resume(run);
		expect(run.status).toBe('success');
		expect(jsonOf(run.items('Failed'))).toMatchObject([
			{ error: expect.stringContaining('is not finished after') as unknown },
		]);
		expect(run.runs('Sink')).toBe(0);
	});
});
