import { Services } from '../../../demo/n8n/standIns/services';
import { standIn } from '../../../demo/n8n/standIns/redirect';
import { fillSettings, readWorkflow } from '../../../demo/workflows';
import { type Execution, type N8nVersion, type SharedN8n, sharedN8n } from '../../../harness/n8n';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { checkSlack } from '../../support/services/slackRules';

/** What visitors of an import page must enter. */
export const PASSPHRASE = 'open sesame';

type Node = Awaited<ReturnType<typeof readWorkflow>>['nodes'][number];

/**
 * Ready-made workflows in a real n8n. Slack, Google Sheets and the approving person are replaced;
 * all other nodes are n8n's own.
 */
export class TemplateStage {
	private constructor(
		readonly n8n: SharedN8n,
		readonly sandbox: Sandbox,
		readonly services: Services,
	) {}

	static async start(version: N8nVersion): Promise<TemplateStage> {
		const [sandbox, services] = await Promise.all([
			startSandbox({ jobSeconds: 0 }),
			Services.open({ check: checkSlack }),
		]);
		return new TemplateStage(sharedN8n(version), sandbox, services);
	}

	async stop(): Promise<void> {
		this.services.close();
		await this.sandbox.close();
	}

	/** Stores a template with its settings. @returns its ID */
	async install(
		name: string,
		settings: Record<string, string | number> = {},
		change: (node: Node) => void = () => {},
	): Promise<string> {
		const { url, token, connectorToken } = this.sandbox;
		const { n8n, services } = this;
		const address = { baseUrl: url, allowPlainHttp: false };
		const page = { connectorToken, pagePassword: PASSPHRASE };
		const credentials = await Promise.all([
			n8n.createCredential('marketingAnalyticsApi', { ...address, apiToken: token }),
			n8n.createCredential('marketingAnalyticsImportApi', { ...address, ...page }),
			n8n.createCredential('telegramApi', { baseUrl: services.url, accessToken: 'any' }),
		]);
		const workflow = await readWorkflow(name);
		fillSettings(workflow, { slackChannel: name, ...settings });
		standIn(workflow, services.url);
		for (const node of workflow.nodes) change(node);
		return (await n8n.createWorkflow(workflow, credentials)).id;
	}

	/** Runs a workflow from a trigger to its end, without an error. */
	async run(id: string, trigger: string): Promise<Execution> {
		const execution = await this.n8n.runToEnd(id, trigger);
		expect([execution.status, execution.error]).toEqual(['success', undefined]);
		return execution;
	}

	/** The messages in a channel of Slack. */
	messagesIn(channel: string): string[] {
		return this.services.messages.flatMap((one) => (one.channel === channel ? [one.text] : []));
	}

	/** The files in a channel of Slack. */
	filesIn(channel: string) {
		return this.services.files.filter((one) => one.channel === channel);
	}
}
