import { randomUUID } from 'node:crypto';
import type { INode, INodeCredentials } from 'n8n-workflow';
import type { WorkflowJson } from '../engine';

/** A credential that is stored on a server. */
export interface StoredCredential {
	id: string;
	name: string;
	type: string;
}

const OUR_NODES = 'n8n-nodes-marketing-analytics.';

/** The credentials of n8n's own nodes in workflow files. */
const CREDENTIALS: Readonly<Record<string, string>> = {
	'n8n-nodes-base.emailSend': 'smtp',
	'n8n-nodes-base.mySql': 'mySql',
	'n8n-nodes-base.postgres': 'postgres',
	'n8n-nodes-base.telegram': 'telegramApi',
	'@n8n/n8n-nodes-langchain.lmChatOpenAi': 'openAiApi',
	'@n8n/n8n-nodes-langchain.mcpTrigger': 'httpBearerAuth',
};

/**
 * A workflow in the server's format. Workflow files have no credentials, or only their types; a
 * node of this pack without credentials gets all that are available.
 */
export function workflowForServer(
	workflow: WorkflowJson,
	credentials: readonly StoredCredential[],
): WorkflowJson & { active: false } {
	return {
		...workflow,
		name: workflow.name ?? 'Workflow of a test',
		nodes: workflow.nodes.map((node) => withAddress(withCredentials(node, credentials))),
		settings: { executionOrder: 'v1', ...workflow.settings },
		active: false,
	};
}

/**
 * Adds a webhook path to nodes that need one, as n8n's editor does, because workflow files have
 * none.
 */
function withAddress(node: INode): INode {
	return HAS_ADDRESS.test(node.type) ? { webhookId: randomUUID(), ...node } : node;
}

const HAS_ADDRESS = /\.(marketingAnalyticsImportTrigger|chatTrigger|formTrigger|mcpTrigger)$/;

function withCredentials(node: INode, stored: readonly StoredCredential[]): INode {
	const takes = credentialsFor(node);
	const used = stored.filter(({ type }) => takes(type));
	if (used.length === 0) return node;
	const credentials: INodeCredentials = { ...node.credentials };
	// A stored credential belongs to the node itself.
	for (const { type, id, name } of used) {
		if (!node.credentials?.[type]?.id) credentials[type] = { id, name };
	}
	return { ...node, credentials };
}

function credentialsFor({ type, credentials }: INode): (name: string) => boolean {
	if (credentials !== undefined) return (name) => name in credentials;
	if (type.startsWith(OUR_NODES)) return () => true;
	return (name) => name === CREDENTIALS[type];
}
