import { gunzipSync } from 'node:zlib';
import { Asking, refusalOf } from './asking';
import { Caller, matching } from './caller';

const caller = Caller.forEachTest();
const ask = Asking.of(caller);

const idOf = (row: Record<string, string> | undefined, column = 'job_id') => row?.[column] ?? '';

describe('the daily files of the sandbox', () => {
	it('are listed by type and day, and downloaded', async () => {
		const asked = { ftype: 'order', 'date-from': '11/12/2026', 'date-to': '11/14/2026' };
		const listed = await ask.rows('empdb/status', asked);
		expect(listed.map((row) => row.date)).toEqual(['11/14/2026', '11/13/2026', '11/12/2026']);
		const ready = listed.find((row) => row.jobrun_status === 'COMPLETED');
		const got = await ask.file('empdb/download', { 'file-id': idOf(ready, 'file_id') });
		expect([got.type, got.name]).toEqual(['application/gzip', matching(/^order-.*\.csv\.gz$/)]);
		const lines = gunzipSync(got.bytes).toString().trim().split('\n');
		expect(lines[0]).toBe('date,order_id,device,media_key');
		expect(lines).toHaveLength(61);
		expect(await ask.rows('empdb/status')).toHaveLength(84);
	});

	it('are written again by a relaunch', async () => {
		const [newest] = await ask.rows('empdb/status', { limit: 1 });
		caller.sandbox.control.nextJobs({ seconds: 60 });
		const run = await ask.started('empdb/relaunch', { 'jobrun-id': idOf(newest, 'jobrun_id') });
		const [again] = await ask.rows('empdb/status', { limit: 1 });
		const pending = { jobrun_id: run['jobrun-id'], jobrun_status: 'PENDING', file_id: '' };
		expect(again).toEqual({ ...newest, ...pending });
		const early = await ask.get('empdb/download', { 'file-id': `5${run['jobrun-id']}` });
		expect(refusalOf(early)).toEqual([400, 'JOB_NOT_COMPLETED']);
		const unknown = await ask.get('empdb/download', { 'file-id': 5 });
		expect(refusalOf(unknown)).toEqual([404, 'FILE_UNKNOWN']);
	});
});

describe('partner synchronisation in the sandbox', () => {
	const costs = { 'job-name': 'Meta - daily costs' };

	it('is found by family', async () => {
		const found = await ask.rows('syncpartner/search', { family: 'segment' });
		expect(found.map((row) => row.job_family)).toEqual(['segment', 'segment']);
		expect((await ask.rows('syncpartner/search')).length).toBeGreaterThan(10);
	});

	it('imports campaigns or audiences, until a reset, and again after a relaunch', async () => {
		const job = await ask.job('syncpartner', costs);
		const before = await ask.rows('syncpartner/mapping', job);
		expect(before).toHaveLength(4);
		expect(before[0]).toMatchObject({ object_type: 'ope', object_name: 'Always on' });
		const reset = await ask.get('syncpartner/reset_data', job);
		expect(reset.data.data).toEqual({ removed: 4 });
		expect(await ask.rows('syncpartner/mapping', job)).toEqual([]);
		const last = await ask.row('syncpartner/last_status', job);
		await ask.started('syncpartner/raw', { 'jobrun-id': last.jobrun_id });
		expect(await ask.rows('syncpartner/mapping', job)).toEqual([]);
		await ask.started('syncpartner/relaunch', { 'jobrun-id': last.jobrun_id });
		const after = await ask.rows('syncpartner/mapping', job);
		expect(after.map((row) => row.object_id)).toEqual(before.map((row) => row.object_id));
		const segment = await ask.job('syncpartner', { 'job-name': 'Meta - customer' });
		const audiences = await ask.rows('syncpartner/mapping', segment);
		const known = await ask.rows('cluster/search');
		for (const { object_type: type, object_id: id, object_name: name } of audiences) {
			const found = known.find((cluster) => cluster.cluster_id === id);
			expect([type, name]).toEqual(['cluster', found?.cluster_name]);
		}
		expect(audiences).toHaveLength(4);
	});

	it("returns the partner's data and their conversion as files", async () => {
		const job = await ask.job('syncpartner', costs);
		const last = await ask.row('syncpartner/last_status', job);
		const from = { 'jobrun-id': last.jobrun_id };
		const runs = [
			await ask.started('syncpartner/raw', from),
			await ask.started('syncpartner/testing', { ...from, config: { currency: 'EUR' } }),
		];
		const listed = await ask.rows('syncpartner/status', { ...job, limit: 2 });
		const newestFirst = [...runs].reverse().map((run) => run['jobrun-id']);
		expect(listed.map((run) => run.jobrun_id)).toEqual(newestFirst);
		const headers: string[] = [];
		for (const run of runs) {
			const { bytes, type } = await ask.file('syncpartner/download', run);
			headers.push(`${type} ${bytes.toString().split('\n')[0] ?? ''}`);
		}
		expect(headers).toEqual([
			'text/csv; charset=utf-8 item_id,item_label,impr,clicks,spend',
			'text/csv; charset=utf-8 object_id,object_name,view,click,cost',
		]);
	});

	it('has failed past runs without a file', async () => {
		const jobs = await ask.rows('syncpartner/search');
		const all = await Promise.all(
			jobs.map((job) => ask.rows('syncpartner/status', { 'job-id': idOf(job) })),
		);
		const failed = all.flat().find((run) => run.jobrun_status === 'FAILED');
		const reply = await ask.get('syncpartner/download', { 'jobrun-id': idOf(failed, 'jobrun_id') });
		expect(refusalOf(reply)).toEqual([400, 'JOB_FAILED']);
	});
});
