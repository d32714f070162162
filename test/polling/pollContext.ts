import type {
	ICredentialDataDecryptedObject,
	IDataObject,
	INodeParameterResourceLocator,
	INodeParameters,
	IPollFunctions,
	WorkflowActivateMode,
} from 'n8n-workflow';
import type { Sandbox } from '../../sandbox';
import { noHelpers, notNeeded } from './notNeeded';
import type { Transport } from './transport';

/** What one poll does. */
export interface Recording {
	readonly transport: Transport;
	/** Errors that n8n shows to the user. */
	readonly errors: string[];
}

/** What a trigger sees of n8n. */
export interface PollWorld {
	readonly sandbox: Sandbox;
	readonly nodeId: string;
	readonly parameters: INodeParameters;
	readonly activation: WorkflowActivateMode;
	readonly staticData: IDataObject;
	/** Where the requests and errors of this very poll go. */
	readonly recording: () => Recording;
}

/** The time zone of the workflow. */
export const WORKFLOW_ZONE = 'Europe/Paris';

/** A poll context of n8n as far as the trigger needs it; what it does not need throws. */
export function pollContext(world: PollWorld): IPollFunctions {
	const { url: baseUrl, token: apiToken } = world.sandbox;
	return {
		...notNeeded,
		getNode: () => ({
			id: world.nodeId,
			name: 'Trigger',
			type: 'trigger',
			typeVersion: 1,
			position: [0, 0],
			parameters: {},
			credentials: {},
		}),
		getWorkflow: () => ({ id: 'w1', active: true }),
		getMode: () => 'trigger',
		getActivationMode: () => world.activation,
		getTimezone: () => WORKFLOW_ZONE,
		getWorkflowStaticData: () => world.staticData,
		getNodeParameter: (name: string, fallback?: INodeParameters[string], options = {}) => {
			const value = world.parameters[name] ?? fallback;
			return options.extractValue && isLocator(value) ? value.value : value;
		},
		// n8n decrypts them anew for each poll.
		getCredentials: async <T extends object = ICredentialDataDecryptedObject>() =>
			JSON.parse(JSON.stringify({ baseUrl, apiToken })) as T,
		__emitError: (error) => world.recording().errors.push(error.message),
		helpers: {
			...noHelpers,
			// No proxy lies between.
			httpRequest: async () => await Promise.reject(new Error('The request was cancelled')),
			httpRequestWithAuthentication: async (_type, options) =>
				await world.recording().transport.send(options),
			prepareBinaryData: async (data, fileName = '', mimeType = '') => ({
				fileName,
				mimeType,
				data: Buffer.isBuffer(data) ? data.toString('base64') : '',
			}),
		},
	};
}

function isLocator(value: INodeParameters[string]): value is INodeParameterResourceLocator {
	return typeof value === 'object' && value !== null && 'mode' in value && 'value' in value;
}
