import { randomUUID } from 'node:crypto';
import type { INodeParameters } from 'n8n-workflow';
import { type Execution, type N8nServer, until } from '../../../harness/n8n';
import type { WorkflowJson } from '../../../harness/engine';
import { type Step, type Wire, workflowOf } from '../../../harness/workflows';
import type { Sandbox } from '../../../sandbox';
import { pageReady } from './importPosts';

/** The name of the node with the page. */
export const PAGE = 'Import Page';
/** The credentials of the pages in these tests. */
export const SECRET = { user: 'anna', password: 'open sesame' };

const TYPE = 'n8n-nodes-marketing-analytics.marketingAnalyticsImportTrigger';

/** A page that n8n serves, and its executions. */
export class HostedPage {
	private constructor(
		private readonly n8n: N8nServer,
		readonly sandbox: Sandbox,
		readonly id: string,
		private readonly path: string,
	) {}

	/** Stores a workflow with a page, and the nodes after it. */
	static async store(
		n8n: N8nServer,
		sandbox: Sandbox,
		parameters: INodeParameters & { path: string },
		next: Record<string, Step> = {},
	): Promise<HostedPage> {
		const { url: baseUrl, connectorToken } = sandbox;
		const page = { pageUser: SECRET.user, pagePassword: SECRET.password };
		const platform = { baseUrl, connectorToken, ...page, allowPlainHttp: false };
		const credentials = [
			await n8n.createCredential('marketingAnalyticsImportApi', platform),
			await n8n.createCredential('marketingAnalyticsImportPageApi', page),
		];
		const workflow = pageWorkflow({ sites: 'shop-eu, shop-ca', ...parameters }, next);
		const { id } = await n8n.createWorkflow(workflow, credentials);
		return new HostedPage(n8n, sandbox, id, parameters.path);
	}

	get url(): string {
		return `${this.n8n.url}/webhook/${this.path}`;
	}

	get testUrl(): string {
		return `${this.n8n.url}/webhook-test/${this.path}`;
	}

	/** Waits for n8n, which takes a moment after an activation. */
	async isThere(url = this.url): Promise<void> {
		await pageReady(url);
	}

	/** The import requests to the platform. */
	imports() {
		return this.sandbox.log().filter(({ path }) => path.includes('/analyticsimport/'));
	}

	async executions(): Promise<string[]> {
		return await this.n8n.executionsOf(this.id);
	}

	/** The only execution, once it has ended. */
	async execution(): Promise<Execution> {
		const id = await until('an execution', async () => (await this.executions())[0]);
		const ended = await this.n8n.waitForExecution(id);
		expect(await this.executions()).toEqual([id]);
		return ended;
	}

	/** Fails unless nothing was imported, and no execution was started. */
	async isUntouched(): Promise<void> {
		expect(this.imports()).toEqual([]);
		expect(await this.executions()).toEqual([]);
	}
}

function pageWorkflow(parameters: INodeParameters, next: Record<string, Step>): WorkflowJson {
	const page = {
		type: TYPE,
		parameters: { handling: 'import', protection: 'none', ...parameters },
	};
	const wires = Object.keys(next).map((name): Wire => [PAGE, 0, name]);
	const { nodes, connections } = workflowOf({ [PAGE]: page, ...next }, wires);
	const all = nodes.filter(({ name }) => name !== 'Start');
	const webhookId = randomUUID();
	return { name: PAGE, nodes: all.map((node) => ({ ...node, webhookId })), connections };
}
