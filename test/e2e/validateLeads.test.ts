import { readWorkflow } from '../../demo/workflows';
import { type Sandbox, startSandbox } from '../../sandbox';
import { type Execution, preparePack, startN8n, versions } from '../support/n8n';
import { jsonOf } from '../support/nodes/stage';

let sandbox: Sandbox;
beforeAll(async () => {
	sandbox = await startSandbox({ jobSeconds: 0 });
});
afterAll(async () => await sandbox.close());

function addLead(reference: string, amount: number): void {
	const at = Math.floor(Date.now() / 1_000) - 3 * 86_400;
	const lead = { site: 'shop-eu', group: 'estimate', reference, at, amount } as const;
	sandbox.control.addRecord({ ...lead, status: 'PENDING' });
}

// The engine tests stand in for the Filter node; here it is n8n's own.
describe.each(versions())('workflows/validate-leads.json in n8n %s', (version) => {
	let first: Execution;
	let second: Execution;

	beforeAll(async () => {
		addLead(`above-${version}`, 100.01);
		addLead(`at-limit-${version}`, 100);
		const server = await startN8n({ version, packs: [await preparePack()] });
		try {
			const { url, token } = sandbox;
			const data = { baseUrl: url, apiToken: token, allowPlainHttp: false };
			const credential = await server.createCredential('marketingAnalyticsApi', data);
			const workflow = await readWorkflow('validate-leads');
			const { id } = await server.createWorkflow(workflow, [credential]);
			first = await server.runToEnd(id, 'Start by Hand');
			second = await server.runToEnd(id, 'Start by Hand');
		} finally {
			await server.discard();
		}
	});

	const leads = (execution: Execution, node: string) => jsonOf(execution.items(node));

	it('validates pending leads above the limit', () => {
		expect([first.status, first.error]).toEqual(['success', undefined]);
		const validated = leads(first, 'Validate');
		const references = validated.map(({ estimate_ref }) => estimate_ref);
		expect(references).toContain(`above-${version}`);
		expect(references).not.toContain(`at-limit-${version}`);
		expect(new Set(validated.map((lead) => lead.estimate_status))).toEqual(new Set(['VALID']));
	});

	it('has nothing left to do when it runs again', () => {
		expect([second.status, second.error]).toEqual(['success', undefined]);
		expect(leads(second, 'Pending and Above the Limit')).toEqual([]);
		expect(second.runs('Validate')).toBe(0);
	});
});
