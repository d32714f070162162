import type { INodeParameters } from 'n8n-workflow';
import { readWorkflow } from '../../demo/workflows';
import { type Sandbox, startSandbox } from '../../sandbox';
import type { WorkflowJson } from '../../harness/engine';
import type { Execution, N8nVersion, RunningN8n } from '../../harness/n8n';
import { preparePack, startN8n, until } from '../../harness/n8n';

/** What happened to one long report, whose server was restarted while it slept. */
export interface LongReport {
	file: string;
	version: N8nVersion;
	/** As it was stored before the restart. */
	asleep: Execution;
	/** When the server was ready again. */
	restartedAt: number;
	woken: Execution;
	/** All executions of the workflow. */
	executions: string[];
	/** What the platform was asked for, in order. */
	requests: string[];
}

// Longer than the restart takes, and ready when the sleep of 70 seconds ends.
const JOB_SECONDS = 40;
const FIRES_IN_MS = 10_000;

interface Sleeper {
	file: string;
	sandbox: Sandbox;
	workflowId: string;
	asleep: Execution;
}

/** Activates the workflows, lets them fall asleep, restarts the server, and waits for their reports. */
export async function sleepThroughRestart(
	version: N8nVersion,
	files: readonly string[],
): Promise<LongReport[]> {
	const server = await startN8n({ version, packs: [await preparePack()] });
	const sandboxes = await Promise.all(
		files.map(async () => await startSandbox({ jobSeconds: JOB_SECONDS })),
	);
	try {
		const sleepers = await Promise.all(
			sandboxes.map(async (sandbox, i) => await fallAsleep(server, files[i] ?? '', sandbox)),
		);
		await server.stop();
		await server.start();
		const restartedAt = Date.now();
		return await Promise.all(
			sleepers.map(async (sleeper) => ({
				...(await wake(server, sleeper)),
				version,
				restartedAt,
			})),
		);
	} finally {
		await server.discard();
		for (const sandbox of sandboxes) await sandbox.close();
	}
}

async function fallAsleep(server: RunningN8n, file: string, sandbox: Sandbox): Promise<Sleeper> {
	const credential = await server.createCredential('marketingAnalyticsApi', {
		baseUrl: sandbox.url,
		apiToken: sandbox.token,
	});
	const { id } = await server.createWorkflow(forTest(await readWorkflow(file)), [credential]);
	await server.activate(id);
	const [execution] = await until(`${file} starts on its own`, async () => {
		const ids = await server.executionsOf(id);
		return ids.length > 0 ? ids : undefined;
	});
	const asleep = await server.waitForExecution(execution ?? '', 'waiting');
	return { file, sandbox, workflowId: id, asleep };
}

// While n8n starts, its recovery calls a sleeping execution crashed for a moment.
const ON_THE_WAY: string[] = ['new', 'running', 'waiting', 'crashed'];

async function wake(server: RunningN8n, { file, sandbox, workflowId, asleep }: Sleeper) {
	const look = async () => {
		const execution = await server.execution(asleep.id);
		return ON_THE_WAY.includes(execution.status) ? undefined : execution;
	};
	const retryPolicy = { timeoutMs: 240_000, everyMs: 1_000 };
	const woken = await until(`${file} has woken and ended`, look, retryPolicy);
	const executions = await server.executionsOf(workflowId);
	const requests = sandbox.log().map(({ path }) => path);
	return { file, asleep, woken, executions, requests };
}

/** The ready-made workflow, only sooner: it starts in some seconds, and looks again after 70. */
function forTest(workflow: WorkflowJson): WorkflowJson {
	const at = new Date(Date.now() + FIRES_IN_MS);
	const time = [at.getUTCSeconds(), at.getUTCMinutes(), at.getUTCHours()];
	const expression = [...time, at.getUTCDate(), at.getUTCMonth() + 1, '*'].join(' ');
	const changed: Record<string, INodeParameters> = {
		'Every Monday at 6:30': { rule: { interval: [{ field: 'cronExpression', expression }] } },
		Wait: { resume: 'timeInterval', amount: 70, unit: 'seconds' },
	};
	const nodes = workflow.nodes.map((node) => ({
		...node,
		parameters: changed[node.name] ?? node.parameters,
	}));
	return { ...workflow, nodes };
}
