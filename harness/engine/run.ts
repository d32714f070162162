import { parse } from 'flatted';
import type {
	ExecutionStatus,
	IDataObject,
	INodeExecutionData,
	IRunExecutionData,
	ITaskData,
	NodeExecutionHint,
} from 'n8n-workflow';
import { failureOf, type Failure } from './failure';
import type { CredentialsByType, RunReply, RunRequest } from './protocol';

/** A finished or sleeping execution, read from what n8n stores. */
export class Run {
	private stored: IRunExecutionData | undefined;

	/** @param request the request, so that a waiting execution can be resumed */
	constructor(
		readonly request: RunRequest,
		private readonly reply: RunReply,
	) {}

	get status(): ExecutionStatus {
		return this.reply.status;
	}

	/** When n8n resumes a waiting execution. */
	get waitTill(): Date | undefined {
		return this.reply.waitTill;
	}

	get startedAt(): Date {
		return this.reply.startedAt;
	}

	get executionTimeMs(): number {
		return this.reply.stoppedAt.getTime() - this.reply.startedAt.getTime();
	}

	/** The credentials after the run, as a node or n8n may have renewed a token. */
	get credentials(): CredentialsByType {
		return this.reply.credentials;
	}

	/** The workflow's static data after the run. */
	get staticData(): IDataObject {
		return this.reply.staticData;
	}

	/** Why the execution failed. */
	get error(): Failure | undefined {
		const { error } = this.data.resultData;
		return error === undefined ? undefined : failureOf(error);
	}

	/** The execution's data, unflattened. */
	get data(): IRunExecutionData {
		this.stored ??= parse(this.reply.data) as IRunExecutionData;
		return this.stored;
	}

	/** How many times a node ran. */
	runs(node: string): number {
		return this.data.resultData.runData[node]?.length ?? 0;
	}

	/** The output of a node, of its last run by default. */
	items(node: string, output = 0, runIndex = this.runs(node) - 1): INodeExecutionData[] {
		return this.task(node, runIndex)?.data?.main?.[output] ?? [];
	}

	/** Why a node failed, even if the workflow continued. */
	nodeError(node: string, runIndex = this.runs(node) - 1): Failure | undefined {
		const error = this.task(node, runIndex)?.error;
		return error === undefined ? undefined : failureOf(error);
	}

	/** The hints below a node's result. */
	hints(node: string, runIndex = this.runs(node) - 1): NodeExecutionHint[] {
		return this.task(node, runIndex)?.hints ?? [];
	}

	/** The text that n8n would write to its database. */
	serialised(): string {
		return this.reply.data;
	}

	private task(node: string, runIndex: number): ITaskData | undefined {
		return this.data.resultData.runData[node]?.[runIndex];
	}
}
