import { type Sandbox, startSandbox } from '../../../sandbox';
import { Editor } from '../../support/editor/editor';
import { N8N_2, type SharedN8n, sharedN8n } from '../../../harness/n8n';

const MOST_CHOICES = 11;

let sandbox: Sandbox;
let server: SharedN8n;
let editor: Editor;

beforeAll(async () => {
	sandbox = await startSandbox({ jobSeconds: 0 });
	server = await sharedN8n(N8N_2).newcomer();
	const { url: baseUrl, token: apiToken } = sandbox;
	const data = { baseUrl, apiToken, allowPlainHttp: false };
	await server.createCredential('marketingAnalyticsApi', data);
	editor = await Editor.open(server);
});

afterAll(async () => {
	await editor?.close();
	await sandbox?.close();
});

/** Counts a newcomer's decisions; typing to find something belongs to its choice. */
class Newcomer {
	readonly choices: string[] = [];

	async chooses(what: string, act: () => Promise<void>): Promise<void> {
		this.choices.push(what);
		await act();
	}
}

describe('a newcomer, from an empty canvas', () => {
	it('gets last week by channel, compared, with the conversion rate, the largest loss first', async () => {
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
	});
});
