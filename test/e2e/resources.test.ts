import type { INodeParameters } from 'n8n-workflow';
import { type Sandbox, startSandbox } from '../../sandbox';
import { Editor } from '../support/editor/editor';
import { N8N_2, type SharedN8n, sharedN8n, type StoredCredential, until } from '../../harness/n8n';
import { locator, workflowOf } from '../../harness/workflows';

const NODE = 'Marketing Analytics';
const DAY_MS = 86_400_000;

let sandbox: Sandbox;
let server: SharedN8n;
let editor: Editor;
let credential: StoredCredential;

beforeAll(async () => {
	sandbox = await startSandbox({ jobSeconds: 1 });
	server = sharedN8n(N8N_2);
	credential = await server.createCredential('marketingAnalyticsApi', {
		baseUrl: sandbox.url,
		apiToken: sandbox.token,
		allowPlainHttp: false,
	});
	editor = await Editor.open(server);
});

afterAll(async () => {
	await editor?.close();
	await sandbox?.close();
});

/** Opens the form of a node with these parameters. @returns the id of its workflow */
async function openForm(parameters: INodeParameters): Promise<string> {
	const steps = { [NODE]: { parameters: { site: locator('shop-eu'), ...parameters } } };
	const { id } = await server.createWorkflow(workflowOf(steps), [credential]);
	await editor.openWorkflow(id);
	await editor.openNode(NODE);
	return id;
}

async function storedFilters(id: string): Promise<unknown> {
	const { nodes } = await server.workflow(id);
	return nodes.find(({ name }) => name === NODE)?.parameters.filters;
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

describe('the form of a resource', () => {
	it('has one picker of entries, which offers those of the resource', async () => {
		await openForm({ resource: 'audience', operation: 'update' });
		expect(await editor.page.getByTestId('parameter-input-entry').count()).toBe(1);
		await editor.page
			.getByTestId('node-parameters')
			.getByText('Audience', { exact: true })
			.waitFor();
		await editor.openList('entry');
		const entries = await editor.entries();
		expect(entries).toHaveLength(8);
		expect(entries.join()).toContain('VIP customers (1)');
		await editor.picture('audience-update');
		await editor.closeList();
	});

	it('offers the fields of its operation, and no others', async () => {
		await openForm({ resource: 'audience', operation: 'update' });
		expect(await editor.addable()).toEqual([
			'Active',
			'Archived',
			'Description',
			'In Reports',
			'Mode',
			'Name',
		]);
		await editor.picture('audience-fields');
		expect(await editor.sideways()).toEqual([]);
	});

	it('warns before it removes something', async () => {
		await openForm({ resource: 'cookie', operation: 'deleteFamily' });
		const output = editor.page.getByTestId('output-panel');
		await output.getByText('This removes the cookie family from the site for good.').waitFor();
		await output.getByText('No output data').waitFor();
		await editor.picture('cookie-family-delete');
	});

	it('adds a field with the default of its operation', async () => {
		const id = await openForm({ resource: 'cookie', operation: 'getMany' });
		await editor.addable();
		await editor.add('Name Match');
		await editor.parameter('match').waitFor();
		// The editor saves on its own, some moments after a change.
		const filters = await until('The workflow is saved', async () => await storedFilters(id));
		expect(filters).toEqual({ match: 'contain' });
	});

	it('shows the sales that a search finds', async () => {
		const period = { period: 'dates', from: daysAgo(3), to: daysAgo(1) };
		await openForm({ resource: 'sale', operation: 'searchAndWait', ...period });
		await editor.runNode();
		const output = editor.page.getByTestId('output-panel');
		await output.getByText(/^\s*\d+ items\s*$/).waitFor();
		await output.getByText('order_ref').first().waitFor();
		await output.getByText(/^CMD-/).first().waitFor();
		await editor.picture('sales');
	});
});
