import { type Sandbox, startSandbox } from '../../../sandbox';
import { Editor } from '../../support/editor/editor';
import { N8N_1, newestVersion, sharedN8n } from '../../../harness/n8n';

const MOST_CHOICES = 11;

/** The choices of Trigger On, and the visible fields of each. */
const fieldsOf = {
	'Report Ready': [
		'site',
		'submitEvery',
		'weekday',
		'submitAt',
		'timeZone',
		'period',
		// A dimension and two metrics are there by default.
		'field',
		'field',
		'field',
		'compareWith',
		'output',
	],
	'Metric Alert': ['site', 'figure', 'metric', 'forEach', 'alertWhen', 'expected'],
	'New Record': ['site', 'recordType'],
	'Job Finished': ['site', 'jobKind', 'autoReport', 'outcome'],
	'Import Finished': ['site', 'partnerSync', 'outcome'],
	'Status Changed': ['site', 'recordType'],
};

/** Counts a newcomer's decisions; typing to find something belongs to its choice. */
class Newcomer {
	readonly choices: string[] = [];

	async chooses(what: string, act: () => Promise<void>): Promise<void> {
		this.choices.push(what);
		await act();
	}
}

describe.each(newestVersion())('a newcomer to n8n %s, from an empty canvas', (version) => {
	let sandbox: Sandbox;
	let editor: Editor;
	beforeAll(async () => {
		sandbox = await startSandbox({ jobSeconds: 0 });
		const server = await sharedN8n(version).newcomer();
		const { url: baseUrl, token: apiToken } = sandbox;
		const data = { baseUrl, apiToken, allowPlainHttp: false };
		await server.createCredential('marketingAnalyticsApi', data);
		editor = await Editor.open(server);
	});
	afterAll(async () => {
		await editor?.close();
		await sandbox?.close();
	});

	it('finds the trigger with the node, and sees the fields of its events', async () => {
		await editor.openNew();
		expect(await editor.panel.search('new sale')).toEqual(['Marketing Analytics']);
		expect((await editor.panel.open('Marketing Analytics')).slice(0, 5)).toEqual([
			'On import finished',
			'On job finished',
			'On metric alert',
			'On new record',
			'On report ready',
		]);
		await editor.picture(`trigger-${version}-panel`);
		await editor.panel.add('On report ready');
		for (const [event, fields] of Object.entries(fieldsOf)) {
			await editor.form.select('event', event);
			const shown = await editor.form.fields();
			expect([event, shown.slice(shown.indexOf('event') + 1)]).toEqual([event, fields]);
			await editor.picture(`trigger-${version}-${event.replace(' ', '')}`);
		}
		// The editor of n8n 1 has another list for optional fields.
		if (version === N8N_1) return;
		await editor.form.select('event', 'Metric Alert');
		expect(await editor.form.showsAll()).toBe(true);
		await editor.form.select('event', 'Status Changed');
		expect(await editor.form.addable()).toEqual([
			'Additional Parameters',
			'Attribution Rule',
			'Ignore Columns',
			'Look Back (Days)',
			'Max Merchant Touchpoints',
			'Max Touchpoints',
			'Merchant Touchpoint Details',
			'More Column Names or IDs',
			'New Status',
			'Personal Data',
			'Simplify',
			'Touchpoint Details',
		]);
		await editor.picture(`trigger-${version}-options`);
	});

	// The editor of n8n 1 has another list for optional fields.
	const inN8n2 = version === N8N_1 ? it.skip : it;

	inN8n2(
		'gets last week by channel, compared, with the conversion rate, the largest loss first',
		async () => {
			const newcomer = new Newcomer();
			const form = editor.page.getByTestId('node-parameters');
			// A button if one thing can be added, and a dropdown if several can.
			const add = async (what: string) => {
				const shown = form.getByText(what, { exact: true }).or(form.getByPlaceholder(what));
				await shown.locator('visible=true').first().click();
			};

			await editor.openNew();
			await newcomer.chooses('the node', async () => {
				await editor.panel.search('marketing analytics');
				await editor.panel.open('Marketing Analytics');
			});
			await newcomer.chooses('what nodes do, not what starts them', async () => {
				await editor.panel.openActions();
			});
			await newcomer.chooses('its action', async () => {
				await editor.panel.add('Run a report');
				await editor.saved();
			});
			await newcomer.chooses('the site', async () => {
				await editor.form.openList('site');
				await editor.form.entries();
				await editor.form.choose('shop-eu');
			});
			await newcomer.chooses('the period', async () => {
				await editor.form.select('period', 'Last Week (From Monday)');
			});
			await newcomer.chooses('what to compare with', async () => {
				await editor.form.select('compareWith', 'Previous Period');
			});
			await editor.picture('answer-before-rates');
			await newcomer.chooses('to add a rate', async () => await add('Add Rate'));
			await newcomer.chooses('to add a sort order', async () => await add('Add Sort Order'));
			await newcomer.chooses('the column', async () => {
				await editor.form.openList('column');
				expect(await editor.form.entries()).toEqual([
					'Channel',
					'Visits',
					'Visits Before',
					'Visits Change',
					'Visits Change (%)',
					'Sales',
					'Sales Before',
					'Sales Change',
					'Sales Change (%)',
					'Conversion Rate (%)',
					'Conversion Rate (%) Before',
					'Conversion Rate Change (Points)',
				]);
				await editor.form.choose('Sales Change');
			});
			await newcomer.chooses('the direction', async () => {
				await editor.form.select('direction', 'Smallest First');
			});
			await editor.picture('answer-form');

			const output = editor.page.getByTestId('output-panel');
			await newcomer.chooses('to run it', async () => {
				await editor.form.runUntil('10 items');
			});
			expect(newcomer.choices.length).toBeLessThanOrEqual(MOST_CHOICES);

			// The number of items appears before the table.
			await output.locator('th', { hasText: 'Sales Change' }).first().waitFor();
			const heads = await output.locator('th').allInnerTexts();
			expect(heads.map((head) => head.trim()).filter(Boolean)).toEqual(
				expect.arrayContaining([
					'Channel',
					'Sales',
					'Sales Before',
					'Sales Change',
					'Sales Change (%)',
				]),
			);
			await output.getByText(/The figures are for .* compared with/).waitFor();
			await editor.picture('answer');
		},
	);
});
