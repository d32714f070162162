import type { INodeParameters } from 'n8n-workflow';
import { readWorkflow } from '../../demo/workflows';
import { type Sandbox, startSandbox } from '../../sandbox';
import type { WorkflowJson } from '../../harness/engine';
import type { Execution, N8nServer } from '../../harness/n8n';
import { until } from '../../harness/n8n';

const TRIGGER = 'Every Monday at 6:30';
const HOUR_MS = 3_600_000;
const FIRES_IN_MS = 10_000;
// While n8n starts, its recovery calls a sleeping execution crashed for a moment.
const ON_THE_WAY: string[] = ['new', 'running', 'waiting', 'crashed'];

/** A ready-made workflow whose report takes an hour, for most of which it sleeps. */
export class LongReport {
	private constructor(
		private readonly server: N8nServer,
		private readonly sandbox: Sandbox,
		private readonly clock: { ahead: number },
		private readonly id: string,
	) {}

	/** Stores the workflow, which begins on its own in some seconds if it is active. */
	static async store(server: N8nServer, file: string): Promise<LongReport> {
		const clock = { ahead: 0 };
		const sandbox = await startSandbox({
			jobSeconds: HOUR_MS / 1_000,
			now: () => Date.now() + clock.ahead,
		});
		const data = { baseUrl: sandbox.url, apiToken: sandbox.token };
		const credential = await server.createCredential('marketingAnalyticsApi', data);
		const workflow = sooner(await readWorkflow(file));
		const { id } = await server.createWorkflow(workflow, [credential]);
		return new LongReport(server, sandbox, clock, id);
	}

	/** Activates it, and waits until it has begun and sleeps. */
	async sleepsOnItsOwn(): Promise<Execution> {
		await this.server.activate(this.id);
		const [execution] = await until('The workflow begins on its own', async () => {
			const ids = await this.executions();
			return ids.length > 0 ? ids : undefined;
		});
		return await this.server.waitForExecution(execution ?? '', 'waiting');
	}

	/** Begins it by hand, and waits until it sleeps. */
	async sleeps(): Promise<Execution> {
		const execution = await this.server.run(this.id, TRIGGER);
		return await this.server.waitForExecution(execution, 'waiting');
	}

	/** Lets the platform be ready with the report. */
	finish(): void {
		this.clock.ahead += HOUR_MS;
	}

	/** Waits until an execution has woken and ended. */
	async woken({ id }: Execution): Promise<Execution> {
		const look = async () => {
			const execution = await this.server.execution(id);
			return ON_THE_WAY.includes(execution.status) ? undefined : execution;
		};
		return await until('It has woken and ended', look, { timeoutMs: 400_000, everyMs: 1_000 });
	}

	async executions(): Promise<string[]> {
		return await this.server.executionsOf(this.id);
	}

	/** How often the platform was asked to begin, for news, and for the rows. */
	asked(): number[] {
		const paths = this.sandbox.log().map(({ path }) => path);
		return ['/query.json', '/status.json', '/download.json'].map(
			(ending) => paths.filter((path) => path.endsWith(ending)).length,
		);
	}

	async close(): Promise<void> {
		await this.sandbox.close();
	}
}

/** The ready-made workflow, only sooner: it starts in some seconds, and looks again after 70. */
function sooner(workflow: WorkflowJson): WorkflowJson {
	const at = new Date(Date.now() + FIRES_IN_MS);
	const time = [at.getUTCSeconds(), at.getUTCMinutes(), at.getUTCHours()];
	const expression = [...time, at.getUTCDate(), at.getUTCMonth() + 1, '*'].join(' ');
	const changed: Record<string, INodeParameters> = {
		[TRIGGER]: { rule: { interval: [{ field: 'cronExpression', expression }] } },
		Wait: { resume: 'timeInterval', amount: 70, unit: 'seconds' },
	};
	const nodes = workflow.nodes.map((node) => ({
		...node,
		parameters: changed[node.name] ?? node.parameters,
	}));
	return { ...workflow, nodes };
}
