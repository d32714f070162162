import type {
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodePropertyOptions,
	INodeType,
	Workflow,
} from 'n8n-workflow';
import type { OptionsRequest } from '../protocol';
import { additionalData } from './additionalData';
import { Credentials } from './credentials';
import { evaluating } from './evaluating';
import type { N8n } from './n8n';
import type { Pack } from './pack';

/** Fills a node's resource locator, as the editor does when it is opened. */
export async function listSearch(
	n8n: N8n,
	pack: Pack,
	request: OptionsRequest,
): Promise<INodeListSearchResult> {
	const opened = open(n8n, pack, request);
	const method = opened.type.methods?.listSearch?.[request.method];
	if (method === undefined) throw missing(request, 'listSearch');
	return await evaluating(opened.workflow, async () =>
		method.call(opened.context, request.filter, request.paginationToken),
	);
}

/** Fills a node's dropdown, as the editor does when it is opened. */
export async function loadOptions(
	n8n: N8n,
	pack: Pack,
	request: OptionsRequest,
): Promise<INodePropertyOptions[]> {
	const opened = open(n8n, pack, request);
	const method = opened.type.methods?.loadOptions?.[request.method];
	if (method === undefined) throw missing(request, 'loadOptions');
	return await evaluating(opened.workflow, async () => method.call(opened.context));
}

interface Opened {
	type: INodeType;
	workflow: Workflow;
	context: ILoadOptionsFunctions;
}

function open(n8n: N8n, pack: Pack, request: OptionsRequest): Opened {
	const { parameters = {}, credentials = {}, path = '' } = request;
	const type = pack.nodeTypes.getByNameAndVersion(request.node);
	const { version } = type.description;
	const node = {
		id: 'temp',
		name: 'Temp-Node',
		type: request.node,
		typeVersion: Array.isArray(version)
			? version.reduce((last, one) => Math.max(last, one), 0)
			: version,
		position: [0, 0] satisfies [number, number],
		parameters,
		credentials: Object.fromEntries(
			Object.keys(credentials).map((name) => [name, { id: name, name }]),
		),
	};
	const workflow = new n8n.workflow.Workflow({
		nodes: [node],
		connections: {},
		active: false,
		nodeTypes: pack.nodeTypes,
	});
	const stored = new Credentials(n8n, pack, credentials);
	// The workflow's copy of the node has the parameters' defaults filled in.
	const complete = workflow.getNode(node.name) ?? node;
	// The editor sends what it shows, defaults included.
	const data = additionalData(n8n, stored, { ...complete.parameters, ...parameters });
	const context = new n8n.core.LoadOptionsContext(workflow, complete, data, path);
	return { type, workflow, context };
}

const missing = ({ node, method }: OptionsRequest, kind: string): Error =>
	new Error(`Node ${node} has no ${kind} method "${method}"`);
