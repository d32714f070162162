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

/** Credential data by type, as a user would enter them. */
export type CredentialsByType = Record<string, ICredentialDataDecryptedObject>;

/** The members of a workflow's JSON that the engine reads. */
export type WorkflowJson = Pick<IWorkflowBase, 'nodes' | 'connections'> &
	Partial<Pick<IWorkflowBase, 'id' | 'name' | 'settings' | 'staticData' | 'pinData'>>;

export interface StartRequest {
	/** The folder whose node_modules contains the engine. */
	engine: string;
	/** The folder of the pack, as n8n would install it. */
	pack: string;
	/** A CommonJS module that exports further node types by full name. */
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
	/** A stored execution to resume. */
	stored?: { data: string; startedAt: Date };
}

export interface RunReply {
	status: ExecutionStatus;
	/** The execution's data in n8n's stored format: flatted text. */
	data: string;
	waitTill?: Date;
	startedAt: Date;
	stoppedAt: Date;
	/** The credentials after the run, as a node may have renewed them. */
	credentials: CredentialsByType;
	staticData: IDataObject;
}

export interface PollRequest {
	executionId: string;
	/** A workflow that begins with a trigger, and the trigger's state. */
	workflow: WorkflowJson;
	credentials: CredentialsByType;
	/** `trigger` for a poll, `manual` for a test run. */
	mode: WorkflowExecuteMode;
	/** The reason of the activation. */
	activation: WorkflowActivateMode;
	/** One poll each, in Unix milliseconds; undefined for now. */
	moments: Array<number | undefined>;
}

export interface PollReply {
	output: INodeExecutionData[][] | null;
	/** The errors that the node reported without failing, and the one it failed with. */
	reported: ErrorData[];
	thrown?: ErrorData;
	staticData: IDataObject;
	credentials: CredentialsByType;
}

/** An error as plain data, with all that its class adds to it. */
export type ErrorData = Record<string, unknown>;

/** A dropdown or list of a node that is opened in the editor. */
export interface OptionsRequest {
	node: string;
	method: string;
	parameters?: INodeParameters;
	credentials?: CredentialsByType;
	filter?: string;
	paginationToken?: string;
	/** The parameter to fill, e.g. `parameters.site`. */
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

/** The calls of a host process. */
export interface HostCalls {
	start(request: StartRequest): Promise<void>;
	/** The factor by which the clock for waiting is faster than real time. */
	pace(times: number): Promise<void>;
	run(request: RunRequest): Promise<RunReply>;
	cancel(request: { executionId: string }): Promise<void>;
	poll(request: PollRequest): Promise<PollReply[]>;
	binary(request: IBinaryData): Promise<Uint8Array>;
	listSearch(request: OptionsRequest): Promise<INodeListSearchResult>;
	loadOptions(request: OptionsRequest): Promise<INodePropertyOptions[]>;
	testCredential(request: CredentialTestRequest): Promise<CredentialTestReply>;
	descriptions(request: undefined): Promise<Descriptions>;
	/** Resets the peak memory of the process. @returns the current memory in bytes */
	forgetPeak(request: undefined): Promise<number>;
	/** The peak memory of the process since then. */
	peak(request: undefined): Promise<number>;
	/** Handles an execution's files as n8n does when it deletes the execution. */
	removeFiles(request: { workflowId: string; executionId: string }): Promise<void>;
}

export type HostCall = keyof HostCalls;
export type RequestOf<Call extends HostCall> = Parameters<HostCalls[Call]>[0];
export type ReplyOf<Call extends HostCall> = Awaited<ReturnType<HostCalls[Call]>>;

export type ToHost = {
	[Call in HostCall]: { id: number; call: Call; request: RequestOf<Call> };
}[HostCall];

/** A node of a running workflow started or ended. */
export interface Progress {
	executionId: string;
	node: string;
	state: 'started' | 'finished';
}

export type FromHost =
	| { id: number; reply: unknown }
	| { id: number; error: { message: string; json: string } }
	| { progress: Progress };
