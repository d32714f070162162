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

/** The requests and errors of one poll. */
export interface Recording {
	readonly transport: Transport;
	/** Errors that n8n shows to the user. */
	readonly errors: string[];
}

/** The parts of n8n that a trigger uses. */
export interface PollWorld {
	readonly sandbox: Sandbox;
	readonly nodeId: string;
	readonly parameters: INodeParameters;
	readonly activation: WorkflowActivateMode;
	readonly staticData: IDataObject;
	/** The recording of the current poll. */
	readonly recording: () => Recording;
}

/** The time zone of the workflow. */
export const WORKFLOW_ZONE = 'Europe/Paris';

/** The part of a poll context that the trigger uses; any other use throws. */
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
		// n8n decrypts credentials for each poll.
		getCredentials: async <T extends object = ICredentialDataDecryptedObject>() =>
			JSON.parse(JSON.stringify({ baseUrl, apiToken })) as T,
		__emitError: (error) => world.recording().errors.push(error.message),
		helpers: {
			...noHelpers,
			// No proxy is used.
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
