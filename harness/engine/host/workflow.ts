import type { IDataObject, INode, Workflow } from 'n8n-workflow';
import type { RunRequest } from '../protocol';
import type { N8n } from './n8n';
import type { Pack } from './pack';

/** Creates n8n's workflow from JSON. */
export function buildWorkflow(
	n8n: N8n,
	pack: Pack,
	{
		workflow,
		credentials,
		executionId,
	}: Pick<RunRequest, 'workflow' | 'credentials' | 'executionId'>,
): Workflow {
	const { id = `workflow-${executionId}`, name = 'Workflow', connections } = workflow;
	return new n8n.workflow.Workflow({
		id,
		name,
		nodes: workflow.nodes.map((node) => withCredentials(node, Object.keys(credentials))),
		connections,
		active: false,
		nodeTypes: pack.nodeTypes,
		staticData: workflow.staticData,
		pinData: workflow.pinData,
		settings: { executionOrder: 'v1', ...workflow.settings },
	});
}

// Tests provide credential data by type; the nodes of ready-made workflows have none, or that of
// another user.
function withCredentials(node: INode, types: string[]): INode {
	const references = types.map((type) => [type, { id: type, name: type }] as const);
	return { ...node, credentials: { ...node.credentials, ...Object.fromEntries(references) } };
}

/** The first node of a workflow: its trigger, or else one without an input. */
export function firstNode(workflow: Workflow, pack: Pack): INode | undefined {
	const candidates = Object.values(workflow.nodes).filter(
		({ name, disabled, type }) =>
			disabled !== true &&
			type !== 'n8n-nodes-base.stickyNote' &&
			workflow.connectionsByDestinationNode[name]?.main === undefined,
	);
	const isTrigger = ({ type }: INode): boolean =>
		pack.node(type).description.group.includes('trigger');
	return candidates.find(isTrigger) ?? candidates[0];
}

/** The static data of a workflow in n8n's stored format. */
export function staticDataOf({ staticData }: Workflow): IDataObject {
	const { __dataChanged: _changed, ...data } = staticData;
	return JSON.parse(JSON.stringify(data)) as IDataObject;
}
