import { PNG } from 'pngjs';
import { standIn } from '../../../demo/n8n/standIns/redirect';
import { Services } from '../../../demo/n8n/standIns/services';
import { fillSettings, readWorkflow } from '../../../demo/workflows';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { Chat } from '../../support/services/chat';
import type { StoredCredential } from '../../../harness/n8n';
import { type Execution, type SharedN8n, sharedN8n, until, versions } from '../../../harness/n8n';
import { attachmentIn, MailServer } from '../../support/services/mailServer';
import { checkSlack } from '../../support/services/slackRules';
import { jsonOf } from '../../support/stage';
import { dayInWorkflow } from '../../../harness/siteDays';

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

	interface Installing {
		change?: (node: Node) => void;
		settings?: Record<string, string | number>;
		services?: Services;
		more?: StoredCredential[];
	}

	async function install(
		name: string,
		{ change = () => {}, settings = {}, services, more = [] }: Installing = {},
	) {
		const { url, token, connectorToken, provider } = sandbox;
		const { accessApiKey, secretKey, siteId } = provider;
		const connector = { importUrl: url, connectorToken };
		const keys = { accessApiKey, secretKey, siteId: String(siteId), ...connector };
		const address = { baseUrl: url, allowPlainHttp: false };
		const credentials = [
			...more,
			await n8n.createCredential('marketingAnalyticsApi', { ...address, apiToken: token }),
			await n8n.createCredential('analyticsProviderApi', { ...address, ...keys }),
		];
		const workflow = await readWorkflow(name);
		fillSettings(workflow, { firstDay: '2022-01-30', lastDay: '2022-02-01', ...settings });
		if (services !== undefined) standIn(workflow, services.url);
		for (const node of workflow.nodes) change(node);
		return (await n8n.createWorkflow(workflow, credentials)).id;
	}

	const records = (execution: Execution, node: string) => jsonOf(execution.items(node));

	it('Weekly report to a sheet: has a row per channel for the sheet', async () => {
		const id = await install('weekly-report-to-sheet', {
			change: (node) => {
				// The sheet belongs to a third party.
				if (node.name !== 'Append to the Sheet') return;
				Object.assign(node, { type: 'n8n-nodes-base.noOp', typeVersion: 1, parameters: {} });
			},
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
			const id = await install('new-sales-to-chat', { change: postTo(chat) });
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
			const id = await install('channel-assist-to-chat', { change: postTo(chat) });
			const run = await n8n.runToEnd(id, 'Every Monday at 7:00');
			expect([run.status, run.error]).toEqual(['success', undefined]);
			expect(chat.texts).toHaveLength(1);
			const lines = chat.texts.join().split('\n');
			expect(lines).toHaveLength(records(run, 'Assists by Channel').length + 2);
		} finally {
			chat.close();
		}
	});

	/** Runs a ready-made workflow to its end. */
	async function runToEnd(id: string, trigger: string): Promise<Execution> {
		const run = await n8n.runToEnd(id, trigger);
		expect([run.status, run.error]).toEqual(['success', undefined]);
		return run;
	}

	describe('with stand-ins for Slack and Google Sheets', () => {
		let services: Services;
		beforeAll(async () => {
			services = await Services.open({ check: checkSlack });
		});
		afterAll(() => services?.close());
		const textsIn = (channel: string) =>
			services.messages.flatMap((one) => (one.channel === channel ? [one.text] : []));
		const sizesIn = (channel: string) =>
			services.files.flatMap((file) => {
				if (file.channel !== channel) return [];
				const { width, height } = PNG.sync.read(file.bytes);
				return [[width, height]];
			});

		it('All sites of an agency: one message with a line for each site, and a chart in its thread', async () => {
			const settings = { slackChannel: `agency ${version}` };
			const id = await install('agency-monday', { services, settings });
			const run = await runToEnd(id, 'Every Monday at 7:00');
			expect(run.items('Submit All Sites')).toHaveLength(2);
			const [text = '', ...others] = textsIn(settings.slackChannel);
			expect(others).toEqual([]);
			expect(text).toMatch(/^\*Visits, Sales, and Conversion Rate by Site · 2 sites, /);
			for (const site of ['shop-eu', 'shop-ca']) expect(text).toContain(`\n${site} `);
			expect(sizesIn(settings.slackChannel)).toEqual([[1_200, 675]]);
		});

		it('Costs and sales: posts the cost per sale of each campaign of both ad networks', async () => {
			services.sheets['Google Ads'] = [
				{ Day: dayInWorkflow(1), Campaign: 'Branding vidéo', Cost: 60.5 },
				{ Day: dayInWorkflow(2), Campaign: 'Branding vidéo', Cost: 39.5 },
				{ Day: dayInWorkflow(40), Campaign: 'Branding vidéo', Cost: 1_000 },
			];
			services.sheets.Meta = [
				{ Day: dayInWorkflow(1), 'Campaign name': 'Prospection lookalike', 'Amount spent': 250 },
				{ Day: dayInWorkflow(1), 'Campaign name': 'Unheard of', 'Amount spent': 5 },
			];
			const settings = { slackChannel: `costs ${version}` };
			const id = await install('blend-costs-and-sales', { services, settings });
			const run = await runToEnd(id, 'Every Monday at 7:00');
			const sales = new Map(
				records(run, 'Sales by Campaign').map(({ Campaign, Sales }) => [Campaign, Number(Sales)]),
			);
			const [text = '', ...others] = textsIn(settings.slackChannel);
			expect(others).toEqual([]);
			const lineOf = (name: string) => text.split('\n').find((line) => line.startsWith(`${name} `));
			const perSale = (cost: number, sold = 0) => `€${(cost / sold).toFixed(2)}`;
			expect(lineOf('Branding vidéo')).toContain('€100.00');
			expect(lineOf('Branding vidéo')).toContain(perSale(100, sales.get('Branding vidéo')));
			expect(lineOf('Prospection lookalike')).toContain(
				perSale(250, sales.get('Prospection lookalike')),
			);
			expect(lineOf('Unheard of')).toContain('€5.00');
			// Sales of campaigns that are not in the sheet would make it too low.
			const advertised = ['Branding vidéo', 'Prospection lookalike'];
			const sold = advertised.reduce((sum, one) => sum + (sales.get(one) ?? 0), 0);
			expect(lineOf('Total')).toContain(perSale(355, sold));
			expect(lineOf('Cashback')).toBeUndefined();
			expect(sales.get('Cashback')).toBeGreaterThan(0);
		});

		it('Data warehouse: posts what was counted in the rows of a query, and its chart', async () => {
			const settings = { slackChannel: `warehouse ${version}` };
			const id = await install('warehouse-to-chart', {
				...{ services, settings },
				change: ({ parameters }) => {
					if (parameters.resource === 'dataWarehouse') parameters.ip = '203.0.113.7';
				},
			});
			const run = await runToEnd(id, 'Every Monday at 7:00');
			const rows = records(run, 'Run the Query');
			expect(rows.length).toBeGreaterThan(100);
			const [text = ''] = textsIn(settings.slackChannel);
			expect(text).toMatch(/^\*Page views of last week by channel/);
			expect(text).toContain(rows.length.toLocaleString('en'));
			expect(sizesIn(settings.slackChannel)).toEqual([[1_200, 675]]);
		});
	});

	it('Report by mail: sends the page of last week as an attachment', async () => {
		const mail = await MailServer.open();
		try {
			const address = { host: '127.0.0.1', port: mail.port, secure: false, disableStartTls: true };
			const smtp = await n8n.createCredential('smtp', { ...address, user: '', password: '' });
			const settings = { from: 'n8n@example.com', to: 'one@example.com, two@example.com' };
			const id = await install('html-report-by-mail', { settings, more: [smtp] });
			await runToEnd(id, 'Every Monday at 7:00');
			expect(mail.mails).toMatchObject([
				{ from: 'n8n@example.com', to: ['one@example.com', 'two@example.com'] },
			]);
			const [received] = mail.mails;
			const page = received === undefined ? '' : attachmentIn(received, '.html');
			expect(page).toMatch(/^<!doctype html>/);
			expect(page).toContain('<th scope="col" class="name" dir="auto">Channel</th>');
			expect(received?.source).toMatch(/^Subject: .*Visits/m);
		} finally {
			mail.close();
		}
	});
});

type Node = Awaited<ReturnType<typeof readWorkflow>>['nodes'][number];

function postTo({ url }: Chat): (node: Node) => void {
	return (node) => {
		if (node.name === 'Post to the Chat') node.parameters.url = url;
	};
}
