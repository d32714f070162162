import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { endpoint } from './scene';

const LONG_ID = '12345678901234567890';
const asNumber = `{"error":false,"data":{"fields":[{"name":"jobrun_id"}]},"rows":[[${LONG_ID}]]}`;
const oneRow = `{"error":false,"data":{"reports":[{
	"columnHeader":{"dimensions":[{"name":"Campaign","field":"ope_id"}],
		"metrics":[{"name":"Visits","field":"visit","affinity":"int"}],"dateRanges":[{"values":[{}]}]},
	"data":[{"dimensions":["${LONG_ID}"],"metrics":[[{"values":[3]}]]}]}]}}`;

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	const idsAsked = (endpoint: string) =>
		stage.requests(endpoint).map(({ query }) => query['jobrun-id']);

	it('every digit of a job ID is kept from submission to download', async () => {
		succeeded(await stage.report());
		const [id] = idsAsked('status.json');
		expect(id).toMatch(/^\d{18,}$/);
		expect(Number.isSafeInteger(Number(id))).toBe(false);
		expect(idsAsked('download.json')).toEqual([id]);
	});

	it('every digit of a job ID is kept that comes as a bare number', async () => {
		const reply = { kind: 'reply' } as const;
		const run = await stage.report(
			{},
			{
				faults: [
					{ ...reply, match: 'query.json', body: asNumber },
					{ ...reply, match: 'status.json', body: '{"error":false,"jobrun_status":"COMPLETED"}' },
					{ ...reply, match: 'download.json', body: oneRow },
				],
			},
		);
		expect(idsAsked('status.json')).toEqual([LONG_ID]);
		expect(idsAsked('download.json')).toEqual([LONG_ID]);
		expect(run.items).toEqual([{ Campaign: LONG_ID, Visits: 3 }]);
	});

	it.each([
		['Job ID', { resource: 'report', operation: 'collect', jobId: '={{ $json.id }}' }],
		['Reference', { resource: 'estimate', operation: 'validate', reference: '={{ $json.id }}' }],
	])(
		'%s is refused before anything is sent if it is a number whose last digits have changed',
		async (label, parameters) => {
			const run = await stage.play({
				parameters: { ...parameters, site: locator('shop-eu') },
				input: [{ id: Number(LONG_ID) }],
			});
			expect(run.error?.message).toBe(
				`${label} is a number with more than 15 digits, whose last digits may have changed: 12345678901234567000 [item 0]`,
			);
			expect(stage.requests()).toEqual([]);
		},
	);

	it('a job ID may come from an expression', async () => {
		const submitted = await stage.report({ operation: 'submit' }, { jobs: [{ outcome: 'hang' }] });
		const input = submitted.items;
		const jobId = '={{ $json.jobId }}';
		const run = await stage.play({ ...endpoint('getStatus', { jobId }), input });
		expect(run.items).toMatchObject([{ state: 'RUNNING', phase: 'running' }]);
		expect(idsAsked('status.json')).toEqual(input.map((item) => item.jobId));
	});
});
