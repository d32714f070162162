import type { INode, INodeCredentials } from 'n8n-workflow';
import type { WorkflowJson } from '../engine';

/** A credential that is stored in a server. */
export interface StoredCredential {
	id: string;
	name: string;
	type: string;
}

const OUR_NODES = 'n8n-nodes-marketing-analytics.';

/**
 * A workflow as the server takes it. Workflow files name credentials by type only; a node of this
 * pack that names none gets all that are given.
 */
export function workflowForServer(
	workflow: WorkflowJson,
	credentials: readonly StoredCredential[],
): WorkflowJson & { active: false } {
	return {
		...workflow,
		name: workflow.name ?? 'Workflow of a test',
		nodes: workflow.nodes.map((node) => withCredentials(node, credentials)),
		settings: { executionOrder: 'v1', ...workflow.settings },
		active: false,
	};
}

function withCredentials(node: INode, stored: readonly StoredCredential[]): INode {
	const named = node.credentials === undefined ? undefined : Object.keys(node.credentials);
	if (named === undefined && !node.type.startsWith(OUR_NODES)) return node;
	const used = stored.filter(({ type }) => named?.includes(type) ?? true);
	const credentials: INodeCredentials = { ...node.credentials };
	for (const { type, id, name } of used) credentials[type] = { id, name };
	return { ...node, credentials };
}
