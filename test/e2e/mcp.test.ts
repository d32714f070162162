import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { IDataObject } from 'n8n-workflow';

import toolContract from '../../bench/agents/toolContract.json';
import { readWorkflow } from '../../demo/workflows';
import { type SharedN8n, sharedN8n, until, versions } from '../../harness/n8n';
import { reportParameters } from '../../harness/workflows';
import { type Sandbox, startSandbox } from '../../sandbox';
import { dayBefore } from '../../harness/siteDays';

const BEARER = 'the-long-random-token-of-an-application';
const SERVER = 'Marketing Data';
const LONGEST = 16_000;
const CHART = 'Draw a Chart';

describe.each(versions())('the MCP server of the template in n8n %s', (version) => {
	let sandbox: Sandbox;
	let n8n: SharedN8n;
	let address: URL;
	let id: string;
	let client: Client;

	beforeAll(async () => {
		sandbox = await startSandbox({ jobSeconds: 0 });
		n8n = sharedN8n(version);
		const { url: baseUrl, token: apiToken } = sandbox;
		const platform = { baseUrl, apiToken, allowPlainHttp: false };
		const credentials = [
			await n8n.createCredential('httpBearerAuth', { token: BEARER }),
			await n8n.createCredential('marketingAnalyticsApi', platform),
		];
		const workflow = await readWorkflow('marketing-data-for-claude-and-chatgpt');
		const [server, tool] = workflow.nodes;
		if (server === undefined || tool === undefined) throw new Error('The template has no tools');
		const parameters = reportParameters({ output: 'chart' });
		workflow.nodes.push({ ...tool, id: CHART, name: CHART, parameters });
		workflow.connections[CHART] = { ai_tool: [[{ node: SERVER, type: 'ai_tool', index: 0 }]] };
		address = new URL(`${n8n.url}/mcp/${String(server.parameters.path)}`);
		({ id } = await n8n.createWorkflow(workflow, credentials));
		await n8n.activate(id);
		client = await until('the server', async () => await connect(BEARER).catch(() => undefined));
	});
	afterAll(async () => {
		await client?.close();
		await n8n?.deactivate(id);
		await sandbox?.close();
	});

	/** Initializes a session as an application does. */
	async function connect(token: string): Promise<Client> {
		const application = new Client({ name: 'application', version: '1.0.0' });
		const headers = { Authorization: `Bearer ${token}` };
		const transport = new StreamableHTTPClientTransport(address, { requestInit: { headers } });
		await application.connect(transport);
		return application;
	}

	/** What an application gets from a tool. */
	async function call(name: string, given: IDataObject): Promise<IDataObject> {
		const { content } = await client.callTool({ name, arguments: given });
		expect(content).toEqual([{ type: 'text', text: expect.any(String) as unknown }]);
		const [{ text = '' } = {}] = content as Array<{ text?: string }>;
		expect(text.length).toBeLessThanOrEqual(LONGEST);
		// What n8n refuses is plain text.
		return text.startsWith('[')
			? ((JSON.parse(text) as IDataObject[])[0] ?? {})
			: { refused: text };
	}

	const ask = async (given: IDataObject) => await call('Ask_for_Figures', given);

	it('introduces itself and lists its tools, of which one field is required', async () => {
		expect(client.getServerVersion()?.name).toBe('Marketing_Data');
		const { tools } = await client.listTools();
		const names = [...toolContract.map(({ name }) => name), 'List_Sites', 'Draw_a_Chart'];
		expect(tools.map(({ name }) => name).sort()).toEqual(names.sort());
		for (const { name, description, parameters } of toolContract) {
			const { type, properties, required } =
				tools.find((one) => one.name === name)?.inputSchema ?? {};
			const asked = name === 'Ask_for_Figures' ? ['Figures'] : undefined;
			expect({ name, type, properties, required: required?.length ? required : undefined }).toEqual(
				{
					...{ name, type: 'object', properties: parameters.properties, required: asked },
				},
			);
			expect(tools.find((one) => one.name === name)?.description).toBe(description);
		}
	});

	it('answers a question of which only the figures are given, and does not override what is given', async () => {
		const days = `${dayBefore(7)} to ${dayBefore(1)}`;
		expect(await ask({ Figures: 'sales' })).toMatchObject({
			understood: `Sales (scartvalid), ${days}`,
		});
		const all = {
			...{ Figures: '["sales", "revenue"]', By: 'channel', When: 'yesterday', Limit: '3' },
			...{ Compare_With: 'period before', Only: 'device is mobile' },
		};
		const { understood, rows } = await ask(all);
		expect(understood).toMatch(
			/^Sales .*Sales revenue .* by Channel, .*, compared with .*, only where Device is /,
		);
		expect(rows).toHaveLength(3);
	});

	it.each<[string, IDataObject, RegExp]>([
		['null', { Figures: 'sales', By: null }, /schema[^]*null[^]*By/],
		['a list', { Figures: ['sales', 'visits'] }, /schema[^]*array[^]*Figures/],
		['a number', { Figures: 'sales', Limit: 3 }, /schema[^]*number[^]*Limit/],
		['nothing', {}, /schema[^]*Required[^]*Figures/i],
	])('names the field in which n8n does not accept %s', async (_, given, words) => {
		expect((await ask(given)).refused).toMatch(words);
	});

	it('answers by each of the other tools', async () => {
		expect(await call('Find_Names', { Words: 'revenue' })).toMatchObject({
			names: expect.arrayContaining([
				expect.objectContaining({ name: 'Sales revenue' }),
			]) as unknown,
		});
		const target = {
			Metric: 'CA',
			Target: '1.2 M',
			Period: 'last month',
			Name: 'SEA',
			Only: 'device is mobile',
		};
		expect(await call('Check_Targets', target)).toMatchObject({
			text: expect.stringMatching(
				/^Sales revenue of Paid search on shop-eu, .* of 1,200,000/,
			) as unknown,
		});
		const other = { Metric: 'sales', Target: '9000', Only: 'campaign contains brand' };
		expect(await call('Check_Targets', other)).toMatchObject({
			error: expect.stringContaining('cannot be filtered by Campaign') as unknown,
		});
		// So few that they are a fall on Black Friday, too.
		sandbox.control.addSurge({ site: 'shop-eu', from: dayBefore(2), factor: 0.05 });
		expect(await call('Get_Open_Alerts', { Figures: 'visits', By: '' })).toMatchObject({
			answer: '1 alert is open',
			alerts: [{ figure: 'Visits', kind: 'lower' }],
		});
		sandbox.control.clearSurges();
		expect(await call('List_Sites', {})).toMatchObject({ website_name: 'shop-eu' });
	});

	it('refuses in words what it cannot answer', async () => {
		expect(await ask({ Figures: 'cost' })).toMatchObject({
			error: expect.stringContaining('there is no figure called "cost"') as unknown,
			message: expect.stringContaining('Costs are uploaded per campaign') as unknown,
		});
		expect(await call('Check_Targets', {})).toMatchObject({
			message: expect.stringContaining('Enter Metric and Target') as unknown,
		});
		await expect(client.callTool({ name: 'No_Tool', arguments: {} })).rejects.toThrow();
	});

	it('passes on the facts of a picture, and not the picture', async () => {
		expect(await call('Draw_a_Chart', {})).toMatchObject({ site: 'shop-eu' });
	});

	it('answers 20 calls at once, each its own question', async () => {
		const days = Array.from({ length: 20 }, (_, index) => dayBefore(index + 2));
		const answers = await Promise.all(
			days.map(async (When) => await ask({ Figures: 'visits', When })),
		);
		expect(answers.map(({ understood }) => understood)).toEqual(
			days.map((day) => `Visits (visit), ${day}`),
		);
	});

	it('refuses who has another token or none, and sends nothing to the platform', async () => {
		sandbox.control.clearLog();
		await expect(connect('another')).rejects.toThrow('Authorization data is wrong');
		for (const method of ['POST', 'GET', 'DELETE']) {
			const { status } = await fetch(address, {
				method,
				headers: {
					'content-type': 'application/json',
					accept: 'application/json, text/event-stream',
				},
				...(method === 'POST' ? { body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' } : {}),
			});
			expect([401, 403]).toContain(status);
		}
		expect(sandbox.log()).toEqual([]);
	});

	it('has only read', async () => {
		await ask({ Figures: 'sales' });
		const calls = sandbox.log().map(({ method, path }) => `${method} ${path.split('?')[0]}`);
		const others = calls.filter(
			(one) => !one.startsWith('GET ') && !one.endsWith('batch/query.json'),
		);
		expect([calls.length > 0, others]).toEqual([true, []]);
	});
});
