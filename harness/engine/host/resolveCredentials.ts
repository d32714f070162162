import type {
	ICredentialDataDecryptedObject,
	ICredentialsExpressionResolveValues,
	IExecuteData,
	INode,
	INodeProperties,
	INodeType,
	IWorkflowDataProxyAdditionalKeys,
	WorkflowExecuteMode,
} from 'n8n-workflow';
import type { N8n } from './n8n';

interface Where {
	mode: WorkflowExecuteMode;
	keys: IWorkflowDataProxyAdditionalKeys;
	executeData?: IExecuteData;
	/** The requesting node and item; without them, expressions only see the credential itself. */
	place?: ICredentialsExpressionResolveValues;
}

const bareNode: INode = {
	id: 'mock',
	name: 'Mock',
	type: 'mock',
	typeVersion: 1,
	position: [0, 0],
	parameters: {},
};

/** Fills in a credential's defaults and evaluates its expressions, as n8n does before every use. */
export async function resolveCredentials(
	n8n: N8n,
	properties: INodeProperties[],
	data: ICredentialDataDecryptedObject,
	{ mode, keys, executeData, place }: Where,
): Promise<ICredentialDataDecryptedObject> {
	// n8n converts credential data to node parameters and back, which the types do not express.
	const parameters = data as Parameters<typeof getNodeParameters>[1];
	const { getNodeParameters } = n8n.workflow.NodeHelpers;
	const complete = getNodeParameters(properties, parameters, true, false, null, null) ?? {};
	if (data.oauthTokenData !== undefined)
		Object.assign(complete, { oauthTokenData: data.oauthTokenData });

	if (place !== undefined) {
		return place.workflow.expression.getParameterValue(
			complete,
			place.runExecutionData,
			place.runIndex,
			place.itemIndex,
			place.node.name,
			place.connectionInputData,
			mode,
			keys,
			executeData,
			false,
			complete,
		) as ICredentialDataDecryptedObject;
	}
	const workflow = bareWorkflow(n8n);
	await workflow.expression.acquireIsolate();
	try {
		return workflow.expression.getComplexParameterValue(
			bareNode,
			complete,
			mode,
			keys,
			undefined,
			undefined,
			complete,
		) as ICredentialDataDecryptedObject;
	} finally {
		await workflow.expression.releaseIsolate();
	}
}

function bareWorkflow(n8n: N8n) {
	const type: INodeType = {
		description: {
			name: 'mock',
			displayName: 'Mock',
			description: '',
			group: [],
			version: 1,
			defaults: {},
			inputs: [],
			outputs: [],
			properties: [],
		},
	};
	return new n8n.workflow.Workflow({
		nodes: [bareNode],
		connections: {},
		active: false,
		nodeTypes: {
			getByName: () => type,
			getByNameAndVersion: () => type,
			getKnownTypes: () => ({}),
		},
	});
}
