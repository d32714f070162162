import type { INodeParameters } from 'n8n-workflow';
import { type LoggedRequest, type Sandbox, startSandbox } from '../../../sandbox';
import type { Execution, Instance, N8nVersion, QueueN8n, RunningN8n } from '../../../harness/n8n';
import { preparePack, startQueue, type StoredCredential, until } from '../../../harness/n8n';
import { reportParameters, workflowOf } from '../../../harness/workflows';
import { HostedPage } from '../importPage/hostedPage';
import { LongReport } from './longReport';

/** n8n in queue mode with the pack, a sandbox, and a long report that sleeps meanwhile. */
export class QueueStage {
	private constructor(
		private readonly queue: QueueN8n,
		private readonly sandbox: Sandbox,
		private readonly credential: StoredCredential,
		private readonly sleeper: LongReport,
		private readonly asleep: Execution,
	) {}

	static async start(version: N8nVersion): Promise<QueueStage> {
		const queue = await startQueue({ version, packs: [await preparePack()] });
		const sandbox = await startSandbox({ jobSeconds: 0 });
		const credential = await credentialFor(queue.main, sandbox);
		const sleeper = await LongReport.of(queue.main, 'long-report');
		return new QueueStage(queue, sandbox, credential, sleeper, await sleeper.sleeps());
	}

	get main(): RunningN8n {
		return this.queue.main;
	}

	/** The worker that processes jobs. */
	get worker(): Instance {
		const worker = this.queue.workers.at(-1);
		if (worker === undefined) throw new Error('There is no worker');
		return worker;
	}

	/** Waits until the worker logs the end of an execution, a moment after it is stored. */
	async finishedByWorker(execution: string): Promise<void> {
		const line = `Worker finished execution ${execution} `;
		await until(line, () => this.worker.output.includes(line) || undefined);
	}

	/**
	 * Starts another worker, and kills the first one: its report never ends on the platform, and
	 * neither does that of the sleeper, while new jobs end at once.
	 */
	async replaceWorker(): Promise<void> {
		const old = this.worker;
		await this.queue.startWorker();
		// A report that has just woken would end with the worker.
		await this.sleeper.staysAsleep(this.asleep);
		await old.kill();
		this.sandbox.control.clearJobs();
		this.sleeper.finish();
	}

	/** The report that slept when the worker was killed, once it has ended, and its requests. */
	async wokenSleeper(): Promise<{ woken: Execution; asked: number[] }> {
		const woken = await this.sleeper.woken(this.asleep);
		return { woken, asked: this.sleeper.asked() };
	}

	/** Clears the orders and requests of earlier tests. */
	clear(): void {
		this.sandbox.control.clearJobs();
		this.sandbox.control.clearLog();
	}

	requests(ending = ''): LoggedRequest[] {
		return this.sandbox.log().filter(({ path }) => path.endsWith(ending));
	}

	/** Runs a report node named Report to its end. */
	async runReport(parameters: INodeParameters): Promise<Execution> {
		const { id } = await this.createReport(parameters);
		return await this.main.runToEnd(id, 'Start');
	}

	/** Starts a slow report, and waits for this number of its checks. */
	async beginReport({ seconds, times = 2 }: { seconds: number; times?: number }) {
		this.sandbox.control.nextJobs({ seconds });
		const earlier = new Set(this.requests('/status.json').map(jobOf));
		const { id } = await this.createReport({});
		const execution = await this.main.run(id, 'Start');
		const looks = () =>
			this.requests('/status.json').filter((request) => !earlier.has(jobOf(request)));
		await until('The node asks for its report', () => looks().length >= times || undefined);
		return { id: execution, job: jobOf(looks()[0]) };
	}

	/** Activates a workflow that answers a webhook with a report, and calls it. */
	async reportByWebhook(): Promise<{ rows: unknown; executions: string[] }> {
		const call = { httpMethod: 'POST', path: 'report', responseMode: 'lastNode' };
		const steps = {
			Call: {
				type: 'n8n-nodes-base.webhook',
				parameters: { ...call, responseData: 'allEntries' },
			},
			Report: { parameters: reportParameters() },
		};
		const workflow = workflowOf(steps, [['Call', 0, 'Report']]);
		// n8n's editor assigns an ID to each webhook; without it, its path would be different.
		const nodes = workflow.nodes.map((node) => ({ ...node, webhookId: `id-of-${node.name}` }));
		const { id } = await this.main.createWorkflow({ ...workflow, nodes }, [this.credential]);
		await this.main.activate(id);
		// n8n 2 marks a workflow as active some moments before its webhook exists.
		const response = await until('The webhook is there', async () => {
			const answer = await fetch(`${this.queue.webhookUrl}/report`, { method: 'POST' });
			return answer.status === 404 ? undefined : answer;
		});
		return { rows: await response.json(), executions: await this.main.executionsOf(id) };
	}

	/** An import page at its path in the webhook process, and a node that checks its file. */
	async hostPage(path: string, handling: string): Promise<{ page: HostedPage; url: string }> {
		const period = { period: 'dates', from: '2026-01-05', to: '2026-01-05' };
		const check = { resource: 'import', operation: 'check', importKind: 'searchengine', ...period };
		const next = { Check: { parameters: { ...check, inputFrom: 'file', inputFile: 'data' } } };
		const page = await HostedPage.store(this.main, this.sandbox, { path, handling }, next);
		await this.main.activate(page.id);
		const url = `${this.queue.webhookUrl}/${path}`;
		await page.isThere(url);
		return { page, url };
	}

	async stop(): Promise<void> {
		await this.queue.discard();
		await this.sandbox.close();
		await this.sleeper.close();
	}

	private async createReport(parameters: INodeParameters) {
		const workflow = workflowOf({ Report: { parameters: reportParameters(parameters) } });
		return await this.main.createWorkflow(workflow, [this.credential]);
	}
}

/** The job of a request. */
export function jobOf(request?: LoggedRequest): string {
	return JSON.stringify([request?.path, request?.query]);
}

async function credentialFor(main: RunningN8n, sandbox: Sandbox): Promise<StoredCredential> {
	const { url, token } = sandbox;
	return await main.createCredential('marketingAnalyticsApi', { baseUrl: url, apiToken: token });
}
