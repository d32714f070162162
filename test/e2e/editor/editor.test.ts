import type { INode } from 'n8n-workflow';
import { readWorkflow } from '../../../demo/workflows';
import type { WorkflowJson } from '../../../harness/engine';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { Editor } from '../../support/editor/editor';
import { N8N_2, type SharedN8n, sharedN8n, type StoredCredential } from '../../../harness/n8n';

const NODE = 'Last Week by Channel';
/** Its copies: one for choices, and one whose platform is unreachable. */
const CHOICES = 'Choices';
const UNREACHABLE = 'Unreachable';

/** Search words in the panel for new nodes, and the expected results. */
const WORDS: ReadonlyArray<readonly [word: string, node: string]> = [
	['marketing', 'Marketing Analytics'],
	['analytics', 'Marketing Analytics'],
	['report', 'Marketing Analytics'],
	['weekly report', 'Marketing Analytics'],
	['customer journey', 'Marketing Analytics'],
	['attribution', 'Marketing Analytics'],
	['import csv', 'Marketing Analytics'],
	['import csv', 'Marketing Analytics Import Trigger'],
	['eulerian', 'Marketing Analytics'],
	['eulerian', 'Analytics Provider'],
];

/** Words of analysts who do not know the node; of some, other nodes have more. */
const WORDS_OF_ANALYSTS = [
	...['kpi', 'budget', 'forecast', 'anomaly', 'alert', 'consent', 'gdpr', 'segment', 'crm'],
	...['target', 'revenue', 'ad spend', 'ad costs', 'funnel', 'data warehouse', 'affiliate'],
	...['emailing', 'sessions', 'ecommerce', 'tracking', 'roas', 'dashboard'],
	...['csv report', 'export csv', 'csv file', 'kpi report', 'targets', 'alerts'],
	...[
		'figures',
		'import costs',
		'google ads costs',
		'upload csv',
		'compare periods',
		'question in words',
		'import file',
		'upload file',
		'validate leads',
		'conversions',
		'site settings',
		'email report',
		'html report',
		'excel report',
		'cost per sale',
		'website statistics',
	],
];

/** The common choices of analysts, before the others in alphabetical order. */
const FIRST = [
	'Report',
	'Customer Journey',
	'Sale',
	'Estimate (Lead)',
	'Import',
	'Campaign',
	'Audience',
];

let sandbox: Sandbox;
let server: SharedN8n;
let editor: Editor;

beforeAll(async () => {
	sandbox = await startSandbox({ jobSeconds: 1 });
	server = await sharedN8n(N8N_2).newcomer();
	const unreachable = await createCredential('http://127.0.0.1:1', 'Another Platform');
	// A new node uses the latest credential.
	const reachable = await createCredential(sandbox.url, 'My Platform');
	const { id } = await server.createWorkflow(await reports(unreachable), [reachable]);
	editor = await Editor.open(server);
	await editor.openWorkflow(id);
});

afterAll(async () => {
	await editor?.close();
	await sandbox?.close();
});

async function createCredential(baseUrl: string, name: string): Promise<StoredCredential> {
	const data = { baseUrl, apiToken: sandbox.token, allowPlainHttp: false };
	return await server.createCredential('marketingAnalyticsApi', data, name);
}

/** The weekly report and copies of it in one workflow, as the editor takes many seconds to load. */
async function reports(unreachable: StoredCredential): Promise<WorkflowJson> {
	const workflow = await readWorkflow('weekly-channel-report');
	const report = workflow.nodes.find(({ name }) => name === NODE);
	if (report === undefined) throw new Error(`The workflow has no ${NODE}`);
	const { id, name, type } = unreachable;
	const copies: Array<Partial<INode>> = [
		{ name: CHOICES, position: [560, -100] },
		{ name: UNREACHABLE, position: [560, 140], credentials: { [type]: { id, name } } },
	];
	for (const copy of copies) {
		workflow.nodes.push({ ...structuredClone(report), id: copy.name ?? '', ...copy });
	}
	return workflow;
}

async function addOption(name: string): Promise<void> {
	await editor.form.addable();
	await editor.form.add(name);
}

describe('the editor', () => {
	afterEach(async () => await editor.closeNode());

	it('finds the nodes by the words of their users', async () => {
		for (const [word, node] of WORDS) {
			const found = await editor.panel.search(word);
			expect([word, found]).toEqual([word, expect.arrayContaining([node])]);
		}
	});

	it('lists the node among the first three for the words of analysts', async () => {
		const missing: Array<[word: string, first: string[]]> = [];
		for (const word of WORDS_OF_ANALYSTS) {
			const found = await editor.panel.search(word);
			const first = found.slice(0, 3).map((name) => name.trim());
			if (!first.includes('Marketing Analytics')) missing.push([word, first]);
		}
		expect(missing).toEqual([]);
	});

	it('adds the node from the panel, and offers its operations', async () => {
		await editor.panel.search('marketing analytics');
		await editor.picture('search');
		await editor.panel.open('Marketing Analytics');
		await editor.panel.add('Run a report');
		const resources = await editor.form.options('resource');
		// Below each name is its description.
		const names = resources.map((resource) => resource.split('\n')[0]?.trim());
		expect(names.slice(0, FIRST.length)).toEqual(FIRST);
		const [first, ...operations] = await editor.form.options('operation');
		expect(first).toMatch(/^Run\b/);
		for (const name of ['Submit', 'Collect', 'Get Status', 'Get Kinds', 'Get Metrics']) {
			expect(operations.join()).toContain(name);
		}
		await editor.picture('new-node');
		expect(await editor.form.sideways()).toEqual([]);
	});

	it('fills every list of the report form from the platform', async () => {
		await editor.openNode(NODE);
		const lists = [
			['site', 'shop-ca'],
			['field', 'Channel'],
			['kind', 'Pages', 'Report Kind'],
			['path', 'All campaigns', 'Data Level'],
		] as const;
		for (const [parameter, entry, option] of lists) {
			if (option !== undefined) await addOption(option);
			await editor.form.openList(parameter);
			await editor.form.entry(entry);
			await editor.picture(`list-${parameter}`);
			await editor.form.closeList();
		}
	});

	it('fills a list according to the choice before it', async () => {
		await editor.openNode(CHOICES);
		await editor.form.openList('field');
		await editor.form.entry('Day');
		expect((await editor.form.entries()).join()).not.toContain('Campaign');
		await editor.form.closeList();

		await addOption('Data Level');
		await editor.form.openList('path');
		await editor.form.entries();
		await editor.form.choose('All campaigns');
		await editor.form.openList('field');
		await editor.form.entry('Campaign');
	});

	it('explains why a list cannot load', async () => {
		await editor.openNode(UNREACHABLE);
		await editor.form.openList('site');
		await editor.page.getByText('127.0.0.1:1 does not accept connections').waitFor();
		await editor.page.getByText('Check the address and port in the credential').waitFor();
		await editor.picture('list-says-why');
	});

	it('shows the rows of a report after a run', async () => {
		await editor.picture('workflow');
		await editor.openNode(NODE);
		const output = editor.page.getByTestId('output-panel');
		await editor.form.runUntil('10 items');
		await output.getByText('Paid search').waitFor();
		await editor.picture('rows');
	});

	it('shows rows after a few clicks without typing', async () => {
		await editor.openNew();
		await editor.panel.search('marketing analytics');
		await editor.panel.open('Marketing Analytics');
		const clicks = await editor.countClicks();
		// A workflow without a trigger shows triggers, and hides the actions.
		const [first] = await editor.panel.openActions();
		expect(first).toBe('Run a report');
		await editor.picture('actions');
		await editor.panel.add('Run a report');
		await editor.saved();
		await editor.form.openList('site');
		await editor.form.entries();
		await editor.form.choose('shop-eu');
		await editor.picture('first-report');
		// The sixth executes the node.
		expect(await clicks()).toBeLessThanOrEqual(5);
		await editor.form.runUntil('10 items');
		await editor.picture('first-rows');
		const output = editor.page.getByTestId('output-panel');
		for (const column of ['Channel', 'Visits', 'Sales']) {
			await output.getByText(column, { exact: true }).first().waitFor();
		}
	});
});
