import type { ICredentialDataDecryptedObject, INodeParameters } from 'n8n-workflow';
import { type Fault, type Sandbox, startSandbox } from '../../sandbox';
import { newestVersion, type SharedN8n, sharedN8n } from '../../harness/n8n';
import { PROVIDER, workflowOf } from '../../harness/workflows';

const NODE = 'Node';
const DAY = { from: '2022-01-10', to: '2022-01-10' };

const QUERY =
	'GET { TIMERANGE { 1795000000 1795086400 } READERS { ea:pageview@shop-eu AS p } OUTPUTS_ROW ( 1 ) { p.url } };';
/** A line to import. */
const LINE = {
	type: 'n8n-nodes-base.set',
	parameters: {
		values: {
			string: [{ name: 'engine', value: 'Bing' }],
			number: [{ name: 'visits', value: 1 }],
		},
	},
};
type Data = ICredentialDataDecryptedObject;

/** The credential data of a node for a platform, by credential type. */
function credentialsOf({ token: apiToken, connectorToken, oauth, provider }: Sandbox) {
	const { clientId, clientSecret, tokenUrl: accessTokenUrl } = oauth;
	const client = { clientId, clientSecret, accessTokenUrl, grantType: 'clientCredentials' };
	const { accessApiKey, secretKey, siteId } = provider;
	return {
		marketingAnalyticsApi: { apiToken },
		marketingAnalyticsImportApi: { connectorToken },
		marketingAnalyticsOAuth2Api: { ...client, scope: '', authentication: 'header' },
		analyticsProviderApi: { accessApiKey, secretKey, siteId: String(siteId) },
	};
}

/** A node to run, with changed settings. */
interface Setting {
	node: INodeParameters;
	type?: string;
	credential: keyof ReturnType<typeof credentialsOf>;
	platform?: Sandbox;
	/** Fields of the credential. */
	changed?: Data;
}

const sites: Setting = {
	node: { resource: 'account', operation: 'getSites' },
	credential: 'marketingAnalyticsApi',
};
const signedSites: Setting = {
	node: { ...sites.node, authentication: 'oAuth2' },
	credential: 'marketingAnalyticsOAuth2Api',
};
const engines = { importKind: 'searchengine', importSite: 'shop-eu', period: 'dates', ...DAY };
const importLine: Setting = {
	node: { resource: 'import', operation: 'importItems', ...engines },
	credential: 'marketingAnalyticsImportApi',
};
const query: Setting = {
	node: { resource: 'dataWarehouse', operation: 'runQuery', ip: '203.0.113.7', query: QUERY },
	credential: 'marketingAnalyticsApi',
};
const pages: Setting = {
	node: { operation: 'getData', level: 'page', ...DAY },
	type: PROVIDER,
	credential: 'analyticsProviderApi',
};

// Leaks are found after all tests, in everything that n8n has stored and printed
// (harness/n8n/secrets/secretCheck.ts).
describe.each(newestVersion())('n8n %s with full logging keeps secrets when it', (version) => {
	let n8n: SharedN8n;
	let sandbox: Sandbox;
	/** One for each fault. */
	let faulty: Sandbox[];

	beforeAll(async () => {
		sandbox = await startSandbox({ jobSeconds: 0 });
		faulty = await Promise.all(faultsWith('').map(async () => await startSandbox()));
		n8n = sharedN8n(version);
	});
	afterAll(async () => {
		for (const one of [sandbox, ...faulty]) await one.close();
	});

	/** Stores a workflow with one node, whose errors become items. */
	async function store({ node, type, credential, platform = sandbox, changed }: Setting) {
		const own: Data = credentialsOf(platform)[credential];
		const data = { baseUrl: platform.url, ...own, ...changed };
		const stored = await n8n.createCredential(credential, data);
		const step = { parameters: node, onError: 'continueErrorOutput' as const };
		const steps = { Line: LINE, [NODE]: type === undefined ? step : { ...step, type } };
		return (await n8n.createWorkflow(workflowOf(steps), [stored])).id;
	}

	/**
	 * Whether the outputs have items and errors; an import has an output for rejected lines before
	 * errors.
	 */
	async function cameFrom(workflow: string): Promise<boolean[]> {
		const execution = await n8n.runToEnd(workflow, 'Start');
		const errors = [1, 2].flatMap((output) => execution.items(NODE, output));
		return [execution.items(NODE).length > 0, errors.some(({ json }) => 'error' in json)];
	}

	const run = async (setting: Setting) => await cameFrom(await store(setting));
	const WELL = [true, false];
	const BADLY = [false, true];

	it('signs in with OAuth2, and again', async () => {
		expect(await run(signedSites)).toEqual(WELL);
		sandbox.control.tokenSeconds(0);
		expect(await run(signedSites)).toEqual(BADLY);
		sandbox.control.tokenSeconds(3_600);
		expect(await run({ ...signedSites, changed: { clientSecret: 'not-the-secret' } })).toEqual(
			BADLY,
		);
	});

	it('queries the data warehouse with a session token', async () => {
		for (const output of ['rows', 'parquet']) {
			expect(await run({ ...query, node: { ...query.node, output } })).toEqual(WELL);
		}
	});

	it('queries the provider with keys', async () => {
		expect(await run(pages)).toEqual(WELL);
		expect(await run({ ...pages, changed: { secretKey: 'not-the-secret-key' } })).toEqual(BADLY);
	});

	it('imports with a token in the path, which is in no trace', async () => {
		expect(await run(importLine)).toEqual(WELL);
		const changed = { connectorToken: 'no-such-connector' };
		expect(await run({ ...importLine, changed })).toEqual(BADLY);
	});

	it('cannot reach a host', async () => {
		const changed = { baseUrl: 'https://no-such-host.invalid' };
		expect(await run({ ...importLine, changed })).toEqual(BADLY);
		expect(await run({ ...sites, changed })).toEqual(BADLY);
	});

	it('receives its secrets in replies of any kind', async () => {
		const told = faultsWith(sandbox.token).map((fault) => ({ ...fault, match: 'account' }));
		const toldImports = faultsWith(sandbox.connectorToken);
		const workflows: string[] = [];
		for (const [index, platform] of faulty.entries()) {
			const faults = [told[index], toldImports[index]].flatMap((fault) => fault ?? []);
			platform.control.fault(faults.map((fault) => ({ ...fault, times: 20 })));
			workflows.push(await store({ ...sites, platform }), await store({ ...importLine, platform }));
		}
		// Concurrently, as most calls are retried.
		const came = await Promise.all(workflows.map(cameFrom));
		expect(came).toEqual(workflows.map(() => BADLY));
	});
});

/** Faults whose replies repeat a secret. */
function faultsWith(secret: string): Fault[] {
	const said = `You sent ${secret}, or ${encodeURIComponent(secret)}`;
	const body = { error: true, error_msg: said, error_code: secret, meta: { reqid: secret } };
	const headers = { location: `/${secret}?t=${secret}`, 'x-token': secret };
	return [
		{ kind: 'status', status: 400, body },
		{ kind: 'status', status: 401, body },
		{ kind: 'status', status: 422, body: said },
		{ kind: 'error200', error_msg: said, error_code: secret },
		{ kind: 'reply', status: 302, body: said, headers },
		{ kind: 'reply', status: 200, body: `<p>${said}</p>`, headers },
		{ kind: 'drop' },
		{ kind: 'dropBefore' },
		{ kind: 'cut' },
	];
}
