import { parse, stringify } from 'flatted';
import type { WorkflowExecute } from 'n8n-core';
import type { IRun, IRunExecutionData, IWorkflowBase, Workflow } from 'n8n-workflow';
import type { Progress, RunReply, RunRequest } from '../protocol';
import { additionalData } from './additionalData';
import { Credentials } from './credentials';
import { describeError } from './describeError';
import type { N8n } from './n8n';
import type { Pack } from './pack';
import { buildWorkflow, firstNode, staticDataOf } from './workflow';

type Execution = ReturnType<WorkflowExecute['processRunExecutionData']>;

/** Runs workflows, as the n8n server's main process does. */
export class Executions {
	private readonly running = new Map<string, Execution>();

	constructor(
		private readonly n8n: N8n,
		private readonly pack: Pack,
		private readonly report: (progress: Progress) => void,
	) {}

	async run(request: RunRequest): Promise<RunReply> {
		const credentials = new Credentials(this.n8n, this.pack, request.credentials);
		const workflow = buildWorkflow(this.n8n, this.pack, request);
		const startedAt = request.stored?.startedAt ?? new Date();
		const run = await this.execute(request, workflow, credentials, startedAt);
		return {
			status: run.status,
			data: stringify(run.data),
			waitTill: run.waitTill ?? undefined,
			startedAt,
			stoppedAt: run.stoppedAt ?? new Date(),
			credentials: credentials.stored,
			staticData: staticDataOf(workflow),
		};
	}

	async cancel({ executionId }: { executionId: string }): Promise<void> {
		this.running.get(executionId)?.cancel();
	}

	private async execute(
		request: RunRequest,
		workflow: Workflow,
		credentials: Credentials,
		startedAt: Date,
	): Promise<IRun> {
		const { executionId, mode, stored, timeoutMs } = request;
		const data = additionalData(this.n8n, credentials);
		data.executionId = executionId;
		data.hooks = this.hooks(request);
		// The time that an execution slept counts towards its workflow's timeout.
		const deadline = timeoutMs === undefined ? undefined : startedAt.getTime() + timeoutMs;
		data.executionTimeoutTimestamp = deadline;
		if (stored !== undefined) data.restartExecutionId = executionId;

		let timer: NodeJS.Timeout | undefined;
		try {
			const state =
				stored === undefined
					? this.fresh(request, workflow)
					: (parse(stored.data) as IRunExecutionData);
			const execution = new this.n8n.core.WorkflowExecute(data, mode, state);
			const running = execution.processRunExecutionData(workflow);
			this.running.set(executionId, running);
			if (deadline !== undefined) {
				timer = setTimeout(() => running.cancel(), Math.max(0, deadline - Date.now()));
			}
			const run = await running;
			// n8n stores the execution as canceled as soon as the button is pressed.
			return running.isCanceled ? { ...run, status: 'canceled' } : run;
		} catch (error) {
			return this.failed(request, error, startedAt);
		} finally {
			clearTimeout(timer);
			this.running.delete(executionId);
		}
	}

	private fresh({ input, startNode }: RunRequest, workflow: Workflow): IRunExecutionData {
		const node =
			startNode === undefined ? firstNode(workflow, this.pack) : workflow.nodes[startNode];
		if (node === undefined) throw new Error('No node to start the workflow from could be found');
		const data = { main: [input ?? [{ json: {} }]] };
		return this.n8n.workflow.createRunExecutionData({
			executionData: { nodeExecutionStack: [{ node, data, source: null }] },
			resultData: { pinData: workflow.pinData },
		});
	}

	private hooks({ executionId, mode, workflow }: RunRequest) {
		const stored: IWorkflowBase = {
			id: 'workflow',
			name: 'Workflow',
			active: false,
			isArchived: false,
			createdAt: new Date(),
			updatedAt: new Date(),
			activeVersionId: null,
			...workflow,
		};
		const hooks = new this.n8n.core.ExecutionLifecycleHooks(mode, executionId, stored);
		hooks.addHandler('nodeExecuteBefore', (node) =>
			this.report({ executionId, node, state: 'started' }),
		);
		hooks.addHandler('nodeExecuteAfter', (node) =>
			this.report({ executionId, node, state: 'finished' }),
		);
		return hooks;
	}

	// A workflow with issues never starts; the n8n server stores it as a failed execution.
	private failed({ mode }: RunRequest, thrown: unknown, startedAt: Date): IRun {
		const data = this.n8n.workflow.createRunExecutionData({});
		const error = thrown instanceof Error ? thrown : new Error(String(thrown));
		const { message, stack } = error;
		Object.assign(data.resultData, { error: { ...describeError(error), message, stack } });
		return { data, mode, startedAt, stoppedAt: new Date(), status: 'error' };
	}
}
