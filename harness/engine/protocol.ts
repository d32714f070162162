import type {
	ExecutionStatus,
	IBinaryData,
	ICredentialDataDecryptedObject,
	ICredentialType,
	IDataObject,
	INodeExecutionData,
	INodeListSearchResult,
	INodeParameters,
	INodePropertyOptions,
	INodeTypeDescription,
	IWorkflowBase,
	WorkflowActivateMode,
	WorkflowExecuteMode,
} from 'n8n-workflow';

/** Credential data by credential type, as a user would have typed it. */
export type CredentialsByType = Record<string, ICredentialDataDecryptedObject>;

/** What of a workflow's JSON the engine reads. */
export type WorkflowJson = Pick<IWorkflowBase, 'nodes' | 'connections'> &
	Partial<Pick<IWorkflowBase, 'id' | 'name' | 'settings' | 'staticData' | 'pinData'>>;

export interface StartRequest {
	/** Folder whose node_modules holds the engine. */
	engine: string;
	/** Folder of the pack, as n8n would have installed it. */
	pack: string;
	/** CommonJS module that exports more node types by their full name. */
	standIns?: string;
}

export interface RunRequest {
	executionId: string;
	workflow: WorkflowJson;
	credentials: CredentialsByType;
	mode: WorkflowExecuteMode;
	startNode?: string;
	input?: INodeExecutionData[];
	timeoutMs?: number;
	/** A stored execution to continue. */
	stored?: { data: string; startedAt: Date };
}

export interface RunReply {
	status: ExecutionStatus;
	/** The execution's data as n8n stores it: flatted text. */
	data: string;
	waitTill?: Date;
	startedAt: Date;
	stoppedAt: Date;
	/** The credentials after the run, since a node may have renewed them. */
	credentials: CredentialsByType;
	staticData: IDataObject;
}

export interface PollRequest {
	executionId: string;
	/** A workflow that begins with a trigger, and what the trigger has remembered. */
	workflow: WorkflowJson;
	credentials: CredentialsByType;
	/** `trigger` for a poll, `manual` for a test run. */
	mode: WorkflowExecuteMode;
	/** Why n8n has activated the workflow. */
	activation: WorkflowActivateMode;
	/** Each one a poll; in Unix milliseconds, undefined for now. */
	moments: Array<number | undefined>;
}

export interface PollReply {
	output: INodeExecutionData[][] | null;
	/** What the node told without failing, and what it failed with. */
	told: ErrorData[];
	thrown?: ErrorData;
	staticData: IDataObject;
	credentials: CredentialsByType;
}

/** An error as plain data, with all that its class adds to it. */
export type ErrorData = Record<string, unknown>;

/** A dropdown or list of a node, opened in the editor. */
export interface OptionsRequest {
	node: string;
	method: string;
	parameters?: INodeParameters;
	credentials?: CredentialsByType;
	filter?: string;
	paginationToken?: string;
	/** The parameter that is being filled, e.g. `parameters.site`. */
	path?: string;
}

export interface CredentialTestRequest {
	type: string;
	data: ICredentialDataDecryptedObject;
}

export interface CredentialTestReply {
	status: 'OK' | 'Error';
	message: string;
}

export interface Descriptions {
	nodes: INodeTypeDescription[];
	credentials: ICredentialType[];
}

/** What a client may ask of a host process. */
export interface HostCalls {
	start(request: StartRequest): Promise<void>;
	/** How many times faster than the world's the clock for waits is to run. */
	pace(times: number): Promise<void>;
	run(request: RunRequest): Promise<RunReply>;
	cancel(request: { executionId: string }): Promise<void>;
	poll(request: PollRequest): Promise<PollReply[]>;
	binary(request: IBinaryData): Promise<Uint8Array>;
	listSearch(request: OptionsRequest): Promise<INodeListSearchResult>;
	loadOptions(request: OptionsRequest): Promise<INodePropertyOptions[]>;
	testCredential(request: CredentialTestRequest): Promise<CredentialTestReply>;
	descriptions(request: undefined): Promise<Descriptions>;
	/** Forgets the most memory that the process ever had. @returns the memory of now, in bytes */
	forgetPeak(request: undefined): Promise<number>;
	/** The most memory that the process had since then. */
	peak(request: undefined): Promise<number>;
	/** Does with an execution's files what n8n does when the execution is removed. */
	removeFiles(request: { workflowId: string; executionId: string }): Promise<void>;
}

export type HostCall = keyof HostCalls;
export type RequestOf<Call extends HostCall> = Parameters<HostCalls[Call]>[0];
export type ReplyOf<Call extends HostCall> = Awaited<ReturnType<HostCalls[Call]>>;

export type ToHost = {
	[Call in HostCall]: { id: number; call: Call; request: RequestOf<Call> };
}[HostCall];

/** A node of a running workflow began or ended. */
export interface Progress {
	executionId: string;
	node: string;
	state: 'started' | 'finished';
}

export type FromHost =
	| { id: number; reply: unknown }
	| { id: number; error: { message: string; json: string } }
	| { progress: Progress };
