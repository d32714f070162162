import { newestLine } from '../../../harness/engine';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { endpointWorkflow, runWorkflow, submitWorkflow } from './scene';

const LONG_ID = '12345678901234567890';
const asNumber = `{"error":false,"data":{"fields":[{"name":"jobrun_id"}]},"rows":[[${LONG_ID}]]}`;
const oneRow = `{"error":false,"data":{"reports":[{
	"columnHeader":{"dimensions":[{"name":"Campaign","field":"ope_id"}],
		"metrics":[{"name":"Visits","field":"visit","affinity":"int"}],"dateRanges":[{"values":[{}]}]},
	"data":[{"dimensions":["${LONG_ID}"],"metrics":[[{"values":[3]}]]}]}]}}`;
const longValues = `{"error":false,"data":{
	"fields":[{"name":"id"},{"name":"negative"},{"name":"price"},{"name":"text"},{"name":"safe"}],
	"rows":[[${LONG_ID},-${LONG_ID},3.14,"${LONG_ID}",9007199254740991],
		[9007199254740993,0,1e3,"",7]]}}`;

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	const idsAsked = (endpoint: string) =>
		stage.requests(endpoint).map(({ query }) => query['jobrun-id']);

	it('keeps every digit of a job ID from submission to download', async () => {
		const run = await stage.run({ workflow: runWorkflow() });
		expect(run.error).toBeUndefined();
		const [id] = idsAsked('status.json');
		expect(id).toMatch(/^\d{18,}$/);
		expect(Number.isSafeInteger(Number(id))).toBe(false);
		expect(idsAsked('download.json')).toEqual([id]);
	});

	it('keeps every digit of a job ID that comes as a bare number', async () => {
		const reply = { kind: 'reply' } as const;
		stage.sandbox.control.fault([
			{ ...reply, match: 'query.json', body: asNumber },
			{ ...reply, match: 'status.json', body: '{"error":false,"jobrun_status":"COMPLETED"}' },
			{ ...reply, match: 'download.json', body: oneRow },
		]);
		const run = await stage.run({ workflow: runWorkflow() });
		expect(run.error).toBeUndefined();
		expect(idsAsked('status.json')).toEqual([LONG_ID]);
		expect(idsAsked('download.json')).toEqual([LONG_ID]);
		expect(jsonOf(run.items('Report'))).toEqual([{ Campaign: LONG_ID, Visits: 3 }]);
	});

	it('gives out a job ID as text', async () => {
		stage.sandbox.control.fault({ kind: 'reply', body: asNumber });
		const run = await stage.run({ workflow: submitWorkflow() });
		expect(jsonOf(run.items('Report'))).toMatchObject([{ jobId: LONG_ID }]);
	});

	it('takes a job ID that an expression gives', async () => {
		stage.sandbox.control.nextJobs({ outcome: 'hang' });
		const submitted = await stage.run({ workflow: submitWorkflow() });
		const input = submitted.items('Report').map(({ json }) => ({ json }));
		const jobId = '={{ $json.jobId }}';
		const run = await stage.run({ workflow: endpointWorkflow('getStatus', { jobId }), input });
		expect(jsonOf(run.items('Report'))).toMatchObject([{ state: 'RUNNING', phase: 'running' }]);
		expect(idsAsked('status.json')).toEqual(input.map(({ json }) => json.jobId));
	});

	it('keeps long numbers of a list as text, and all others as numbers', async () => {
		stage.sandbox.control.fault({ kind: 'reply', body: longValues });
		const run = await stage.run({ workflow: endpointWorkflow('getKinds') });
		expect(jsonOf(run.items('Report'))).toEqual([
			{ id: LONG_ID, negative: `-${LONG_ID}`, price: 3.14, text: LONG_ID, safe: 9007199254740991 },
			{ id: '9007199254740993', negative: 0, price: 1000, text: '', safe: 7 },
		]);
	});
});
