import type { INodeParameters } from 'n8n-workflow';
import { type Sandbox, startSandbox } from '../../sandbox';
import { Editor } from '../support/editor/editor';
import { N8N_2, type SharedN8n, sharedN8n, type StoredCredential } from '../../harness/n8n';
import { PROVIDER, workflowOf } from '../../harness/workflows';

const NODE = 'Analytics Provider';

let sandbox: Sandbox;
let server: SharedN8n;
let editor: Editor;
let credentials: StoredCredential[];

beforeAll(async () => {
	sandbox = await startSandbox();
	server = sharedN8n(N8N_2);
	const { connectorToken, provider, url: baseUrl } = sandbox;
	const { accessKey, secretKey, siteId } = provider;
	const keys = { accessKey, secretKey, siteId: String(siteId), importUrl: baseUrl, connectorToken };
	const address = { baseUrl, allowPlainHttp: false };
	credentials = [await server.createCredential('analyticsProviderApi', { ...address, ...keys })];
	editor = await Editor.open(server);
});

afterAll(async () => {
	await editor?.close();
	await sandbox?.close();
});

async function openForm(parameters: INodeParameters): Promise<void> {
	const workflow = workflowOf({ [NODE]: { type: PROVIDER, parameters } });
	const { id } = await server.createWorkflow(workflow, credentials);
	await editor.openWorkflow(id);
	await editor.openNode(NODE);
}

const DAY = { from: '2022-01-10', to: '2022-01-10' };

describe('the form of the provider', () => {
	it('gets the pages of a day with their labels', async () => {
		await openForm({ operation: 'getData', level: 'page', ...DAY });
		await editor.runNode();
		const output = editor.page.getByTestId('output-panel');
		await output.getByText(/^\s*26 items\s*$/).waitFor();
		await output.getByText('pageLabel1').first().waitFor();
		await editor.picture('provider-pages');
	});

	it('says what imports take, and shows what became of each day', async () => {
		await openForm({ operation: 'reImport', importSite: 'shop-eu', ...DAY });
		const form = editor.page.getByTestId('node-parameters');
		await form.getByText('Direct access and free social networks cannot be imported').waitFor();
		await form.getByText('economy mode is off').waitFor();
		await editor.runNode();
		const output = editor.page.getByTestId('output-panel');
		await output.getByText('Not Imported').first().waitFor();
		await editor.picture('provider-reimport');
	});

	it('tests its credential with the verification call', async () => {
		const [credential] = credentials;
		if (!credential) throw new Error('There is no credential');
		expect(await server.testCredential(credential)).toEqual({
			status: 'OK',
			message: 'Connection successful!',
		});
		const { accessKey } = sandbox.provider;
		const wrong = await server.createCredential('analyticsProviderApi', {
			baseUrl: sandbox.url,
			allowPlainHttp: false,
			accessKey,
			secretKey: 'no-such-secret',
			siteId: '614694',
		});
		const { message } = await server.testCredential(wrong);
		expect(message).toContain('The provider does not accept the keys for site 614694');
		expect(message).not.toContain('no-such-secret');
	});
});
