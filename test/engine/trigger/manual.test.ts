import type { INodeParameters, JsonObject } from 'n8n-workflow';

import { lines, type Poll } from '../../../harness/engine';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { locator } from '../../../harness/workflows';
import { JOBS, startExport } from './launch';
import { clock, followsClock, jobs, records, sentencesOf, weekly } from './scene';

const imports = { event: 'importFinished', site: locator('shop-eu') };
const changes = { ...records('sale'), event: 'statusChanged' };

describe.each(lines())('a manual test of the trigger, on %s', (line) => {
	const stage = withStage(line, followsClock);

	const staticData = { 'node:Trigger': { watch: { watched: 'something', state: { known: [] } } } };

	async function test(parameters: INodeParameters): Promise<Poll> {
		const manual = { mode: 'manual', activation: 'manual', at: clock.now, staticData } as const;
		const poll = await stage.poll(parameters, manual);
		expect(poll.staticData).toEqual(staticData);
		return poll;
	}

	it.each<[string, INodeParameters, string, number, object]>([
		['a report', weekly(), 'query.json', 10, { reportJob: { site: 'shop-eu' } }],
		['a file', weekly({ output: 'csv' }), 'query.json', 1, { rows: 10, site: 'shop-eu' }],
		[
			'a report at every poll',
			weekly({ submitEvery: 'poll' }),
			'query.json',
			10,
			{ reportJob: { site: 'shop-eu' } },
		],
		['any job', jobs('autoReport'), '', 1, { site: 'shop-eu', jobName: 'Daily sales' }],
		['a job', jobs('adHocJob', { adHocJob: locator('411002') }), '', 1, { site: 'shop-eu' }],
		['a file of EMPDB', jobs('empDatabase'), '', 1, { phase: 'done', ftype: 'estimate' }],
		['an import', imports, '', 1, { jobId: JOBS.partnerSync, jobrun_status: 'COMPLETED' }],
		[
			'new records',
			records('goal'),
			'search.json',
			5,
			{ action_name: expect.any(String) as unknown },
		],
		['statuses', changes, 'search.json', 5, { previousStatus: 'PENDING' }],
	])('shows real data of %s and submits at most once', async (_, set, endpoint, count, sample) => {
		const poll = await test(set);
		expect(sentencesOf(poll)).toEqual([]);
		expect(poll.items).toHaveLength(count);
		expect(poll.items[0]?.json).toMatchObject(sample);
		const submitted = stage.requests().filter(({ path }) => /(query|search)\.json$/.test(path));
		if (endpoint !== '') expect(submitted).toHaveLength(1);
		expect(submitted.every(({ path }) => path.endsWith(endpoint))).toBe(true);
		expect(stage.requests().filter(({ method }) => method === 'POST').length).toBeLessThan(2);
	});

	it('shows values to calculate with if that option is set', async () => {
		const options = { simplify: true };
		const [raw] = jsonOf((await test(records('sale'))).items);
		const [shown] = jsonOf((await test(records('sale', { options }))).items);
		const text = expect.any(String) as unknown;
		expect(raw).toMatchObject({ order_amount: text, order_date: expect.any(Number) as unknown });
		expect(shown).toMatchObject({ order_amount: Number(raw?.order_amount), order_date: text });
	});

	it('shows sales with a changed status, with their current one', async () => {
		for (const { newStatus, order_status } of jsonOf((await test(changes)).items)) {
			expect(newStatus).toBe(order_status);
			expect(['VALID', 'INVALID']).toContain(newStatus);
		}
	});

	it('shows a run of a given ID', async () => {
		const run = await startExport(stage);
		const poll = await test(jobs('audienceExport', { jobRunIds: `${run},78` }));
		expect(jsonOf(poll.items)).toMatchObject([{ jobrun_id: run, phase: 'done' }]);
	});

	const empty = { data: { fields: [], rows: [] } };
	it.each<[string, INodeParameters, string]>([
		['no record', records('sale'), 'download.json'],
		['no change', changes, 'download.json'],
		['no run', jobs('empDatabase'), 'status.json'],
		['no job', jobs('autoReport'), 'search.json'],
		['no run of any job', jobs('autoReport'), 'status.json'],
		['no import', imports, 'search.json'],
	])('returns nothing if there is %s', async (_, set, match) => {
		stage.sandbox.control.fault({ kind: 'reply', match, body: empty });
		const poll = await test(set);
		expect([poll.output, sentencesOf(poll)]).toEqual([null, []]);
	});

	it('returns nothing if a report has no rows', async () => {
		const reports = [{ columnHeader: { dimensions: [], metrics: [], dateRanges: [] }, data: [] }];
		stage.sandbox.control.nextJobs({ result: { data: { reports } } });
		const poll = await test(weekly());
		expect([poll.output, sentencesOf(poll)]).toEqual([null, []]);
	});

	it('explains why an alert cannot be evaluated', async () => {
		const alert = { event: 'metricAlert', site: locator('shop-eu') };
		const day = Date.UTC(2026, 10, 12) / 1_000;
		const range = { from: day, to: day + 86_400, tzone: 'UTC', values: [{ epoch: day }] };
		const data = [{ dimensions: [], metrics: [[{ values: ['n/a'] }]] }];
		const withHeader = (columnHeader: JsonObject) => ({
			data: { reports: [{ columnHeader, data }] },
		});
		stage.sandbox.control.nextJobs({ result: withHeader({ dateRanges: [range] }) });
		const [item] = jsonOf((await test(alert)).items);
		expect(item?.text).toContain('text instead of numbers: "n/a" in visit.');
		stage.sandbox.control.nextJobs({ result: withHeader({}) });
		const undated = await test(alert);
		expect(undated.error?.message).toContain('does not say which days it covers');
	});

	it.each<[string, INodeParameters, RegExp]>([
		['report', weekly(), /^The platform could not finish job \d+ \(state FAILED\): Broken\.$/],
		[
			'search',
			records('sale'),
			/^The platform could not finish job \d+ \(state FAILED\): Broken\.$/,
		],
	])('reports a failed %s at once', async (_, set, message) => {
		stage.sandbox.control.nextJobs({ outcome: 'failed', detail: 'Broken.' });
		const poll = await test(set);
		expect(poll.error?.message).toMatch(message);
		expect(poll.output).toBeNull();
	});
});
