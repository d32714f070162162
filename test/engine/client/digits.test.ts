import { newestLine } from '../../../harness/engine';
import { jsonOf, succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { endpointWorkflow, runWorkflow, submitWorkflow } from './scene';

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
		succeeded(await stage.run({ workflow: runWorkflow() }));
		const [id] = idsAsked('status.json');
		expect(id).toMatch(/^\d{18,}$/);
		expect(Number.isSafeInteger(Number(id))).toBe(false);
		expect(idsAsked('download.json')).toEqual([id]);
	});

	it('every digit of a job ID is kept that comes as a bare number', async () => {
		const reply = { kind: 'reply' } as const;
		stage.sandbox.control.fault([
			{ ...reply, match: 'query.json', body: asNumber },
			{ ...reply, match: 'status.json', body: '{"error":false,"jobrun_status":"COMPLETED"}' },
			{ ...reply, match: 'download.json', body: oneRow },
		]);
		const run = succeeded(await stage.run({ workflow: runWorkflow() }));
		expect(idsAsked('status.json')).toEqual([LONG_ID]);
		expect(idsAsked('download.json')).toEqual([LONG_ID]);
		expect(jsonOf(run.items('Report'))).toEqual([{ Campaign: LONG_ID, Visits: 3 }]);
	});

	it('a job ID may come from an expression', async () => {
		stage.sandbox.control.nextJobs({ outcome: 'hang' });
		const submitted = await stage.run({ workflow: submitWorkflow() });
		const input = submitted.items('Report').map(({ json }) => ({ json }));
		const jobId = '={{ $json.jobId }}';
		const run = await stage.run({ workflow: endpointWorkflow('getStatus', { jobId }), input });
		expect(jsonOf(run.items('Report'))).toMatchObject([{ state: 'RUNNING', phase: 'running' }]);
		expect(idsAsked('status.json')).toEqual(input.map(({ json }) => json.jobId));
	});
});
