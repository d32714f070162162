import { readWorkflow } from '../../demo/workflows';
import { type Sandbox, startSandbox } from '../../sandbox';
import { Chat } from '../support/chat';
import { type Execution, type SharedN8n, sharedN8n, until, versions } from '../../harness/n8n';
import { jsonOf } from '../support/stage';
import { formOf, post } from './importPosts';

const PASSPHRASE = 'open sesame';

let sandbox: Sandbox;
beforeAll(async () => {
	sandbox = await startSandbox({ jobSeconds: 0 });
});
afterAll(async () => await sandbox.close());

function addLead(reference: string, amount: number): void {
	const at = Math.floor(Date.now() / 1_000) - 3 * 86_400;
	const lead = { site: 'shop-eu', group: 'estimate', reference, at, amount } as const;
	sandbox.control.addRecord({ ...lead, status: 'PENDING' });
}

// The engine tests stand in for n8n's own nodes; here they are the real ones.
describe.each(versions())('ready-made workflows in n8n %s', (version) => {
	let n8n: SharedN8n;

	beforeAll(async () => {
		n8n = sharedN8n(version);
	});

	async function install(name: string, change: (node: Node) => void = () => {}) {
		const { url, token, connectorToken, provider } = sandbox;
		const { accessKey, secretKey, siteId } = provider;
		const connector = { importUrl: url, connectorToken };
		const keys = { accessKey, secretKey, siteId: String(siteId), ...connector };
		const address = { baseUrl: url, allowPlainHttp: false };
		const credentials = [
			await n8n.createCredential('marketingAnalyticsApi', { ...address, apiToken: token }),
			await n8n.createCredential('marketingAnalyticsImportApi', {
				...address,
				connectorToken,
				pagePassword: PASSPHRASE,
			}),
			await n8n.createCredential('analyticsProviderApi', { ...address, ...keys }),
		];
		const workflow = await readWorkflow(name);
		for (const node of workflow.nodes) change(node);
		return (await n8n.createWorkflow(workflow, credentials)).id;
	}

	const records = (execution: Execution, node: string) => jsonOf(execution.items(node));

	it('Validate leads: validates pending leads above the limit, once', async () => {
		addLead(`above-${version}`, 100.01);
		addLead(`at-limit-${version}`, 100);
		const id = await install('validate-leads');
		const first = await n8n.runToEnd(id, 'Start by Hand');
		expect([first.status, first.error]).toEqual(['success', undefined]);
		const validated = records(first, 'Validate');
		const references = validated.map(({ estimate_ref }) => estimate_ref);
		expect(references).toContain(`above-${version}`);
		expect(references).not.toContain(`at-limit-${version}`);
		expect(new Set(validated.map((lead) => lead.estimate_status))).toEqual(new Set(['VALID']));
		const second = await n8n.runToEnd(id, 'Start by Hand');
		expect([second.status, second.error]).toEqual(['success', undefined]);
		expect(second.runs('Validate')).toBe(0);
	});

	it('Import history: takes a file from a form, and says what became of it', async () => {
		const workflow = await readWorkflow('import-history');
		const webhook = workflow.nodes.find(({ name }) => name === 'History to Import')?.webhookId;
		const id = await install('import-history');
		await n8n.activate(id);
		const submit = async (file: string) => await submitForm(`${n8n.url}/form/${webhook}`, file);
		expect(await submit('Pays;Visites\nFR;10\nDE;7\n')).toContain('Rows imported: 2');
		const refused = await submit('Pays;Visites\nFR;10\nXX;7\n');
		expect(refused).toContain('Nothing was imported');
		expect(refused).toContain('Line 3: Country Code must be an ISO 3166-1 country code');
		expect(refused).not.toContain(sandbox.connectorToken);
		await n8n.deactivate(id);
	});

	it('Weekly report to a sheet: has a row per channel for the sheet', async () => {
		const id = await install('weekly-report-to-sheet', (node) => {
			// The sheet is somebody else's.
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

	it('New sales to a chat: posts a sale that has come in, once', async () => {
		const chat = await Chat.open();
		try {
			const id = await install('new-sales-to-chat', postTo(chat));
			await n8n.activatePolling(id);
			const at = Math.floor(Date.now() / 1_000) - 60;
			const reference = `new-${version}`;
			const sale = { site: 'shop-eu', group: 'order', reference, at, amount: 12.5 } as const;
			sandbox.control.addRecord({ ...sale, status: 'PENDING' });
			// A search is started, and its result read: twice, to see that the sale comes once.
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

	it('Alert with a cool-down to a chat: posts what there is to say of each channel', async () => {
		const chat = await Chat.open();
		try {
			const id = await install('alert-to-chat', postTo(chat));
			const run = await n8n.runToEnd(id, 'A Channel Drops');
			expect([run.status, run.error]).toEqual(['success', undefined]);
			expect(chat.texts).toHaveLength(1);
			expect(chat.texts.join().split('\n\n')).toHaveLength(10);
			// What was told is not told again.
			await n8n.runToEnd(id, 'A Channel Drops');
			expect(chat.texts).toHaveLength(1);
		} finally {
			chat.close();
		}
	});

	it('Import page: tells the chat what was imported, and what was refused', async () => {
		const chat = await Chat.open();
		try {
			const id = await install('import-page', postTo(chat));
			const workflow = await readWorkflow('import-page');
			const webhook = workflow.nodes.find(({ name }) => name === 'Import Page')?.webhookId;
			const url = `${n8n.url}/webhook/${webhook}`;
			await n8n.activate(id);
			await until('the page', async () => ((await fetch(url)).ok ? true : undefined));
			const secret = { passphrase: PASSPHRASE };
			const told = async (count: number) =>
				await until('a message', () => (chat.texts.length >= count ? chat.texts : undefined));
			await post(url, formOf(secret, 'Search Engine,Visits\nBing,1\nQwant,2\n'));
			await told(1);
			await post(url, formOf(secret, 'Search Engine,Visits\nBing,-1\n'));
			expect(await told(2)).toEqual([
				expect.stringMatching(
					/^engines\.csv: 2 rows imported for shop-eu, 05\/01\/2026 to 07\/01\/2026 \(reference [0-9A-F]{8}\)$/,
				),
				expect.stringMatching(
					/^engines\.csv was not imported: No line can be imported\. \(reference [0-9A-F]{8}\)$/,
				),
			]);
			await n8n.deactivate(id);
		} finally {
			chat.close();
		}
	});

	it('Re-import provider history: counts the days of each level, and has a file of the rest', async () => {
		const id = await install('reimport-provider-history', (node) => {
			if (node.name !== 'Settings') return;
			const set = (name: string, value: string) => ({ id: name, name, value, type: 'string' });
			const days = [set('firstDay', '2022-01-30'), set('lastDay', '2022-02-01')];
			const assignments = [set('site', 'shop-eu'), ...days, set('lastImportedDay', '')];
			node.parameters.assignments = { assignments };
		});
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

/** Fills in the form of n8n, and reads the page that it ends with. */
async function submitForm(url: string, file: string): Promise<string> {
	const form = new FormData();
	form.append('field-0', new Blob([file]), 'history.csv');
	const values = ['Countries', 'shop-eu', '2026-01-05', '2026-01-07'];
	for (const [index, value] of values.entries()) form.append(`field-${index + 1}`, value);
	await until('the form', async () => ((await pageAt(url))?.ok ? true : undefined));
	const sent = await fetch(url, { method: 'POST', body: form });
	const { formWaitingUrl } = (await sent.json()) as { formWaitingUrl: string };
	return await until('the last page of the form', async () => {
		const page = (await (await pageAt(formWaitingUrl))?.text()) ?? '';
		return /<h1>(Imported|Nothing was imported|The import)/.test(page) ? page : undefined;
	});
}

/** A page, unless it is not there yet: n8n 1 does not answer while the workflow runs. */
async function pageAt(url: string): Promise<Response | undefined> {
	return await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
}

type Node = Awaited<ReturnType<typeof readWorkflow>>['nodes'][number];

function postTo({ url }: Chat): (node: Node) => void {
	return (node) => {
		if (node.name === 'Post to the Chat') node.parameters.url = url;
	};
}
