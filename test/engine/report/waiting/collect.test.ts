import type { IDataObject, INodeParameters } from 'n8n-workflow';
import type { JobSettings } from '../../../../sandbox';
import { newestLine } from '../../../../harness/engine';
import { columns, locator } from '../../../../harness/workflows';
import { withStage } from '../../../support/withStage';

const STILL_RUNNING = 0;
const DONE = 1;
const FAILED = 2;
const CHANNELS = 10;
const CHANNEL = [{ name: 'Channel', field: 'media_key' }];
const RUNNING: JobSettings = { seconds: 600 };
const A_NUMBER: unknown = expect.any(Number);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** The defaults of a new node after Submit. */
const collect: INodeParameters = {
	operation: 'collect',
	site: { __rl: true, mode: 'id', value: '={{ $json.site }}' },
};

describe.each(newestLine())('collecting reports without a loop, on %s', (line) => {
	const stage = withStage(line);

	/** Submits a job of each kind and returns their items. */
	async function submit(...jobs: JobSettings[]): Promise<IDataObject[]> {
		for (const job of jobs) stage.sandbox.control.nextJobs(job);
		const metrics = columns({ visit: '={{ "Visits of " + $json.n }}' });
		const run = await stage.report(
			{ operation: 'submit', metrics, options: { atOnce: 1 } },
			{ input: jobs.map((_, n) => ({ n })) },
		);
		stage.clear();
		return run.items.map((handle, n) => ({ ...handle, n }));
	}
	const rowsOf = (...items: number[]) =>
		items.flatMap((item) =>
			Array.from({ length: CHANNELS }, () => ({
				json: { Channel: expect.any(String) as unknown, [`Visits of ${item}`]: A_NUMBER },
				pairedItem: { item },
			})),
		);

	it('separates finished ones from running ones', async () => {
		const input = await submit({}, RUNNING, {}, RUNNING);
		const run = await stage.report(collect, { input });
		expect(run.status).toBe('success');
		expect(run.output(DONE)).toEqual(rowsOf(0, 2));
		expect(run.output(STILL_RUNNING)).toEqual(
			[1, 3].map((item) => ({ json: { ...input[item], status: 'PENDING' }, pairedItem: { item } })),
		);
		expect(stage.submitted()).toEqual([]);
		expect(stage.requests('status.json')).toHaveLength(4);
		expect(stage.requests('download.json')).toHaveLength(2);
	});

	it('accepts the items that it returned as still running', async () => {
		const input = await submit(RUNNING);
		const first = await stage.report(collect, { input });
		const handles = first.itemsOf(STILL_RUNNING);
		const completed = { error: false, jobrun_status: 'COMPLETED' };
		const { control } = stage.sandbox;
		control.fault({ kind: 'reply', match: 'status.json', body: completed });
		control.fault({
			kind: 'reply',
			match: 'download.json',
			body: { data: { reports: [{ data: [] }] } },
		});
		const second = await stage.report(collect, { input: handles });
		expect(second.output(STILL_RUNNING)).toEqual([]);
	});

	it('are still running while their result is not available yet, which is said', async () => {
		const input = await submit({});
		const error_msg = 'Report run is not ready';
		stage.sandbox.control.fault({ kind: 'error200', match: 'download.json', error_msg, times: 9 });
		const run = await stage.report(collect, { input });
		expect(run.output(DONE)).toEqual([]);
		const status = expect.stringMatching(/^not ready: .*Report run is not ready/) as unknown;
		expect(run.itemsOf(STILL_RUNNING)).toMatchObject([{ jobId: input[0]?.jobId, status }]);
	});

	describe('some of which fail', () => {
		const submitMix = async () =>
			await submit({}, { outcome: 'failed', detail: 'Gone' }, RUNNING, { outcome: 'expired' }, {});
		const failure = (message: RegExp) => ({
			error: expect.stringMatching(message) as unknown,
			message: expect.any(String) as unknown,
		});
		const gone = failure(/^The platform could not finish job \d+ \(state FAILED\): Gone$/);
		const late = failure(/^The result of job \d+ is no longer available \(state EXPIRED\)$/);

		it('sends failed ones to the error output with their data, and loses none', async () => {
			const input = await submitMix();
			const run = await stage.report(collect, { input, onError: 'continueErrorOutput' });
			expect(run.output(DONE)).toEqual(rowsOf(0, 4));
			expect(run.itemsOf(STILL_RUNNING)).toMatchObject([{ n: 2 }]);
			expect(run.itemsOf(FAILED)).toEqual([
				{ ...input[1], ...gone },
				{ ...input[3], ...late },
			]);
		});

		it('keeps failed ones among the results on the regular output', async () => {
			const input = await submitMix();
			const run = await stage.report(collect, { input, onError: 'continueRegularOutput' });
			const [first, last] = [rowsOf(0), rowsOf(4)];
			expect(run.output(DONE)).toEqual([
				...first,
				{ json: gone, pairedItem: { item: 1 } },
				{ json: late, pairedItem: { item: 3 } },
				...last,
			]);
			expect(run.itemsOf(STILL_RUNNING)).toMatchObject([{ n: 2 }]);
		});

		it('ends with the first failed one if it does not continue on errors', async () => {
			const input = await submitMix();
			const run = await stage.report(collect, { input });
			expect(run.error).toMatchObject({ itemIndex: 1 });
			expect(run.error?.message).toContain(String(input[1]?.jobId));
		});
	});

	it('abandons one that runs for too long', async () => {
		const [first, second] = await submit(RUNNING, RUNNING);
		const input = [
			{ ...first, submittedAt: hoursAgo(25) },
			{ ...second, submittedAt: hoursAgo(23) },
		];
		const run = await stage.report(collect, { input, onError: 'continueErrorOutput' });
		expect(run.itemsOf(FAILED)).toEqual([
			{
				...input[0],
				error: expect.stringMatching(
					new RegExp(
						`^Job ${String(first?.jobId)} is not finished after 2\\d(\\.\\d)? hours .*PENDING`,
					),
				) as unknown,
				message: expect.stringContaining('Report > Collect') as unknown,
			},
		]);
		expect(run.itemsOf(STILL_RUNNING)).toMatchObject([{ jobId: second?.jobId }]);

		const sooner = { ...collect, options: { giveUpAfter: 2 } };
		const stopped = await stage.report(sooner, { input: input.slice(1) });
		expect(stopped.error?.message).toContain(`Job ${String(second?.jobId)} is not finished`);
	});

	it('still delivers one that is finished, however old', async () => {
		const [handle] = await submit({});
		const run = await stage.report(collect, { input: [{ ...handle, submittedAt: hoursAgo(99) }] });
		expect(run.output(DONE)).toEqual(rowsOf(0));
	});

	it('accepts a typed job ID and site, without an age limit', async () => {
		const [done, running] = await submit({}, RUNNING);
		const typed = (handle?: IDataObject) => ({
			operation: 'collect',
			site: locator('shop-eu', 'id'),
			jobId: ` ${String(handle?.jobId)} `,
		});
		const ready = await stage.report({ ...typed(done), output: 'csv' });
		expect(ready.output(DONE)).toMatchObject([
			{ json: { jobId: done?.jobId, rows: CHANNELS }, pairedItem: { item: 0 } },
		]);
		// Unknown members of the request have their defaults.
		const rows = await stage.report(typed(done));
		const known = await stage.report(collect, { input: [done ?? {}] });
		expect(rows.output(DONE)).toEqual(known.output(DONE));
		expect(rows.itemsOf(DONE).map(({ Channel }) => Channel)).toContain('Emailing');
		const early = await stage.report(typed(running));
		expect(early.itemsOf(STILL_RUNNING)).toEqual([
			{ jobId: running?.jobId, site: 'shop-eu', status: 'PENDING' },
		]);
	});

	it('reports that a message of several periods is not possible', async () => {
		const dateRanges = [{ range: 'YESTERDAY' }, { range: 'LAST_7_DAYS' }];
		const request = { kind: 'rt#insummary', dateRanges, metrics: [{ name: 'V', field: 'visit' }] };
		const json = JSON.stringify({ reports: [{ ...request, dimensions: CHANNEL }] });
		const set = { operation: 'submit', options: { request: json } };
		const input = (await stage.report(set)).items;
		const told = await stage.report({ ...collect, output: 'message' }, { input });
		expect(told.error?.message).toContain('The report covers several periods, but a message');
	});

	it('keeps jobs that cannot be checked as still running, and reports a job of another site', async () => {
		const [handle] = await submit({});
		const { control } = stage.sandbox;
		const down = { kind: 'status', status: 503, retryAfter: 0 } as const;
		control.fault({ ...down, match: 'status.json', times: 5 });
		const away = await stage.report(collect, { input: [handle ?? {}] });
		expect(away.itemsOf(STILL_RUNNING)).toMatchObject([
			{ jobId: handle?.jobId, status: expect.stringContaining('HTTP 503') as unknown },
		]);
		const foreign = await stage.report(collect, { input: [{ ...handle, site: 'shop-ca' }] });
		expect(foreign.error?.message).toContain(`There is no job run "${String(handle?.jobId)}"`);
	});
});
