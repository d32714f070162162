import type { IDataObject } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { workflowOf } from '../../../harness/workflows';
import type { JobSettings } from '../../../sandbox';
import { jsonOf, succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { getResult, more, others, run, submit } from './scene';

const STILL_RUNNING = 0;
const DONE = 1;

describe.each(newestLine())('the result of a submitted query, on %s', (line) => {
	const stage = withStage(line);

	/** Submits a query of each kind and returns the items of Submit. */
	async function submitted(output = 'rows', ...jobs: JobSettings[]): Promise<IDataObject[]> {
		for (const job of jobs) stage.sandbox.control.nextJobs(job);
		const input = jobs.length > 0 ? jobs.map(() => ({})) : [{}];
		const done = await stage.play({ parameters: { ...submit, output }, input });
		stage.clear();
		return done.items;
	}

	it('has the same items as Run Query, and is not freed', async () => {
		const whole = (await stage.play({ parameters: run })).items;
		expect(whole).toHaveLength(96);
		const handles = await submitted();
		const twice = [
			await stage.play({ parameters: getResult, input: handles }),
			await stage.play({ parameters: getResult, input: handles }),
		];
		for (const got of twice) {
			expect(got.error).toBeUndefined();
			expect(got.itemsOf(DONE)).toEqual(whole);
			expect(got.output(STILL_RUNNING)).toEqual([]);
		}
		expect(stage.requests('/cancel')).toEqual([]);
	});

	it.each([
		['csv', 'csv', /^timestamp,url\n1795000000,/],
		['json', 'json', /^\{"kind":"edw#response"/],
		['parquet', 'parquet', /^PAR1.*PAR1$/],
	])('is a file: %s', async (output, extension, content) => {
		const handles = await submitted(output);
		const [item] = (
			await stage.play({ parameters: { ...getResult, output }, input: handles })
		).output(DONE);
		const { jobId } = handles[0] ?? {};
		expect(item?.json).toMatchObject({ jobId, fileName: `query-${String(jobId)}.${extension}` });
		expect((await stage.engine.binary(item)).toString()).toMatch(content);
	});

	it.each(['csv', 'parquet'])('cannot become items if it is %s', async (output) => {
		const { error } = await stage.play({ parameters: getResult, input: await submitted(output) });
		expect([error?.message, error?.description]).toEqual([
			expect.stringMatching(/^The result of query [\w-]+ is not JSON and cannot become items/),
			'Choose the same Output as in Data Warehouse > Submit',
		]);
	});

	it('leaves through Still Running until it exists', async () => {
		const handles = await submitted('rows', {}, { seconds: 600 });
		const got = await stage.play({ parameters: getResult, input: handles });
		expect(got.output(DONE)).toHaveLength(96);
		expect(got.output(STILL_RUNNING)).toEqual([
			{ json: { ...handles[1], status: 'Running' }, pairedItem: { item: 1 } },
		]);
	});

	it('is awaited asleep if Still Running leads back', async () => {
		stage.sandbox.control.nextJobs({ seconds: 600 });
		const loop = workflowOf(
			{
				Submit: { parameters: submit },
				It: { parameters: getResult },
				Sink: { type: 'n8n-nodes-base.noOp' },
			},
			[
				['Start', 0, 'Submit'],
				['Submit', 0, 'It'],
				['It', STILL_RUNNING, 'It'],
				['It', DONE, 'Sink'],
			],
		);
		const asleep = await stage.run({ workflow: loop });
		expect(asleep.status).toBe('waiting');
		expect(asleep.runs('Sink')).toBe(0);
		const [{ jobId } = {}] = jsonOf(asleep.items('Submit'));
		const body = {
			status: 'Done',
			data: [String(jobId), `${stage.sandbox.url}/ea/v2/edw/jobs/1.json`],
		};
		const { control } = stage.sandbox;
		control.fault({ kind: 'reply', match: `GET /ea/v2/edw/jobs/${String(jobId)}`, body, times: 2 });
		control.fault({ kind: 'reply', match: '/edw/jobs/1.json', body: { rows: [['x']] } });
		const awake = succeeded(await stage.engine.resume(asleep));
		expect(jsonOf(awake.items('Sink'))).toEqual([{ column_1: 'x' }]);
		expect(stage.requests('/edw/jobs').length).toBe(1);
	});

	it('is reported if the query failed', async () => {
		const handles = await submitted('rows', { outcome: 'failed', detail: 'Boom.' });
		const { error } = await stage.play({ parameters: getResult, input: handles });
		expect(error?.message).toMatch(/^The platform could not finish job [\w-]+ \(state Error\)/);
		expect(error?.message).toContain('Boom.');
	});

	it('is awaited no longer than Give Up After', async () => {
		const [handle] = await submitted('rows', { seconds: 600 });
		const submittedAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
		const old = { ...handle, submittedAt };
		const { error } = await stage.play({
			parameters: { ...getResult, options: { giveUpAfter: 1 } },
			input: [old],
		});
		expect(error?.message).toMatch(/^Job [\w-]+ is not finished after 2 hours \(state Running\)$/);
		expect(error?.description).toMatch(
			/Raise Give Up After \(Hours\) .* with Data Warehouse > Get Result and this job ID$/,
		);
	});

	it('is named by Run Query when its wait limit passes', async () => {
		const { error } = await stage.play({
			parameters: { ...run, options: { waitLimit: 0.02 } },
			jobs: [{ seconds: 600 }],
		});
		expect(error?.message).toMatch(/^Job [\w-]+ is not finished after/);
		expect(error?.description).toMatch(
			/Raise Wait Limit \(Minutes\) .* with Data Warehouse > Get Result and this job ID$/,
		);
		expect(stage.requests('/cancel')).toEqual([]);
	});

	describe('with Additional Parameters', () => {
		const queries = (end: string) => stage.requests(end).map(({ query }) => query);

		it.each([
			['Run Query', run],
			['Submit', submit],
		])('works in %s', async (_, parameters) => {
			const { error } = await stage.play({
				parameters: { ...parameters, ...more({ expiration: '7' }) },
			});
			expect(error).toBeUndefined();
			const [started] = stage.requests('/edw/jobs');
			expect(JSON.parse(started?.body ?? '')).toMatchObject({ expiration: '7' });
		});

		it.each([
			['Get Result', getResult, ''],
			['Get Status', others.getStatus, ''],
			['Cancel', others.cancel, '/cancel'],
		])('works in %s', async (_, parameters, end) => {
			const handles = await submitted();
			const { error } = await stage.play({
				parameters: { ...parameters, ...more({ 'ea-lg': 'fr' }) },
				input: handles,
			});
			expect(error).toBeUndefined();
			const asked = queries(`${String(handles[0]?.jobId)}${end}`);
			expect(asked.length).toBeGreaterThan(0);
			expect(new Set(asked.map((query) => query['ea-lg']))).toEqual(new Set(['fr']));
		});
	});
});
