import { fillSettings, readWorkflow } from '../../demo/workflows';
import { type Sandbox, startSandbox } from '../../sandbox';
import { Chat } from '../support/chat';
import { type Execution, type SharedN8n, sharedN8n, until, versions } from '../../harness/n8n';
import { jsonOf } from '../support/stage';

let sandbox: Sandbox;
beforeAll(async () => {
	sandbox = await startSandbox({ jobSeconds: 0 });
});
afterAll(async () => await sandbox.close());

// The engine tests replace n8n's own nodes; here they are the real ones.
describe.each(versions())('ready-made workflows in n8n %s', (version) => {
	let n8n: SharedN8n;

	beforeAll(async () => {
		n8n = sharedN8n(version);
	});

	async function install(name: string, change: (node: Node) => void = () => {}) {
		const { url, token, connectorToken, provider } = sandbox;
		const { accessApiKey, secretKey, siteId } = provider;
		const connector = { importUrl: url, connectorToken };
		const keys = { accessApiKey, secretKey, siteId: String(siteId), ...connector };
		const address = { baseUrl: url, allowPlainHttp: false };
		const credentials = [
			await n8n.createCredential('marketingAnalyticsApi', { ...address, apiToken: token }),
			await n8n.createCredential('analyticsProviderApi', { ...address, ...keys }),
		];
		const workflow = await readWorkflow(name);
		fillSettings(workflow, { firstDay: '2022-01-30', lastDay: '2022-02-01' });
		for (const node of workflow.nodes) change(node);
		return (await n8n.createWorkflow(workflow, credentials)).id;
	}

	const records = (execution: Execution, node: string) => jsonOf(execution.items(node));

	it('Weekly report to a sheet: has a row per channel for the sheet', async () => {
		const id = await install('weekly-report-to-sheet', (node) => {
			// The sheet belongs to a third party.
			if (node.name !== 'Append to the Sheet') return;
			Object.assign(node, { type: 'n8n-nodes-base.noOp', typeVersion: 1, parameters: {} });
		});
		const run = await n8n.runToEnd(id, 'Last Week Is Ready');
		expect([run.status, run.error]).toEqual(['success', undefined]);
		const [row, ...others] = records(run, 'Append to the Sheet');
		expect(Object.keys(row ?? {})).toEqual([
			'Site',
			'First Day',
			'Last Day',
			'Channel',
			'Visits',
			'Validated sales',
			'Validated revenue',
		]);
		expect(others.length).toBeGreaterThan(5);
	});

	it('New sales to a chat: posts a new sale once', async () => {
		const chat = await Chat.open();
		try {
			const id = await install('new-sales-to-chat', postTo(chat));
			await n8n.activatePolling(id);
			const at = Math.floor(Date.now() / 1_000) - 60;
			const reference = `new-${version}`;
			const sale = { site: 'shop-eu', group: 'order', reference, at, amount: 12.5 } as const;
			sandbox.control.addRecord({ ...sale, status: 'PENDING' });
			// One poll starts the search and the next one reads its result: twice, to see that the sale
			// is posted once.
			for (let poll = 0; poll < 4; poll++) {
				await n8n.deactivate(id);
				await n8n.activatePolling(id);
			}
			const ownTexts = () => chat.texts.filter((text) => text.includes(reference));
			await until('the message', () => (ownTexts().length > 0 ? true : undefined));
			await n8n.deactivate(id);
			expect(ownTexts()).toEqual([expect.stringContaining(`${reference}: 12.50 EUR`)]);
		} finally {
			chat.close();
		}
	});

	it('Re-import provider history: counts the days of each level, and has a file of the rejected rows', async () => {
		const id = await install('reimport-provider-history');
		const run = await n8n.runToEnd(id, 'Start');
		expect([run.status, run.error]).toEqual(['success', undefined]);
		const totals = records(run, 'Totals by Level');
		expect(totals.map(({ level, count_day }) => [level, count_day])).toEqual(
			['site', 'page', 'freeSources', 'paidSources', 'geography'].map((level) => [level, 3]),
		);
		const [file] = run.items('Rows Not Imported');
		expect(file?.binary?.data).toMatchObject({ fileName: 'not-imported.csv' });
	});

	it('Channel assists to a chat: posts a line per channel', async () => {
		const chat = await Chat.open();
		try {
			const id = await install('channel-assist-to-chat', postTo(chat));
			const run = await n8n.runToEnd(id, 'Every Monday at 7:00');
			expect([run.status, run.error]).toEqual(['success', undefined]);
			expect(chat.texts).toHaveLength(1);
			const lines = chat.texts.join().split('\n');
			expect(lines).toHaveLength(records(run, 'Assists by Channel').length + 2);
		} finally {
			chat.close();
		}
	});
});

type Node = Awaited<ReturnType<typeof readWorkflow>>['nodes'][number];

function postTo({ url }: Chat): (node: Node) => void {
	return (node) => {
		if (node.name === 'Post to the Chat') node.parameters.url = url;
	};
}
