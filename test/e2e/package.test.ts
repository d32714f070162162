import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ICredentialType, INodeTypeDescription } from 'n8n-workflow';
import { type Sandbox, startSandbox } from '../../sandbox';
import { type SharedN8n, sharedN8n, versions } from '../../harness/n8n';
import { MARKETING_ANALYTICS } from '../../harness/workflows';
import { root } from '../../tools/packageClasses';
import { ourCredentials, ourNodes } from './editor/ourTypes';

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

	it('serves the fields of an operation before its first run', async () => {
		const { rest } = server;
		const file = 'v1.0.0/report/checkTargets.json';
		const address = `/schemas/${MARKETING_ANALYTICS}/${file.slice(1)}`;
		const response = await rest.fetch(address);
		const own = path.join(root, 'nodes/MarketingAnalytics/__schema__', file);
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual(JSON.parse(readFileSync(own, 'utf8')));
		const other = await rest.fetch(address.replace('checkTargets', 'run'));
		expect(other.status).toBe(404);
	});

	async function test(changes: { apiToken?: string }) {
		const right = { baseUrl: sandbox.url, apiToken: sandbox.token, allowPlainHttp: false };
		const data = { ...right, ...changes };
		return await server.testCredential(
			await server.createCredential('marketingAnalyticsApi', data),
		);
	}

	it('tests a valid credential successfully', async () => {
		expect(await test({})).toEqual({ status: 'OK', message: 'Connection successful!' });
	});

	it('reports a wrong token', async () => {
		const reply = await test({ apiToken: 'no-such-token' });
		expect(reply.status).toBe('Error');
		expect(reply.message).toMatch(/^The platform does not accept the token\. Copy the token/);
		expect(reply.message).not.toContain('no-such-token');
	});
});
