import type {
	ICredentialDataDecryptedObject,
	ICredentialType,
	INodeExecutionData,
	INodeListSearchResult,
	INodePropertyOptions,
	INodeTypeDescription,
	ITaskData,
	ITaskDataConnections,
} from 'n8n-workflow';
import type { CredentialTestReply, WorkflowJson } from '../engine';
import { download } from './download';
import { Execution, type StoredExecution } from './execution';
import { listBody, type ListRequest } from './lists';
import { RestError, type RestSession } from './rest';
import { keepSecrets } from './secrets/traces';
import { until, type Patience } from './until';
import { type StoredCredential, workflowForServer } from './workflowForServer';

/** A workflow that is stored on a server. */
export interface StoredWorkflow extends WorkflowJson {
	id: string;
	name: string;
	versionId: string;
	active: boolean;
}

/** The state of an execution to wait for. */
export type Moment = 'ended' | 'waiting';

const GOING = ['new', 'running'];
const NOT_FOUND = 404;

/** A real n8n server, used like its editor does. */
export class N8nServer {
	constructor(readonly rest: RestSession) {}

	get url(): string {
		return this.rest.url;
	}

	async nodeTypes(): Promise<INodeTypeDescription[]> {
		return await this.types('/types/nodes.json');
	}

	async credentialTypes(): Promise<ICredentialType[]> {
		return await this.types('/types/credentials.json');
	}

	async createCredential(
		type: string,
		data: ICredentialDataDecryptedObject,
		name = type,
	): Promise<StoredCredential> {
		keepSecrets(type, data);
		const { id } = await this.rest.post<{ id: string }>('/rest/credentials', { name, type, data });
		return { id, name, type };
	}

	/** Presses the Test button of a stored credential. */
	async testCredential({ id }: StoredCredential): Promise<CredentialTestReply> {
		const stored = await this.rest.get<object>(`/rest/credentials/${id}?includeData=true`);
		return await this.rest.post('/rest/credentials/test', { credentials: stored });
	}

	/** Stores a workflow; its nodes get the stored credentials of their types. */
	async createWorkflow(
		workflow: WorkflowJson,
		credentials: readonly StoredCredential[] = [],
	): Promise<StoredWorkflow> {
		return await this.rest.post('/rest/workflows', workflowForServer(workflow, credentials));
	}

	async workflow(id: string): Promise<StoredWorkflow> {
		return await this.rest.get(`/rest/workflows/${id}`);
	}

	async activate(id: string): Promise<void> {
		const { versionId } = await this.workflow(id);
		const body = { versionId, name: '', description: '' };
		const { active } = await this.rest.post<StoredWorkflow>(`/rest/workflows/${id}/activate`, body);
		if (!active) throw new Error(`n8n did not activate workflow ${id}`);
	}

	/** Activates a workflow with a polling trigger, and waits for its first poll. */
	async activatePolling(id: string): Promise<void> {
		const remembered = async () => JSON.stringify((await this.workflow(id)).staticData ?? {});
		const before = await remembered();
		await this.activate(id);
		await until('n8n has stored what the trigger remembers', async () =>
			(await remembered()) === before ? undefined : true,
		);
	}

	async deactivate(id: string): Promise<void> {
		await this.rest.post(`/rest/workflows/${id}/deactivate`);
	}

	/**
	 * Executes a workflow from a trigger.
	 *
	 * @param data what the trigger has received, as from a chat
	 * @returns the ID of the execution
	 */
	async run(id: string, trigger: string, data?: ITaskDataConnections): Promise<string> {
		const { executionId } = await this.rest.post<{ executionId: string }>(
			`/rest/workflows/${id}/run`,
			{
				workflowData: await this.workflow(id),
				startNodes: [],
				triggerToStartFrom: { name: trigger, ...(data ? { data: taskOf(data) } : {}) },
			},
		);
		return executionId;
	}

	/** Stops an execution. */
	async cancel(executionId: string): Promise<void> {
		await this.rest.post(`/rest/executions/${executionId}/stop`);
	}

	/** The execution as currently stored. */
	async execution(id: string): Promise<Execution> {
		return new Execution(await this.rest.get<StoredExecution>(`/rest/executions/${id}`));
	}

	/** The IDs of a workflow's executions, newest first. */
	async executionsOf(workflowId: string): Promise<string[]> {
		const filter = encodeURIComponent(JSON.stringify({ workflowId }));
		const { results } = await this.rest.get<{ results: { id: string }[] }>(
			`/rest/executions?limit=100&filter=${filter}`,
		);
		return results.map(({ id }) => id);
	}

	/** Waits until an execution ends, or until it sleeps; if it ends instead, the wait fails. */
	async waitForExecution(
		id: string,
		moment: Moment = 'ended',
		patience?: Patience,
	): Promise<Execution> {
		const readExecution = async () => {
			const execution = await this.execution(id);
			const { status } = execution;
			if (GOING.includes(status) || (moment === 'ended' && status === 'waiting')) return undefined;
			if (moment === 'ended' || status === 'waiting') return execution;
			throw new Error(`Execution ${id} ended with ${status}: ${execution.error?.message ?? ''}`);
		};
		return await until(
			`Execution ${id} ${moment === 'ended' ? 'has ended' : `is ${moment}`}`,
			readExecution,
			patience,
		);
	}

	/** Runs a stored workflow from a trigger to its end. */
	async runToEnd(id: string, trigger: string, patience?: Patience): Promise<Execution> {
		return await this.waitForExecution(await this.run(id, trigger), 'ended', patience);
	}

	/** Opens a dropdown; `node` is the full name of a node type. */
	async loadOptions(request: ListRequest): Promise<INodePropertyOptions[]> {
		return await this.rest.post('/rest/dynamic-node-parameters/options', listBody(request));
	}

	/** Opens a resource locator's list; `node` is the full name of a node type. */
	async listSearch(request: ListRequest): Promise<INodeListSearchResult> {
		const path = '/rest/dynamic-node-parameters/resource-locator-results';
		return await this.rest.post(path, listBody(request));
	}

	/** The content of an item's file, wherever n8n stores it. */
	async binary(item: INodeExecutionData | undefined, property = 'data'): Promise<Buffer> {
		return await download(this.rest, item, property);
	}

	/** n8n answers its health check before it serves the types. */
	private async types<T>(path: string): Promise<T> {
		return await until(path, async () => {
			const response = await this.rest.fetch(path);
			const { ok, status } = response;
			if (ok) return (await response.json()) as T;
			const text = await response.text();
			if (status === NOT_FOUND) return undefined;
			throw new RestError(status, text, path);
		});
	}
}

/** A finished run of a trigger, as the editor sends it. */
function taskOf(data: ITaskDataConnections): ITaskData {
	const executionStatus = 'success';
	return {
		startTime: Date.now(),
		executionTime: 0,
		executionIndex: 0,
		executionStatus,
		data,
		source: [],
	};
}
