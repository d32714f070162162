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

/** What n8n answers about an execution; `data` is flatted text. */
export interface StoredExecution {
	id: string;
	status: ExecutionStatus;
	mode: WorkflowExecuteMode;
	data?: string;
	startedAt: string;
	stoppedAt?: string | null;
	waitTill?: string | null;
}

/** An execution as the server has stored it. */
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

	/** When n8n is to continue a waiting execution. */
	get waitTill(): Date | undefined {
		const { waitTill } = this.stored;
		return typeof waitTill === 'string' ? new Date(waitTill) : undefined;
	}

	get data(): IRunExecutionData {
		this.parsed ??= parse(this.stored.data ?? '[{}]') as IRunExecutionData;
		return this.parsed;
	}

	/** Everything that n8n keeps of it, to search for what must not be in it. */
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

	/** What a node gave out; of its last run unless another is named. */
	items(node: string, output = 0, runIndex = this.runs(node) - 1): INodeExecutionData[] {
		return this.tasks(node)[runIndex]?.data?.main?.[output] ?? [];
	}

	/** What a node gave out in all its runs together. */
	allItems(node: string, output = 0): INodeExecutionData[] {
		return this.tasks(node).flatMap((_, runIndex) => this.items(node, output, runIndex));
	}

	/** Why a node failed, also when the workflow went on. */
	nodeError(node: string, runIndex = this.runs(node) - 1): Failure | undefined {
		const error = this.tasks(node)[runIndex]?.error;
		return error === undefined ? undefined : failureOf(error);
	}

	/** From when to when a node ran, in milliseconds since 1970. */
	span(node: string, runIndex = this.runs(node) - 1): { start: number; end: number } {
		const { startTime = Number.NaN, executionTime = Number.NaN } = this.tasks(node)[runIndex] ?? {};
		return { start: startTime, end: startTime + executionTime };
	}

	/** The hints that a node shows under its result. */
	hints(node: string, runIndex = this.runs(node) - 1): NodeExecutionHint[] {
		return this.tasks(node)[runIndex]?.hints ?? [];
	}

	private tasks(node: string): ITaskData[] {
		return this.data.resultData?.runData?.[node] ?? [];
	}
}
