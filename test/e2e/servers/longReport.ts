import type { INodeParameters } from 'n8n-workflow';
import { readWorkflow } from '../../../demo/workflows';
import { type Sandbox, startSandbox } from '../../../sandbox';
import type { WorkflowJson } from '../../../harness/engine';
import type { Execution, N8nServer, StoredCredential } from '../../../harness/n8n';
import { until } from '../../../harness/n8n';

const TRIGGER = 'Every Monday at 6:30';
const HOUR_MS = 3_600_000;
const SOON_MS = 10_000;
const LATEST_MS = 80_000;
/** Enough time to kill a worker before the report wakes. */
const SOUND_MS = 10_000;
/** The maximum delay of n8n under load. */
const LATE_MS = 30_000;
// During n8n's start, its recovery briefly marks a sleeping execution as crashed.
const ON_THE_WAY: string[] = ['new', 'running', 'waiting', 'crashed'];

/** A ready-made workflow whose report takes an hour, most of which it sleeps. */
export class LongReport {
	private id = '';

	private constructor(
		private readonly server: N8nServer,
		private readonly sandbox: Sandbox,
		private readonly clock: { ahead: number },
		private readonly workflow: WorkflowJson,
		private readonly credential: StoredCredential,
	) {}

	/** A report on a separate platform; only the credential is stored so far. */
	static async of(server: N8nServer, file: string): Promise<LongReport> {
		const clock = { ahead: 0 };
		const sandbox = await startSandbox({
			jobSeconds: HOUR_MS / 1_000,
			now: () => Date.now() + clock.ahead,
		});
		const data = { baseUrl: sandbox.url, apiToken: sandbox.token };
		const credential = await server.createCredential('marketingAnalyticsApi', data);
		return new LongReport(server, sandbox, clock, await readWorkflow(file), credential);
	}

	private async storeToBegin(at: number): Promise<void> {
		const workflow = sooner(this.workflow, new Date(at));
		this.id = (await this.server.createWorkflow(workflow, [this.credential])).id;
	}

	/** Schedules it in some seconds, or later if n8n was not ready, and waits until it sleeps. */
	async sleepsOnItsOwn(): Promise<Execution> {
		for (let inMs = SOON_MS; inMs <= LATEST_MS; inMs *= 2) {
			const execution = await this.beginsAt(Date.now() + inMs);
			if (execution) return await this.server.waitForExecution(execution, 'waiting');
		}
		throw new Error('The workflow does not begin on its own');
	}

	/** Activates it. @returns its execution, if it was started */
	private async beginsAt(at: number): Promise<string | undefined> {
		await this.storeToBegin(at);
		await this.server.activate(this.id);
		const { begun } = await until(
			'The workflow begins, or its moment is over',
			async () => {
				const [begun] = await this.executions();
				return begun !== undefined || Date.now() > at + LATE_MS ? { begun } : undefined;
			},
			{ timeoutMs: LATEST_MS + 2 * LATE_MS },
		);
		if (begun === undefined) await this.server.deactivate(this.id);
		return begun;
	}

	/** Starts it manually, and waits until it sleeps. */
	async sleeps(): Promise<Execution> {
		await this.storeToBegin(Date.now());
		const execution = await this.server.run(this.id, TRIGGER);
		return await this.server.waitForExecution(execution, 'waiting');
	}

	/** Waits until it will sleep for some more seconds, as it wakes up for checks. */
	async staysAsleep({ id }: Execution): Promise<void> {
		const look = async () => {
			const { status, waitTill } = await this.server.execution(id);
			const leftMs = (waitTill?.getTime() ?? 0) - Date.now();
			return (status === 'waiting' && leftMs > SOUND_MS) || undefined;
		};
		await until('It sleeps for some seconds', look, { timeoutMs: 120_000 });
	}

	/** Lets the platform finish the report. */
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

	/** The numbers of submissions, checks and downloads. */
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

/**
 * The ready-made workflow with shorter times: it starts at that moment, and checks again after 70
 * seconds.
 */
function sooner(workflow: WorkflowJson, at: Date): WorkflowJson {
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
