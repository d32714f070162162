import type { INodeParameters } from 'n8n-workflow';
import { lines } from '../../../../harness/engine';
import { withStage } from '../../../support/withStage';
import { locator } from '../../../../harness/workflows';
import { submit } from '../../warehouse/scene';

const site = locator('shop-eu', 'id');
const PERIOD = { period: 'dates', from: '2026-11-01', to: '2026-11-02' };
const warehouse = { resource: 'dataWarehouse', ip: '203.0.113.7' };

describe.each(lines())('%s', (line) => {
	const stage = withStage(line);

	/** GET requests that must not be repeated. */
	const once: Array<[what: string, parameters: INodeParameters, endpoint: string]> = [
		[
			'Sale > Replay',
			{
				resource: 'sale',
				operation: 'replay',
				site,
				reference: 'r1',
				amount: 2,
				time: '2026-10-01T10:00:00Z',
			},
			'/order/replay.json',
		],
		['Sale > Search', { resource: 'sale', operation: 'search', site, ...PERIOD }, '/search.json'],
		[
			'Sale > Search and Wait',
			{ resource: 'sale', operation: 'searchAndWait', site, ...PERIOD },
			'/search.json',
		],
		[
			'Data Warehouse > Cancel',
			{ ...warehouse, operation: 'cancel', jobId: 'a-job' },
			'/a-job/cancel',
		],
	];

	it.each(once)('%s is not repeated when its answer is lost', async (_, parameters, endpoint) => {
		const { error } = await stage.play({
			parameters,
			input: [{}],
			faults: { kind: 'drop', match: endpoint, times: 9 },
		});
		expect(error?.message).toMatch(
			/^The platform may have received .+, but no readable answer arrived$/,
		);
		expect(stage.requests(endpoint)).toHaveLength(1);
	});

	describe('Data Warehouse', () => {
		const started = () => stage.requests('/edw/jobs').length;

		it('submits nothing after an item that fails, and names what it submitted', async () => {
			const { error } = await stage.play({
				parameters: submit,
				input: [{}, {}, {}, {}],
				faults: { kind: 'drop', match: 'POST /ea/v2/edw/jobs', after: 2 },
			});
			expect(error?.itemIndex).toBe(2);
			expect(error?.description).toMatch(
				/Submitted in this run: [\w-]+, [\w-]+\. Data Warehouse > Get Result can fetch their results by job ID$/,
			);
			expect(started()).toBe(3);
		});

		it('submits the others when it is set to continue', async () => {
			const done = await stage.play({
				parameters: submit,
				onError: 'continueRegularOutput',
				input: [{}, {}],
				faults: { kind: 'drop', match: 'POST /ea/v2/edw/jobs' },
			});
			const [failed, other] = done.items;
			expect(failed?.error).toMatch(/^The platform may have received/);
			expect(other?.jobId).toEqual(expect.any(String));
		});

		it('cancels nothing after an item that fails, and names what it cancelled', async () => {
			const jobs = (await stage.play({ parameters: submit, input: [{}, {}, {}] })).items;
			stage.clear();
			stage.sandbox.control.fault({ kind: 'drop', match: '/cancel', after: 1 });
			const cancel = { ...warehouse, operation: 'cancel', jobId: '={{ $json.jobId }}' };
			const { error } = await stage.play({ parameters: cancel, input: jobs });
			expect(error?.itemIndex).toBe(1);
			expect(error?.description).toMatch(`Cancelled in this run: ${String(jobs[0]?.jobId)}`);
			expect(stage.requests('/cancel')).toHaveLength(2);
		});

		it('downloads a result from its address, with any characters', async () => {
			const place = `${stage.sandbox.url}/edw/jobs/a.json?sign={abc}`;
			const { control } = stage.sandbox;
			const body = { status: 'Done', data: ['a', place] };
			control.fault({ kind: 'reply', match: 'GET /ea/v2/edw/jobs/', body, times: 2 });
			control.fault({ kind: 'reply', match: 'sign=', body: { rows: [['x']] } });
			const { error } = await stage.play({
				parameters: { ...submit, operation: 'runQuery', options: { waitLimit: 1 } },
				input: [{}],
			});
			expect(error).toBeUndefined();
			expect(stage.requests('a.json').map(({ query }) => query.sign)).toEqual(['{abc}']);
		});
	});

	it.each([
		'/a%2f..%2f..%2fx',
		'/a/%252e%252e/x',
		'/a%5c..%5cx',
		'/%25252e%25252e%25252fx',
		'/\ud800',
	])('a result address sends nothing to %s', async (endpoint) => {
		const { error } = await stage.play({
			parameters: { resource: 'api', operation: 'call', method: 'GET', endpoint },
			input: [{}],
		});
		expect(error?.message).toMatch(/^Path must be the part after/);
		expect(stage.requests()).toEqual([]);
	});
});
