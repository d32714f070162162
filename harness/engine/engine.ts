import type {
	IBinaryData,
	INodeExecutionData,
	INodeListSearchResult,
	INodePropertyOptions,
	WorkflowExecuteMode,
} from 'n8n-workflow';
import { Connection } from './connection';
import type { HostProcess } from './hostProcess';
import { Poll, type PollOptions } from './poll';
import type {
	CredentialsByType,
	CredentialTestReply,
	CredentialTestRequest,
	Descriptions,
	OptionsRequest,
	PollRequest,
	Progress,
	RunRequest,
	WorkflowJson,
} from './protocol';
import { Run } from './run';

/** A workflow to run, with its options. */
export interface RunOptions {
	workflow: WorkflowJson;
	/** Available to every node, by credential type. */
	credentials?: CredentialsByType;
	/** The input items of the workflow; one empty item by default. */
	input?: INodeExecutionData[];
	/** The trigger by default, or the node without an input. */
	startNode?: string;
	/** `trigger` by default, as for an active workflow. */
	mode?: WorkflowExecuteMode;
	/** The workflow's timeout setting; sleeping counts. */
	timeoutMs?: number;
}

/** A running workflow. */
export interface Going {
	/** The events of nodes so far. */
	readonly progress: readonly Progress[];
	/** Resolves when a node starts; rejects if the workflow ends before that. */
	started(node: string): Promise<void>;
	/** Cancels the execution like the stop button. */
	cancel(): Promise<void>;
	readonly done: Promise<Run>;
}

/** An n8n engine with a loaded pack, in a separate process. */
export class Engine {
	private readonly listeners = new Map<string, (progress: Progress) => void>();
	private readonly connection: Connection;

	/** @param end handles the process when the engine is stopped; receives whether it is idle */
	constructor(
		private readonly host: HostProcess,
		private readonly end: (isIdle: boolean) => Promise<void>,
	) {
		this.connection = new Connection(host, (progress) =>
			this.listeners.get(progress.executionId)?.(progress),
		);
	}

	/**
	 * The output of n8n for this engine so far, including its log (see `logLevel` of `startEngine`).
	 */
	get output(): string {
		return this.host.output;
	}

	async run(options: RunOptions): Promise<Run> {
		return await this.begin(options).done;
	}

	begin({ credentials = {}, mode = 'trigger', ...options }: RunOptions): Going {
		const executionId = String(this.host.newId());
		return this.execute({ ...options, credentials, mode, executionId });
	}

	/**
	 * Polls a trigger as n8n does for an active workflow.
	 *
	 * @param moments the time of each poll, in Unix milliseconds; undefined for now
	 */
	async polls(
		{ workflow, credentials = {}, mode = 'trigger', activation = 'activate' }: PollOptions,
		moments: PollRequest['moments'],
	): Promise<Poll[]> {
		const executionId = String(this.host.newId());
		const request = { executionId, workflow, credentials, mode, activation, moments };
		return (await this.connection.call('poll', request)).map((reply) => new Poll(reply));
	}

	/** Resumes a waiting execution from its stored text at once, without its timer. */
	async resume(run: Run): Promise<Run> {
		if (run.status !== 'waiting') throw new Error(`The execution is not waiting: ${run.status}`);
		const stored = { data: run.serialised(), startedAt: run.startedAt };
		const { request, credentials } = run;
		return await this.execute({ ...request, credentials, stored }).done;
	}

	/** The content of an item's file, wherever n8n stores it. */
	async binary(item: INodeExecutionData | undefined, property = 'data'): Promise<Buffer> {
		const data: IBinaryData | undefined = item?.binary?.[property];
		if (data === undefined) throw new Error(`The item has no binary property "${property}"`);
		return Buffer.from(await this.connection.call('binary', data));
	}

	/** Opens a resource locator's list; `node` is the full name of a node type. */
	async listSearch(request: OptionsRequest): Promise<INodeListSearchResult> {
		return await this.connection.call('listSearch', request);
	}

	/** Opens a dropdown; `node` is the full name of a node type. */
	async loadOptions(request: OptionsRequest): Promise<INodePropertyOptions[]> {
		return await this.connection.call('loadOptions', request);
	}

	/** Presses a credential's Test button. */
	async testCredential(
		type: string,
		data: CredentialTestRequest['data'],
	): Promise<CredentialTestReply> {
		return await this.connection.call('testCredential', { type, data });
	}

	/** Makes all timers faster by a factor. */
	async hurry(times: number): Promise<void> {
		await this.connection.call('pace', times);
	}

	/** The pack's node and credential types as n8n loaded them, under their full names. */
	async descriptions(): Promise<Descriptions> {
		return await this.connection.call('descriptions', undefined);
	}

	/** The peak growth of the process during work, in bytes. */
	async growthIn(work: () => Promise<unknown>): Promise<number> {
		const before = await this.connection.call('forgetPeak', undefined);
		await work();
		return (await this.connection.call('peak', undefined)) - before;
	}

	/** Deletes the files of an execution, as n8n does with the execution. */
	async removeFiles(workflowId: string, { request: { executionId } }: Run): Promise<void> {
		await this.connection.call('removeFiles', { workflowId, executionId });
	}

	/** Ends the process and deletes its data, unless the process is lent. */
	async stop(): Promise<void> {
		await this.end(this.connection.isIdle);
		this.connection.close();
	}

	private execute(request: RunRequest): Going {
		const { executionId } = request;
		const progress: Progress[] = [];
		const waiting = new Set<() => void>();
		this.listeners.set(executionId, (step) => {
			progress.push(step);
			for (const checkProgress of waiting) checkProgress();
		});
		const done = this.connection
			.call('run', request)
			.then((reply) => new Run(request, reply))
			.finally(() => this.listeners.delete(executionId));

		const started = async (node: string): Promise<void> => {
			const begun = () => progress.some((step) => step.node === node && step.state === 'started');
			const seen = new Promise<void>((resolve) => {
				const checkProgress = () => begun() && resolve();
				waiting.add(checkProgress);
				checkProgress();
			});
			await Promise.race([seen, done]);
			if (!begun()) throw new Error(`The workflow ended before node "${node}" started`);
		};
		const cancel = async () => await this.connection.call('cancel', { executionId });
		return { progress, started, cancel, done };
	}
}
