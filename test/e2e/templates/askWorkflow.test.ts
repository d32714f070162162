import type { IDataObject } from 'n8n-workflow';

import { readWorkflow } from '../../../demo/workflows';
import { N8N_2, type SharedN8n, sharedN8n, until } from '../../../harness/n8n';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { Model } from '../../support/services/model';

const CHAT = 'A Question Comes In';

// Human review only exists in n8n 2.
describe('workflows/ask-your-marketing-data.json in n8n 2', () => {
	let sandbox: Sandbox;
	let model: Model;
	let n8n: SharedN8n;
	let address: string;
	let id: string;

	beforeAll(async () => {
		[sandbox, model] = await Promise.all([startSandbox({ jobSeconds: 0 }), Model.open()]);
		n8n = sharedN8n(N8N_2);
		const { url: baseUrl, token: apiToken } = sandbox;
		const credentials = [
			await n8n.createCredential('openAiApi', { apiKey: 'any', url: model.url }),
			await n8n.createCredential('marketingAnalyticsApi', {
				baseUrl,
				apiToken,
				allowPlainHttp: false,
			}),
		];
		const workflow = await readWorkflow('ask-your-marketing-data');
		const chat = workflow.nodes.find(({ name }) => name === CHAT);
		if (chat === undefined) throw new Error('The workflow has no chat');
		// In the editor, the chat is open to the person who edits; a test calls it from outside.
		chat.parameters.public = true;
		({ id } = await n8n.createWorkflow(workflow, credentials));
		await n8n.activate(id);
		const stored = (await n8n.workflow(id)).nodes.find(({ name }) => name === CHAT);
		address = `${n8n.url}/webhook/${stored?.webhookId}/chat`;
		// n8n registers methods one by one; this message is answered without a run.
		const isOpen = async () =>
			(await send({ action: 'loadPreviousSession' })).status === 200 ? true : undefined;
		await until('the chat', isOpen);
	});
	afterAll(async () => {
		model?.close();
		await sandbox?.close();
	});

	const send = async (message: IDataObject) =>
		await fetch(address, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(message),
		});

	/** Sends a chat message, upon which the model uses a tool. */
	async function say(tool: string, given: IDataObject): Promise<void> {
		model.wants = tool;
		model.given = [given];
		const chatInput = 'How did paid search do last week?';
		const reply = await send({ action: 'sendMessage', sessionId: tool, chatInput });
		expect([reply.status, await reply.text()]).toEqual([200, expect.any(String)]);
	}

	const calls = (ending: string) => sandbox.log().filter(({ path }) => path.endsWith(ending));

	it('asks the platform for figures, and returns them to the model', async () => {
		const words = { Figures: 'sales', By: '', When: 'last week', Compare_With: 'week before' };
		await say('Ask_for_Figures', { ...words, Only: 'channel is paid search', Limit: '10' });
		await until(
			'the answer',
			() => model.heard.includes('only where Channel is Paid search') || undefined,
		);
		expect(calls('download.json')).toHaveLength(1);
	});

	it('asks a person for approval before it validates a lead', async () => {
		sandbox.control.clearLog();
		await say('Validate_a_Lead', { Reference: 'any' });
		const asked = () => (model.tool?.name === 'Validate_a_Lead' ? true : undefined);
		await until('the call of the model', asked);
		const last = await until('the execution', async () => (await n8n.executionsOf(id))[0]);
		await n8n.waitForExecution(last, 'waiting');
		expect(sandbox.log()).toEqual([]);
	});
});
