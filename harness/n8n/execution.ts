import { parse } from 'flatted';
import type {
	ExecutionStatus,
	INodeExecutionData,
	IRunExecutionData,
	ITaskData,
	NodeExecutionHint,
	WorkflowExecuteMode,
} from 'n8n-workflow';
import { type Failure, failureOf } from '../engine/failure';

/** n8n's answer about an execution; `data` is flatted text. */
export interface StoredExecution {
	id: string;
	status: ExecutionStatus;
	mode: WorkflowExecuteMode;
	data?: string;
	startedAt: string;
	stoppedAt?: string | null;
	waitTill?: string | null;
}

/** An execution as stored by the server. */
export class Execution {
	private parsed: IRunExecutionData | undefined;

	constructor(private readonly stored: StoredExecution) {}

	get id(): string {
		return this.stored.id;
	}

	get status(): ExecutionStatus {
		return this.stored.status;
	}

	get mode(): WorkflowExecuteMode {
		return this.stored.mode;
	}

	/** When n8n resumes a waiting execution. */
	get waitTill(): Date | undefined {
		const { waitTill } = this.stored;
		return typeof waitTill === 'string' ? new Date(waitTill) : undefined;
	}

	get data(): IRunExecutionData {
		this.parsed ??= parse(this.stored.data ?? '[{}]') as IRunExecutionData;
		return this.parsed;
	}

	/** Everything that n8n stores of it, to search for secrets. */
	get text(): string {
		return JSON.stringify(this.stored);
	}

	/** Why the execution failed. */
	get error(): Failure | undefined {
		const error = this.data.resultData?.error;
		return error === undefined ? undefined : failureOf(error);
	}

	/** How many times a node ran. */
	runs(node: string): number {
		return this.tasks(node).length;
	}

	/** The output of a node, of its last run by default. */
	items(node: string, output = 0, runIndex = this.runs(node) - 1): INodeExecutionData[] {
		return this.tasks(node)[runIndex]?.data?.main?.[output] ?? [];
	}

	/** The output of all runs of a node. */
	allItems(node: string, output = 0): INodeExecutionData[] {
		return this.tasks(node).flatMap((_, runIndex) => this.items(node, output, runIndex));
	}

	/** Why a node failed, even if the workflow continued. */
	nodeError(node: string, runIndex = this.runs(node) - 1): Failure | undefined {
		const error = this.tasks(node)[runIndex]?.error;
		return error === undefined ? undefined : failureOf(error);
	}

	/** The start and the end of a node's run, in Unix milliseconds. */
	span(node: string, runIndex = this.runs(node) - 1): { start: number; end: number } {
		const { startTime = Number.NaN, executionTime = Number.NaN } = this.tasks(node)[runIndex] ?? {};
		return { start: startTime, end: startTime + executionTime };
	}

	/** The hints below a node's result. */
	hints(node: string, runIndex = this.runs(node) - 1): NodeExecutionHint[] {
		return this.tasks(node)[runIndex]?.hints ?? [];
	}

	private tasks(node: string): ITaskData[] {
		return this.data.resultData?.runData?.[node] ?? [];
	}
}
