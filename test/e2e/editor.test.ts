import { readWorkflow } from '../../demo/workflows';
import { type Sandbox, startSandbox } from '../../sandbox';
import { Editor } from '../support/editor/editor';
import { N8N_2, preparePack, type RunningN8n, startN8n, until } from '../../harness/n8n';

const NODE = 'Last Week by Channel';

let sandbox: Sandbox;
let server: RunningN8n;
let editor: Editor;
let report: string;
let unreachable: string;

beforeAll(async () => {
	sandbox = await startSandbox({ jobSeconds: 1 });
	server = await startN8n({ version: N8N_2, packs: [await preparePack()] });
	unreachable = await importReport('http://127.0.0.1:1');
	// A new node takes the credential that was made last.
	report = await importReport(sandbox.url);
	editor = await Editor.open(server);
});

afterAll(async () => {
	await editor?.close();
	await server?.discard();
	await sandbox?.close();
});

async function importReport(baseUrl: string): Promise<string> {
	const data = { baseUrl, apiToken: sandbox.token, allowPlainHttp: false };
	const credential = await server.createCredential('marketingAnalyticsApi', data);
	const workflow = await readWorkflow('weekly-channel-report');
	return (await server.createWorkflow(workflow, [credential])).id;
}

describe('in the editor', () => {
	it.each(['marketing', 'analytics', 'report', 'attribution'])(
		'the node is found by typing %s',
		async (word) => {
			await editor.openWorkflow(report);
			expect(await editor.searchNodes(word)).toContain('Marketing Analytics');
		},
	);

	it('the node is added from the panel, and offers its operations', async () => {
		await editor.openWorkflow(report);
		await editor.searchNodes('marketing analytics');
		await editor.picture('search');
		await editor.actions('Marketing Analytics');
		await editor.addNode('Run a report');
		expect((await editor.options('resource')).join()).toContain('Report');
		const operations = (await editor.options('operation')).join();
		for (const name of ['Run', 'Submit', 'Collect', 'Get Status', 'Get Kinds', 'Get Metrics']) {
			expect(operations).toContain(name);
		}
		await editor.picture('new-node');
	});

	it('gives rows after a few clicks, without a word typed', async () => {
		await editor.openNew();
		await editor.searchNodes('marketing analytics');
		await editor.actions('Marketing Analytics');
		const clicks = await editor.countClicks();
		// A workflow without a trigger shows those, and hides the actions.
		const [first] = await editor.openActions();
		expect(first).toBe('Run a report');
		await editor.picture('actions');
		await editor.addNode('Run a report');
		await editor.openList('site');
		await editor.entries();
		await editor.choose('shop-eu');
		await editor.picture('first-report');
		const output = editor.page.getByTestId('output-panel');
		await editor.runNode();
		await output.getByText('10 items').waitFor({ timeout: 90_000 });
		await editor.picture('first-rows');
		for (const column of ['Channel', 'Visits', 'Sales']) {
			await output.getByText(column, { exact: true }).first().waitFor();
		}
		// 22 were needed before a new node started with a report.
		expect(await clicks()).toBeLessThanOrEqual(6);
	});

	it('every list of the report form fills from the platform', async () => {
		await editor.openWorkflow(report);
		await editor.openNode(NODE);
		const lists = [
			['site', 'shop-ca'],
			['kind', 'Pages'],
			['path', 'All campaigns'],
			['field', 'Channel'],
		] as const;
		for (const [parameter, entry] of lists) {
			await editor.openList(parameter);
			await editor.entry(entry);
			await editor.picture(`list-${parameter}`);
			await editor.closeList();
		}
	});

	it('a list follows the choice before it', async () => {
		await editor.openWorkflow(report);
		await editor.openNode(NODE);
		await editor.openList('field');
		await editor.entry('Day');
		expect((await editor.entries()).join()).not.toContain('Campaign');
		await editor.closeList();

		await editor.openList('path');
		await editor.entries();
		await editor.choose('All campaigns');
		await editor.openList('field');
		await editor.entry('Campaign');
	});

	it('a list that cannot load says why', async () => {
		await editor.openWorkflow(unreachable);
		await editor.openNode(NODE);
		await editor.openList('site');
		await editor.page.getByText('127.0.0.1:1 does not accept connections').waitFor();
		await editor.page.getByText('Check address and port in the credential').waitFor();
		await editor.picture('list-says-why');
	});

	it('a run shows the rows of the report', async () => {
		await editor.openWorkflow(report);
		await editor.picture('workflow');
		await editor.openNode(NODE);
		const output = editor.page.getByTestId('output-panel');
		// On a busy machine n8n may miss a click, or tell the editor nothing of a run.
		const run = async () => {
			await editor.runNode();
			const rows = output.getByText('10 items').waitFor({ timeout: 30_000 });
			return await rows.then(
				() => true,
				() => undefined,
			);
		};
		await until('a run shows its rows', run, { timeoutMs: 180_000 });
		await output.getByText('SPONSOREDLINK').waitFor();
		await editor.picture('rows');
	});
});
