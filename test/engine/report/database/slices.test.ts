import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../../harness/engine';
import { withStage } from '../../../support/withStage';
import type { Days } from '../periods';
import { dates, lastDays, moved } from '../periods';

const submit: INodeParameters = { operation: 'submit' };
const collect: INodeParameters = {
	operation: 'collect',
	site: { __rl: true, mode: 'id', value: '={{ $json.site }}' },
};
const [, DONE, FAILED] = [0, 1, 2];
const cut = (days: number, more: INodeParameters = {}): INodeParameters => ({
	options: { forDatabase: true, daysPerJob: days, ...more },
});
const tableOf = (rows: readonly IDataObject[]) =>
	Object.fromEntries(rows.map(({ row_key: key, fetched_at: _, ...row }) => [String(key), row]));

describe.each(newestLine())('a report in slices, on %s', (line) => {
	const stage = withStage(line, { today: undefined });
	const whole = lastDays(60);
	const slices: Days[] = [
		[whole[0], moved(whole[0], 24)],
		[moved(whole[0], 25), moved(whole[0], 49)],
		[moved(whole[0], 50), whole[1]],
	];

	async function handles(set: INodeParameters = { ...dates(whole), ...cut(25) }) {
		const run = await stage.report({ ...submit, ...set });
		return run.items;
	}

	it('is submitted in order, at most two at once, with a job and an item each', async () => {
		stage.sandbox.control.fault({ kind: 'slow', chunkDelayMs: 50, chunks: 4, times: 3 });
		const items = await handles();
		expect(items).toMatchObject(
			slices.map(([from, to], index) => ({ from, to, slice: index + 1, slices: 3 })),
		);
		expect(stage.submitted()).toMatchObject(
			slices.map(([dateFrom, dateTo]) => ({ reports: [{ dateRanges: [{ dateFrom, dateTo }] }] })),
		);
		expect(items.every(({ report }) => JSON.stringify(report).includes('rt#insummary'))).toBe(true);
	});

	it('has the same rows and keys as the whole report', async () => {
		const input = await handles();
		const inSlices = await stage.report(collect, { input });
		const atOnce = await stage.report({ ...dates(whole), options: { forDatabase: true } });
		const rows = inSlices.itemsOf(DONE);
		expect(rows).toHaveLength(600);
		expect(tableOf(rows)).toEqual(tableOf(atOnce.items));
	});

	it('has a file for each slice in order', async () => {
		const input = await handles();
		const run = await stage.report({ ...collect, output: 'csv' }, { input });
		expect(run.itemsOf(DONE).map(({ rows }) => rows)).toEqual([250, 250, 100]);
		const downloads = stage.requests('download.json');
		expect(downloads).toHaveLength(3);
	});

	it('names a failed slice, without affecting the others', async () => {
		const { control } = stage.sandbox;
		for (const outcome of ['done', 'failed', 'done'] as const) control.nextJobs({ outcome });
		const input = await handles({ ...dates(whole), ...cut(25, { atOnce: 1 }) });
		const onError = 'continueErrorOutput';
		const run = await stage.report(collect, { input, onError });
		expect(run.itemsOf(DONE)).toHaveLength(350);
		const [from, to] = slices[1] ?? [];
		expect(run.itemsOf(FAILED)).toMatchObject([
			{ from, to, error: expect.stringContaining(`of ${from} to ${to} (state FAILED)`) as unknown },
		]);
		const stopped = await stage.report(collect, { input });
		expect(stopped.error?.message).toContain(`of ${from} to ${to}`);
	});

	it('names a slice that the platform refuses, and the jobs of the others', async () => {
		const refusal = { kind: 'status', status: 400, match: 'query.json', after: 1 } as const;
		stage.sandbox.control.fault(refusal);
		const set = { ...submit, ...dates(whole), ...cut(25, { atOnce: 1 }) };
		const stopped = await stage.report(set);
		const [from, to] = slices[1] ?? [];
		expect(stopped.error?.message).toContain(`${from} to ${to}`);
		expect(stopped.error?.description).toMatch(/Submitted in this run: \d{18}, \d{18}\./);
		const run = await stage.report(set, { onError: 'continueRegularOutput', faults: refusal });
		expect(run.items).toMatchObject([
			{ slice: 1 },
			{ error: expect.stringContaining(`${from} to ${to}`) as unknown },
			{ slice: 3 },
		]);
	});

	it('computes the days of periods that the platform would resolve', async () => {
		const items = await handles({ period: 'lastDays', lastDays: 7, ...cut(4) });
		const [first, last] = lastDays(7);
		expect(items).toMatchObject([
			{ from: first, to: moved(first, 3) },
			{ from: moved(first, 4), to: last },
		]);
	});

	it.each<[string, INodeParameters, RegExp]>([
		[
			'a period that only the platform knows',
			{ period: '=LAST_WEEK' },
			/requires a period whose days are known before the request/,
		],
		[
			'a comparison',
			{ compareWith: 'before', options: { daysPerJob: 3 } },
			/cannot compare periods/,
		],
	])('cannot have %s', async (_, set, message) => {
		const run = await stage.report({ ...submit, ...cut(3), ...set });
		expect(run.error?.message).toMatch(message);
		expect(stage.submitted()).toEqual([]);
	});

	it('cannot be collected for a database with a job ID alone', async () => {
		const input = [{ jobId: '701928374650918273', site: 'shop-eu' }];
		const run = await stage.report({ ...collect, options: { forDatabase: true } }, { input });
		expect(run.error?.message).toMatch(/lacks report\.table/);
		expect(run.error?.description).toContain('Report > Submit');
		expect(stage.requests()).toEqual([]);
	});
});
