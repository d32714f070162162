import { N8N_1, type SharedN8n, sharedN8n, versions } from '../../../harness/n8n';
import { reportParameters, workflowOf } from '../../../harness/workflows';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { jsonOf } from '../../support/stage';

const NAMED = 'n8n-nodes-base.executeWorkflowTrigger';
const DAYS = [1, 2, 3, 4];

describe.each(versions())('sub-workflows that Execute Sub-workflow runs in n8n %s', (version) => {
	let sandbox: Sandbox;
	let n8n: SharedN8n;
	beforeAll(async () => {
		sandbox = await startSandbox({ jobSeconds: 1 });
		n8n = sharedN8n(version);
	});
	afterAll(async () => await sandbox?.close());

	/** Stores the sub-workflow, ready to be run by another. */
	async function storeChild(): Promise<string> {
		const { url: baseUrl, token: apiToken } = sandbox;
		const credential = await n8n.createCredential('marketingAnalyticsApi', { baseUrl, apiToken });
		const parameters = reportParameters({
			period: 'lastDays',
			lastDays: '={{ $json.days }}',
			output: 'csv',
		});
		const child = workflowOf({ Run: { parameters } });
		const [start, ...others] = child.nodes;
		if (start === undefined) throw new Error('The sub-workflow has no start');
		const begun = { type: NAMED, typeVersion: 1.1, parameters: { inputSource: 'passthrough' } };
		const nodes = [{ ...start, ...begun }, ...others];
		const { id } = await n8n.createWorkflow({ ...child, nodes }, [credential]);
		// n8n 1 runs a sub-workflow as it is stored.
		if (version !== N8N_1) await n8n.activate(id);
		return id;
	}

	it('return the reports of all items, in their order, where they use Run', async () => {
		const child = await storeChild();
		const jsCode = `return ${JSON.stringify(DAYS)}.map((days) => ({ json: { days } }))`;
		const parent = workflowOf({
			Items: { type: 'n8n-nodes-base.code', typeVersion: 2, parameters: { jsCode } },
			Each: {
				type: 'n8n-nodes-base.executeWorkflow',
				typeVersion: 1.2,
				parameters: {
					workflowId: { __rl: true, mode: 'id', value: child },
					mode: 'each',
					options: { waitForSubWorkflow: true },
				},
			},
		});
		const { id } = await n8n.createWorkflow(parent);
		const run = await n8n.runToEnd(id, 'Start');
		expect([run.status, run.error]).toEqual(['success', undefined]);
		const first = jsonOf(run.items('Each')).map(({ from }) => Date.parse(String(from)));
		const longer = DAYS.map((days) => (days - 1) * 86_400_000);
		expect(first.map((day) => (first[0] ?? 0) - day)).toEqual(longer);
	});
});
