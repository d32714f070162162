import { PNG } from 'pngjs';
import { type Services, type SheetRow, TIMESTAMP } from '../../../demo/n8n/standIns/services';
import { N8N_1, newestVersion, type SharedN8n, until } from '../../../harness/n8n';
import type { Sandbox } from '../../../sandbox';
import { jsonOf } from '../../support/stage';
import { formOf, pageReady, post } from '../importPage/importPosts';
import { PASSPHRASE, TemplateStage } from './templateStage';
import { dayInWorkflow } from '../../../harness/siteDays';

const DAY_MS = 86_400_000;

// That both lines have these nodes and parameters is tested by readyWorkflows.test.ts and templateParameters.test.ts.
describe.each(newestVersion())('templates in n8n %s', (version) => {
	let stage: TemplateStage;
	let n8n: SharedN8n;
	let sandbox: Sandbox;
	let services: Services;

	beforeAll(async () => {
		stage = await TemplateStage.start(version);
		({ n8n, sandbox, services } = stage);
	});
	afterAll(async () => await stage?.stop());

	const install: TemplateStage['install'] = async (...of) => await stage.install(...of);
	const run: TemplateStage['run'] = async (...of) => await stage.run(...of);
	const said = (channel: string) => stage.messagesIn(channel);
	const filesOf = (channel: string) => stage.filesIn(channel);

	it('weekly comparison: a message in blocks, and a chart in its thread', async () => {
		const name = 'weekly-comparison-to-chat';
		await run(await install(name), 'Every Monday at 7:00');
		expect(said(name)).toEqual([
			expect.stringMatching(/^\*Visits, Sales, and Conversion Rate by Channel · shop-eu, /),
		]);
		const [chart, ...others] = filesOf(name);
		expect([chart?.thread, others]).toEqual([TIMESTAMP, []]);
		const { width, height } = PNG.sync.read(chart?.bytes ?? Buffer.of());
		expect([width, height]).toEqual([1_200, 675]);
	});

	it('weekly comparison: reports that it failed', async () => {
		const slackChannel = 'failures';
		const settings = { slackChannel, site: 'nowhere' };
		await run(await install('weekly-comparison-to-chat', settings), 'Every Monday at 7:00');
		expect(said(slackChannel)).toEqual([
			expect.stringMatching(/^The weekly report could not be created: .*nowhere/),
		]);
	});

	it('targets: a message, and charts of those that are off track, or of all on their day', async () => {
		const name = 'targets-from-sheet-to-chat';
		const inWords = { Metric: 'Sales', Name: 'Paid search', Period: 'this month' };
		services.sheets.Targets = [
			{ ...inWords, Target: '9,000,000', Type: '' },
			{ ...inWords, Metric: 'Visits', Name: '', Target: 1, Type: 'at least' },
		];
		// One n8n line tests the day, the other the targets.
		const today = new Date().toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
		const everythingOn = version === N8N_1 ? today : 'No day';
		const execution = await run(await install(name, { everythingOn }), 'Every Weekday at 8:00');
		expect(execution.items('Targets as Charts')).toHaveLength(2);
		expect(said(name)).toEqual([expect.stringContaining('*1 of 2 targets is off track*')]);
		const charts = filesOf(name).map((file) => file.name);
		const aChart = expect.stringMatching(/^target-shop-eu-\d{4}-\d\d-01\.png$/) as unknown;
		expect(charts).toEqual(version === N8N_1 ? [aChart, aChart] : [aChart]);
	});

	it('alert: each team receives its channels, once a week', async () => {
		const id = await install('alert-to-chat', {
			searchTeamChannel: 'search',
			crmTeamChannel: 'crm',
			everybodyElseChannel: 'others',
		});
		const channels = () => ['search', 'crm', 'others'].map((team) => said(team).length);
		// A test event covers every channel, with or without an alert.
		await run(id, 'A Channel Drops');
		expect(channels()).toEqual([2, 1, 7]);
		expect(said('crm')).toEqual([expect.stringContaining('Visits of Emailing on shop-eu: ')]);
		await run(id, 'A Channel Drops');
		expect(channels()).toEqual([2, 1, 7]);
	});

	it.each([
		['Approve', 'A-1', ['A-1']],
		['Decline', 'D-1', []],
	])('leads: after %s of %s, %j is validated', async (button, paid, validated) => {
		const at = Math.floor((Date.now() - 3 * DAY_MS) / 1_000);
		for (const reference of [paid, `${paid} open`, `${paid} without`]) {
			const lead = { site: 'shop-eu', group: 'estimate', reference, at, amount: 100 } as const;
			sandbox.control.addRecord({ ...lead, status: 'PENDING' });
		}
		services.sheets.Orders = [
			{ Reference: paid, Status: 'paid', Amount: 98.5 },
			{ Reference: `${paid} open`, Status: 'open', Amount: 100 },
			{ Reference: `${paid} elsewhere`, Status: 'paid', Amount: 100 },
		];
		const id = await install('validate-leads', { slackChannel: button });
		const waiting = await n8n.run(id, 'Every Weekday at 9:00');
		await n8n.waitForExecution(waiting, 'waiting');
		expect(said('question').at(-1)).toBe(
			`Pending leads with a paid order: 1. Validate them?\n${paid}: lead 100, order 98.5`,
		);
		sandbox.control.clearLog();
		const answer = Object.entries(services.buttons).find(([says]) => says.includes(button));
		// n8n rejects answers from programs.
		const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
		expect((await fetch(answer?.[1] ?? '', { headers })).status).toBe(200);
		const { status, error } = await n8n.waitForExecution(waiting);
		expect([status, error]).toEqual(['success', undefined]);
		const sent = sandbox.log().filter(({ path }) => path.endsWith('/valid.json'));
		expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
			validated.map((reference) => ({ 'estimate-ref': reference })),
		);
		expect(said(button)).toEqual(validated.map(() => 'Leads that were validated: 1.'));
	});

	it('leads: without an answer, none is validated', async () => {
		const at = Math.floor((Date.now() - 3 * DAY_MS) / 1_000);
		const lead = { site: 'shop-eu', group: 'estimate', reference: 'N-1', at, amount: 100 } as const;
		sandbox.control.addRecord({ ...lead, status: 'PENDING' });
		services.sheets.Orders = [{ Reference: 'N-1', Status: 'paid' }];
		const id = await install('validate-leads', {}, (node) => {
			// Without an answer in time, n8n passes on the node's input.
			if (node.name !== 'Ask for Approval') return;
			Object.assign(node, { type: 'n8n-nodes-base.noOp', typeVersion: 1, parameters: {} });
		});
		const execution = await run(id, 'Every Weekday at 9:00');
		expect(execution.items('Leads and Answer')).toHaveLength(1);
		expect(execution.runs('Validate the Lead')).toBe(0);
	});

	const costs = (campaign: string, days: number, more: SheetRow = {}): SheetRow => ({
		...{ Date: dayInWorkflow(days), 'Campaign ID': '5001', Campaign: campaign },
		...{ Clicks: 10, Impressions: 1_000, Cost: 60, Uploaded: '', ...more },
	});

	it('ad costs: new rows are sent to the platform and marked, and the cost per sale is returned', async () => {
		services.sheets.Costs = [
			costs('Branding vidéo', 2, { Uploaded: dayInWorkflow(1) }),
			costs('Branding vidéo', 1),
			costs('Unheard of', 1, { 'Campaign ID': '5002' }),
			costs('Branding vidéo', 40, { Uploaded: dayInWorkflow(39) }),
		];
		const execution = await run(await install('ad-costs-from-sheet'), 'Every Day at 7:00');
		const upload = sandbox.log().find(({ path }) => path.endsWith('advertising.json'));
		const sent = upload?.body.split('\r\n').join('\n') ?? '';
		expect(sent).toContain(
			`date,ope_id,click,impression,cost\n${dayInWorkflow(1)},5001,10,1000,60\n${dayInWorkflow(1)},5002,10,1000,60\n`,
		);
		const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown;
		const marks = services.sheets.Costs.map(({ Uploaded }) => Uploaded);
		expect(marks).toEqual([dayInWorkflow(1), today, today, dayInWorkflow(39)]);
		const sales = jsonOf(execution.items('Sales by Campaign'));
		const ofVideo = sales.find(({ Campaign }) => Campaign === 'Branding vidéo')?.Sales;
		expect(Number(ofVideo)).toBeGreaterThan(0);
		const perSale = (120 / Number(ofVideo)).toFixed(2);
		expect(services.sheets['Cost per Sale']).toEqual([
			{ Campaign: 'Branding vidéo', Cost: 120, Sales: ofVideo, 'Cost per Sale': perSale },
			{ Campaign: 'Unheard of', Cost: 60, Sales: 0, 'Cost per Sale': 'no sale' },
		]);
	});

	it('ad costs: no row is marked if the platform rejects the file', async () => {
		services.sheets.Costs = [costs('Any', 1)];
		sandbox.control.clearLog();
		sandbox.control.fault({ kind: 'error200', match: 'advertising.json' });
		const id = await install('ad-costs-from-sheet');
		expect((await n8n.runToEnd(id, 'Every Day at 7:00')).status).toBe('error');
		expect(sandbox.log().filter(({ path }) => path.endsWith('advertising.json'))).toHaveLength(1);
		expect(services.sheets.Costs[0]?.Uploaded).toBe('');
	});

	it('ad costs: the mark of rows says that the platform has rejected some, or confirmed nothing', async () => {
		const id = await install('ad-costs-from-sheet');
		const markAfter = async (body: { [name: string]: string | number | boolean }) => {
			services.sheets.Costs = [costs('Any', 1), costs('Any', 2)];
			sandbox.control.fault({ kind: 'reply', match: 'advertising.json', body });
			await run(id, 'Every Day at 7:00');
			return String(services.sheets.Costs[0]?.Uploaded).replace(/^[\d-]{10}/, '');
		};
		expect(await markAfter({ job: 'queued' })).toBe(', not confirmed');
		expect(await markAfter({ accepted: 1, rejected: 1 })).toBe(', with rejected rows');
	});

	it('campaign names: those that violate the rule, with their share of visits', async () => {
		const name = 'campaign-names-to-check';
		const id = await install(name, { namingRule: '^[A-Z][a-z]+$' });
		const execution = await run(id, 'Every Monday at 8:00');
		const all = jsonOf(execution.items('Campaigns of Last Week'));
		const wrong = all.filter(({ Campaign }) => !/^[A-Z][a-z]+$/.test(String(Campaign)));
		expect(wrong.length).toBeLessThan(all.length);
		const visits = (rows: SheetRow[]) => rows.reduce((sum, { Visits }) => sum + Number(Visits), 0);
		const share = (rows: SheetRow[]) => (visits(rows) / visits(all)) * 100;
		const rows = services.sheets['Campaign Names'] ?? [];
		expect(rows.map((row) => [row.Campaign, row.Visits])).toEqual(
			wrong.map((row) => [row.Campaign, row.Visits]),
		);
		expect(rows[0]?.['Share of Visits (%)']).toBeCloseTo(share(wrong.slice(0, 1)), 0);
		const [text = '', ...others] = said(name);
		expect(others).toEqual([]);
		const [, count, percent] = /: (\d+)\. They account for about (\d+)% of /.exec(text) ?? [];
		expect(Number(count)).toBe(wrong.length);
		expect(Math.abs(Number(percent) - share(wrong))).toBeLessThan(2);
	});

	it('campaign names: no message is sent when all are valid', async () => {
		const slackChannel = 'quiet';
		const id = await install('campaign-names-to-check', { slackChannel, namingRule: '.' });
		const execution = await run(id, 'Every Monday at 8:00');
		expect(execution.runs('Post the Number')).toBe(0);
		expect(said(slackChannel)).toEqual([]);
	});

	it('import page: Slack and the log contain what was imported and rejected', async () => {
		const name = 'import-page';
		const id = await install(name);
		const { nodes } = await n8n.workflow(id);
		const url = `${n8n.url}/webhook/${nodes.find((node) => node.name === 'Import Page')?.webhookId}`;
		await n8n.activate(id);
		await pageReady(url);
		const secret = { passphrase: PASSPHRASE };
		const logged = () => services.sheets.Imports ?? [];
		const told = async (count: number) =>
			await until('a message', () =>
				said(name).length >= count && logged().length >= count ? said(name) : undefined,
			);
		await post(url, formOf(secret, 'Search Engine,Visits\nBing,1\nQwant,2\n'));
		await told(1);
		await post(url, formOf(secret, 'Search Engine,Visits\nBing,-1\n'));
		expect(await told(2)).toEqual([
			expect.stringMatching(
				/^engines\.csv: Imported for shop-eu, 2026-01-05 to 2026-01-07: 2 rows \(reference [0-9A-F]{8}\)$/,
			),
			expect.stringMatching(
				/^engines\.csv: None of the lines can be imported\. \(reference [0-9A-F]{8}\)$/,
			),
		]);
		expect(logged().map(({ File }) => File)).toEqual(['engines.csv', 'engines.csv']);
		expect(Object.keys(logged()[0] ?? {})).toEqual(['Time', 'File', 'Result', 'Reference']);
		await n8n.deactivate(id);
	});
});
