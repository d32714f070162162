import type { ICredentialType, INodeTypeDescription } from 'n8n-workflow';
import { type Sandbox, startSandbox } from '../../sandbox';
import { freePort, type SharedN8n, sharedN8n, versions } from '../../harness/n8n';
import { ourCredentials, ourNodes } from './ourTypes';

let sandbox: Sandbox;
beforeAll(async () => {
	sandbox = await startSandbox();
});
afterAll(async () => await sandbox.close());

describe.each(versions())('the package in n8n %s', (version) => {
	let server: SharedN8n;
	let nodes: INodeTypeDescription[];
	let credentials: ICredentialType[];

	beforeAll(async () => {
		server = sharedN8n(version);
		nodes = await server.nodeTypes();
		credentials = await server.credentialTypes();
	});

	const ours = async () => {
		const wanted = [...(await ourNodes()), ...(await ourCredentials())];
		return [...nodes, ...credentials].filter(({ name }) => wanted.includes(name));
	};

	it('is served with every node and credential type', async () => {
		const served = await ours();
		const expected = [...(await ourNodes()), ...(await ourCredentials())];
		expect(served.map(({ name }) => name).sort()).toEqual(expected.sort());
	});

	it('offers its nodes to agents', () => {
		const tools = nodes.map(({ name }) => name).filter((name) => name.endsWith('Tool'));
		expect(tools).toContain('n8n-nodes-marketing-analytics.marketingAnalyticsTool');
		expect(tools).toContain('n8n-nodes-marketing-analytics.analyticsProviderTool');
	});

	it.each(['light', 'dark'] as const)('has %s icons that load', async (theme) => {
		for (const { name, iconUrl } of await ours()) {
			const path = typeof iconUrl === 'object' ? iconUrl[theme] : undefined;
			const response = await server.rest.fetch(`/${path ?? ''}`);
			const type = response.headers.get('content-type');
			expect([name, response.status, type]).toEqual([name, 200, 'image/svg+xml']);
			expect(await response.text()).toMatch(/^<(\?xml|svg)/);
		}
	});

	async function test(changes: { baseUrl?: string; apiToken?: string }) {
		const right = { baseUrl: sandbox.url, apiToken: sandbox.token, allowPlainHttp: false };
		const data = { ...right, ...changes };
		return await server.testCredential(
			await server.createCredential('marketingAnalyticsApi', data),
		);
	}

	const failedWith = (message: RegExp) => ({
		status: 'Error',
		message: expect.stringMatching(message) as string,
	});

	it('tests a right credential as working', async () => {
		expect(await test({})).toEqual({ status: 'OK', message: 'Connection successful!' });
	});

	it('says that the token is wrong', async () => {
		const reply = await test({ apiToken: 'no-such-token' });
		expect(reply).toEqual(failedWith(/^The platform does not accept the token\. Copy the token/));
		expect(reply.message).not.toContain('no-such-token');
	});

	it('says that the host does not exist', async () => {
		const reply = await test({ baseUrl: 'https://no-such-host.invalid' });
		expect(reply).toEqual(failedWith(/no-such-host\.invalid (does not exist|cannot be reached)/));
	});

	it('says that nobody listens on the port', async () => {
		const reply = await test({ baseUrl: `http://127.0.0.1:${await freePort()}` });
		expect(reply).toEqual(failedWith(/^127\.0\.0\.1\S* does not accept connections/));
	});

	it('says that the address is a website', async () => {
		sandbox.control.fault({ kind: 'html' });
		expect(await test({})).toEqual(failedWith(/answered with a web page instead of data/));
	});
});
