import { createServer, type Server } from 'node:http';
import { readWorkflow } from '../../demo/workflows';
import { type Sandbox, startSandbox } from '../../sandbox';
import { type Execution, preparePack, type RunningN8n, startN8n, versions } from '../support/n8n';
import { jsonOf } from '../support/nodes/stage';

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

/** A chat's incoming webhook. */
async function openChat(posted: string[]): Promise<{ server: Server; url: string }> {
	const server = createServer((request, response) => {
		let body = '';
		request.setEncoding('utf8').on('data', (text: string) => (body += text));
		request.on('end', () => {
			posted.push(body);
			response.setHeader('content-type', 'application/json').end('{"ok":true}');
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : undefined;
	return { server, url: `http://127.0.0.1:${port}/hook` };
}

// The engine tests stand in for n8n's own nodes; here they are the real ones.
describe.each(versions())('ready-made workflows in n8n %s', (version) => {
	let n8n: RunningN8n;

	beforeAll(async () => {
		n8n = await startN8n({ version, packs: [await preparePack()] });
	});
	afterAll(async () => await n8n?.discard());

	async function install(name: string, change: (parameters: Parameters) => void = () => {}) {
		const { url, token } = sandbox;
		const data = { baseUrl: url, apiToken: token, allowPlainHttp: false };
		const credential = await n8n.createCredential('marketingAnalyticsApi', data);
		const workflow = await readWorkflow(name);
		for (const node of workflow.nodes) change({ node: node.name, values: node.parameters });
		return (await n8n.createWorkflow(workflow, [credential])).id;
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

	it('Channel assists to a chat: posts a line per channel', async () => {
		const posted: string[] = [];
		const chat = await openChat(posted);
		try {
			const id = await install('channel-assist-to-chat', ({ node, values }) => {
				if (node === 'Post to the Chat') values.url = chat.url;
			});
			const run = await n8n.runToEnd(id, 'Every Monday at 7:00');
			expect([run.status, run.error]).toEqual(['success', undefined]);
			expect(posted).toHaveLength(1);
			const lines = posted.join().split('\\n');
			expect(lines).toHaveLength(records(run, 'Assists by Channel').length + 2);
		} finally {
			chat.server.close();
		}
	});
});

interface Parameters {
	readonly node: string;
	readonly values: Record<string, unknown>;
}
