import type { INodeParameters } from 'n8n-workflow';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { Editor } from '../../support/editor/editor';
import { N8N_2, type SharedN8n, sharedN8n, until } from '../../../harness/n8n';
import { locator, PROVIDER, type Step, type Wire, workflowOf } from '../../../harness/workflows';
import { dayBefore } from '../../../harness/siteDays';

const DAY = { from: '2022-01-10', to: '2022-01-10' };

const site = locator('shop-eu');
const lastDays = { period: 'dates', from: dayBefore(3), to: dayBefore(1) };

const NEXT = 'Next';
const ROWS = 'Rows of a Sheet';

/** A row with names that say nothing of what they hold. */
function rowParameters(): INodeParameters {
	const row = { Datum: '2026-09-02', Spalte: 'Ecosia', Wert: '12' };
	const assignments = Object.entries(row).map(([name, value]) => {
		return { id: name, name, value, type: 'string' };
	});
	return { assignments: { assignments } };
}

/** All forms in one workflow, as the editor takes many seconds to load. */
const FORMS: Record<string, Step> = {
	'Update Audience': { parameters: { resource: 'audience', operation: 'update', site } },
	'Audience Fields': { parameters: { resource: 'audience', operation: 'update', site } },
	'Delete Family': { parameters: { resource: 'cookie', operation: 'deleteFamily', site } },
	Cookies: { parameters: { resource: 'cookie', operation: 'getMany', site } },
	Sales: { parameters: { resource: 'sale', operation: 'searchAndWait', site, ...lastDays } },
	Pages: { type: PROVIDER, parameters: { operation: 'getData', level: 'page', ...DAY } },
	'Re-Import': {
		type: PROVIDER,
		parameters: { operation: 'reImport', importSite: 'shop-eu', ...DAY },
	},
	Targets: { parameters: { resource: 'report', operation: 'checkTargets', site } },
	'Import File': {
		parameters: {
			...{ resource: 'import', operation: 'importFile', importSite: 'shop-eu' },
			columns: { mappingMode: 'defineBelow', value: null },
		},
	},
	'For a Database': {
		parameters: { resource: 'report', operation: 'run', site, options: { forDatabase: true } },
	},
	[ROWS]: { type: 'n8n-nodes-base.set', typeVersion: 3.4, parameters: rowParameters() },
	'Preview Rows': {
		parameters: {
			...{ resource: 'import', operation: 'preview', inputFrom: 'items' },
			...{ importKind: 'searchengine', period: 'dates', from: '2026-09-01', to: '2026-09-30' },
			columns: { mappingMode: 'defineBelow', value: null },
		},
	},
};

let sandbox: Sandbox;
let server: SharedN8n;
let editor: Editor;
let workflow: string;

beforeAll(async () => {
	sandbox = await startSandbox({ jobSeconds: 1 });
	server = sharedN8n(N8N_2);
	const { url: baseUrl, token: apiToken, connectorToken, provider } = sandbox;
	const { accessApiKey, secretKey, siteId } = provider;
	const keys = {
		accessApiKey,
		secretKey,
		siteId: String(siteId),
		importUrl: baseUrl,
		connectorToken,
	};
	const address = { baseUrl, allowPlainHttp: false };
	const credentials = [
		await server.createCredential('marketingAnalyticsApi', { ...address, apiToken }),
		await server.createCredential('analyticsProviderApi', { ...address, ...keys }),
	];
	workflow = (await server.createWorkflow(workflowOf(spread(), wires()), credentials)).id;
	editor = await Editor.open(server);
	await editor.openWorkflow(workflow);
});

afterAll(async () => {
	await editor?.close();
	await sandbox?.close();
});

afterEach(async () => await editor.closeNode());

/** The nodes side by side, as a node on top would receive the clicks. */
function spread(): Record<string, Step> {
	const next: Step = { type: 'n8n-nodes-base.set', typeVersion: 3.4, parameters: {} };
	const all = Object.entries({ ...FORMS, [NEXT]: next });
	return Object.fromEntries(
		all.map(([name, step], at) => {
			const position: Step['position'] = [300 + (at % 3) * 300, Math.floor(at / 3) * 200];
			return [name, { ...step, position }];
		}),
	);
}

/** Each node can be run alone, and the last one has a next node. */
function wires(): Wire[] {
	const alone = Object.keys(FORMS).filter((name) => name !== 'Preview Rows');
	return [
		...alone.map((name): Wire => ['Start', 0, name]),
		...[['Targets', 0, NEXT] as const, [ROWS, 0, 'Preview Rows'] as const],
	];
}

async function storedFilters(): Promise<unknown> {
	const { nodes } = await server.workflow(workflow);
	return nodes.find(({ name }) => name === 'Cookies')?.parameters.filters;
}

describe('the form of a node', () => {
	it('has one picker of entries, which offers those of the resource', async () => {
		await editor.openNode('Update Audience');
		expect(await editor.page.getByTestId('parameter-input-entry').count()).toBe(1);
		await editor.page
			.getByTestId('node-parameters')
			.getByText('Audience', { exact: true })
			.waitFor();
		await editor.form.openList('entry');
		const entries = await editor.form.entries();
		expect(entries).toHaveLength(8);
		expect(entries.join()).toContain('VIP customers (1)');
		await editor.picture('audience-update');
		await editor.form.closeList();
	});

	it('offers only the fields of its operation', async () => {
		await editor.openNode('Audience Fields');
		expect(await editor.form.addable()).toEqual([
			'Active',
			'Additional Parameters',
			'Archived',
			'Description',
			'In Reports',
			'Mode',
			'Name',
		]);
		await editor.picture('audience-fields');
		expect(await editor.form.sideways()).toEqual([]);
	});

	it('warns before it deletes something', async () => {
		await editor.openNode('Delete Family');
		const warning = 'This deletes the cookie family from the site permanently.';
		await editor.page.getByTestId('node-parameters').getByText(warning).waitFor();
		await editor.page.getByTestId('output-panel').getByText('No output data').waitFor();
		await editor.picture('cookie-family-delete');
	});

	it('adds a field with the default of its operation', async () => {
		await editor.openNode('Cookies');
		await editor.form.addable();
		await editor.form.add('Name Match');
		await editor.form.parameter('match').waitFor();
		// The editor saves automatically, some moments after a change.
		const filters = await until('The workflow is saved', storedFilters);
		expect(filters).toEqual({ match: 'contain' });
	});

	it('offers and keeps an option that another option makes useful', async () => {
		await editor.openNode('For a Database');
		const dependent = ['Look Back (Days)', 'Report Name'];
		const offers = await editor.form.addable();
		expect(offers.filter((label) => dependent.includes(label))).toEqual(dependent);
		await editor.form.add('Report Name');
		await editor.form.parameter('reportName').waitFor();
		const options = await until('The workflow is saved', async () => {
			const { nodes } = await server.workflow(workflow);
			const saved = nodes.find(({ name }) => name === 'For a Database')?.parameters.options;
			return JSON.stringify(saved).includes('reportName') ? saved : undefined;
		});
		expect(options).toEqual({ forDatabase: true, reportName: '' });
		await editor.picture('for-a-database');
	});

	it('shows the sales that a search finds', async () => {
		await editor.openNode('Sales');
		await editor.form.runUntil(/^\s*\d+ items\s*$/);
		const output = editor.page.getByTestId('output-panel');
		await output.getByText('order_ref').first().waitFor();
		await output.getByText(/^CMD-/).first().waitFor();
		await editor.picture('sales');
	});

	it('of the provider gets the pages of a day with their labels', async () => {
		await editor.openNode('Pages');
		await editor.form.runUntil(/^\s*26 items\s*$/);
		const output = editor.page.getByTestId('output-panel');
		await output.getByText('pageLabel1').first().waitFor();
		await editor.picture('provider-pages');
	});

	it('of the provider explains what can be imported, and shows the result of each day', async () => {
		await editor.openNode('Re-Import');
		const form = editor.page.getByTestId('node-parameters');
		await form
			.getByText('Rows of direct access and unpaid social networks cannot be imported')
			.waitFor();
		await form.getByText('economy mode is off').waitFor();
		await editor.form.runUntil('Not Imported');
		await editor.picture('provider-reimport');
	});

	it('takes the columns of the items from a list or by a drag, in five clicks', async () => {
		await editor.openNode(ROWS);
		await editor.form.runUntil('Ecosia');
		await editor.closeNode();
		await editor.openNode('Preview Rows');
		const clicks = await editor.countClicks();
		await editor.form.select('searchengine_name', 'Spalte (Ecosia)');
		await editor.form.dragField('Wert', 'visit');
		await editor.form.dragField('Datum', 'date');
		await editor.picture('columns-of-items');
		// The fifth executes the node.
		expect(await clicks()).toBe(4);
		await editor.form.runUntil('2026-09-02');
		const output = editor.page.getByTestId('output-panel');
		await output.getByText('Ecosia').first().waitFor();
		await output.getByText('12', { exact: true }).first().waitFor();
		await editor.picture('columns-of-items-previewed');
	});

	it('lists what depends on a field that the form does not show', async () => {
		await editor.openNode('Targets');
		await editor.form.openList('targetDimension');
		await editor.form.entry('Day');
		await editor.form.closeList();
		await editor.closeNode();
		await editor.openNode('Import File');
		const columns = editor.page.getByTestId('node-parameters');
		await columns.getByText('Publisher', { exact: true }).waitFor();
	});

	it('asks for no days of an import whose data name them', async () => {
		await editor.openNode('Import File');
		const form = editor.page.getByTestId('node-parameters');
		const period = editor.page.getByTestId('parameter-input-period').locator('input').first();
		await until('The period is shown', async () => {
			const shown = await period.inputValue();
			return shown === 'Days in the Data' || undefined;
		});
		expect(await form.getByText('First Day', { exact: true }).count()).toBe(0);
		await editor.picture('import-file');
	});

	it('offers the fields of a node that has not run to the next one', async () => {
		await editor.openNode(NEXT);
		const offered = editor.page.getByTestId('run-data-schema-item');
		await offered.getByText('neededPerDay', { exact: true }).waitFor();
		await editor.picture('fields-before-the-first-run');
		const names = (await offered.allInnerTexts()).join(' ');
		for (const name of ['text', 'status', 'soFar', 'forecast']) expect(names).toContain(name);
	});
});
