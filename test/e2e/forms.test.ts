import type { INodeParameters } from 'n8n-workflow';
import { type Sandbox, startSandbox } from '../../sandbox';
import { Editor } from '../support/editor/editor';
import { N8N_2, type SharedN8n, sharedN8n, type StoredCredential, until } from '../../harness/n8n';
import { locator, PROVIDER, type Step, workflowOf } from '../../harness/workflows';

const NODE = 'Marketing Analytics';
const NEXT = 'Next';
const DAY_MS = 86_400_000;
const DAY = { from: '2022-01-10', to: '2022-01-10' };

let sandbox: Sandbox;
let server: SharedN8n;
let editor: Editor;
let credentials: StoredCredential[];

beforeAll(async () => {
	sandbox = await startSandbox({ jobSeconds: 1 });
	server = sharedN8n(N8N_2);
	const { url: baseUrl, token: apiToken, connectorToken, provider } = sandbox;
	const { accessKey, secretKey, siteId } = provider;
	const keys = { accessKey, secretKey, siteId: String(siteId), importUrl: baseUrl, connectorToken };
	const address = { baseUrl, allowPlainHttp: false };
	credentials = [
		await server.createCredential('marketingAnalyticsApi', { ...address, apiToken }),
		await server.createCredential('analyticsProviderApi', { ...address, ...keys }),
	];
	editor = await Editor.open(server);
});

afterAll(async () => {
	await editor?.close();
	await sandbox?.close();
});

/** Opens the form of a node with these parameters. @returns the id of its workflow */
async function openForm(
	parameters: INodeParameters,
	type?: string,
	opened = NODE,
): Promise<string> {
	const step = type === undefined ? { site: locator('shop-eu'), ...parameters } : parameters;
	// Beside each other: what lies on top takes the clicks.
	const steps: Record<string, Step> = {
		[NODE]: { parameters: step, ...(type === undefined ? {} : { type }) },
		[NEXT]: { type: 'n8n-nodes-base.set', typeVersion: 3.4, position: [400, 0], parameters: {} },
	};
	const { id } = await server.createWorkflow(workflowOf(steps), credentials);
	await editor.openWorkflow(id);
	await editor.openNode(opened);
	return id;
}

async function storedFilters(id: string): Promise<unknown> {
	const { nodes } = await server.workflow(id);
	return nodes.find(({ name }) => name === NODE)?.parameters.filters;
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

describe('the form', () => {
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

	it('of the provider: gets the pages of a day with their labels', async () => {
		await openForm({ operation: 'getData', level: 'page', ...DAY }, PROVIDER);
		await editor.runNode();
		const output = editor.page.getByTestId('output-panel');
		await output.getByText(/^\s*26 items\s*$/).waitFor();
		await output.getByText('pageLabel1').first().waitFor();
		await editor.picture('provider-pages');
	});

	it('of the provider: says what imports take, and shows what became of each day', async () => {
		await openForm({ operation: 'reImport', importSite: 'shop-eu', ...DAY }, PROVIDER);
		const form = editor.page.getByTestId('node-parameters');
		await form.getByText('Direct access and free social networks cannot be imported').waitFor();
		await form.getByText('economy mode is off').waitFor();
		await editor.runNode();
		const output = editor.page.getByTestId('output-panel');
		await output.getByText('Not Imported').first().waitFor();
		await editor.picture('provider-reimport');
	});

	it('offers the fields of a node that has not run to the next one', async () => {
		await openForm({ resource: 'report', operation: 'checkTargets' }, undefined, NEXT);
		const offered = editor.page.getByTestId('run-data-schema-item');
		await offered.getByText('neededPerDay', { exact: true }).waitFor();
		await editor.picture('fields-before-the-first-run');
		const names = (await offered.allInnerTexts()).join(' ');
		for (const name of ['text', 'status', 'soFar', 'forecast']) expect(names).toContain(name);
	});
});
