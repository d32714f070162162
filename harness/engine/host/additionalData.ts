import type { INodeParameters, IWorkflowExecuteAdditionalData } from 'n8n-workflow';
import type { Credentials } from './credentials';
import type { N8n } from './n8n';

// Nothing listens here. Expressions and error outputs build URLs from it, and fail on an empty one.
const server = 'http://localhost:5678/';

/** The data that the n8n server gives to its engine with every execution. */
export function additionalData(
	n8n: N8n,
	credentials: Credentials,
	currentNodeParameters?: INodeParameters,
): IWorkflowExecuteAdditionalData {
	const absent = async (): Promise<never> => {
		throw new Error('This engine runs neither sub-workflows nor task runners');
	};
	return {
		currentNodeExecutionIndex: 0,
		credentialsHelper: credentials,
		executeWorkflow: absent,
		startRunnerTask: absent,
		getRunExecutionData: async () => undefined,
		setExecutionStatus: () => {},
		logAiEvent: () => {},
		restApiUrl: `${server}rest`,
		instanceBaseUrl: server,
		formWaitingBaseUrl: `${server}form-waiting`,
		webhookBaseUrl: `${server}webhook`,
		webhookWaitingBaseUrl: `${server}webhook-waiting`,
		webhookTestBaseUrl: `${server}webhook-test`,
		currentNodeParameters,
		variables: {},
		externalSecretsProxy: n8n.container.get(n8n.core.ExternalSecretsProxy),
	};
}
