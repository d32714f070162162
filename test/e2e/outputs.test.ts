import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
	N8N_2,
	type SharedN8n,
	sharedN8n,
	type StoredCredential,
	versions,
} from '../../harness/n8n';
import { locator, MARKETING_ANALYTICS, workflowOf } from '../../harness/workflows';
import { type Sandbox, startSandbox } from '../../sandbox';
import { root } from '../../tools/packageClasses';
import { Editor } from '../support/editor/editor';

const NODE = 'Marketing Analytics';
const NEXT = 'Next';

let sandbox: Sandbox;
beforeAll(async () => {
	sandbox = await startSandbox();
});
afterAll(async () => await sandbox.close());

const credentialOf = async (server: SharedN8n): Promise<StoredCredential> =>
	await server.createCredential('marketingAnalyticsApi', {
		baseUrl: sandbox.url,
		apiToken: sandbox.token,
		allowPlainHttp: false,
	});

const target = {
	resource: 'report',
	operation: 'checkTargets',
	site: locator('shop-eu'),
};

describe.each(versions())('what n8n %s knows of outputs', (version) => {
	it('serves the fields of an operation before its first run', async () => {
		const { rest } = sharedN8n(version);
		const file = 'v1.0.0/report/checkTargets.json';
		const address = `/schemas/${MARKETING_ANALYTICS}/${file.slice(1)}`;
		const response = await rest.fetch(address);
		const own = path.join(root, 'nodes/MarketingAnalytics/__schema__', file);
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual(JSON.parse(readFileSync(own, 'utf8')));
		const other = await rest.fetch(address.replace('checkTargets', 'run'));
		expect(other.status).toBe(404);
	});
});

describe('the editor', () => {
	it('offers the fields of a node that has not run to the next one', async () => {
		const server = sharedN8n(N8N_2);
		const steps = {
			[NODE]: { parameters: target },
			[NEXT]: { type: 'n8n-nodes-base.set', typeVersion: 3.4, parameters: {} },
		};
		const { id } = await server.createWorkflow(workflowOf(steps), [await credentialOf(server)]);
		const editor = await Editor.open(server);
		try {
			await editor.openWorkflow(id);
			await editor.openNode(NEXT);
			const offered = editor.page.getByTestId('run-data-schema-item');
			await offered.getByText('neededPerDay', { exact: true }).waitFor();
			await editor.picture('fields-before-the-first-run');
			const names = (await offered.allInnerTexts()).join(' ');
			for (const name of ['text', 'status', 'soFar', 'forecast']) expect(names).toContain(name);
		} finally {
			await editor.close();
		}
	});
});
