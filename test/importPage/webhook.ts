import type { IDataObject, INodeParameters, IWebhookFunctions } from 'n8n-workflow';
import { noHelpers, notNeeded } from '../polling/notNeeded';
import { RequestToPage } from './visit';

/** What a page answered. */
export interface Answered {
	status?: number;
	headers?: Readonly<Record<string, string>>;
	body?: string;
}

interface Said {
	readonly parameters?: INodeParameters;
	readonly secret?: { readonly user?: string; readonly password: string };
	readonly authorization?: string;
	/** As browsers say which languages they like. */
	readonly language?: string;
	readonly kept?: IDataObject;
	/** The type and the body of the request, as n8n has parsed it. */
	readonly contentType?: string;
	readonly body?: unknown;
}

/** n8n as far as the page needs it: a request, its response, and what is logged. */
export function webhookContext(said: Said) {
	const answered: Answered = {};
	const errors: string[] = [];
	const { parameters = {}, ...more } = said;
	const handling = String(parameters.handling ?? 'import');
	const visit = new RequestToPage({ workflow: crypto.randomUUID(), handling, ...more });
	const response = {
		status: (status: number) => (Object.assign(answered, { status }), response),
		set: (headers: object) => (Object.assign(answered, { headers }), response),
		send: (body: string) => (Object.assign(answered, { body }), response),
	};
	const context: IWebhookFunctions = {
		...notNeeded,
		getMode: () => 'webhook',
		getNode: () => visit.getNode(),
		getWorkflow: () => visit.getWorkflow(),
		getTimezone: () => 'Europe/Paris',
		getWorkflowStaticData: () => visit.getWorkflowStaticData(),
		getCredentials: async <T extends object>(type: string) =>
			JSON.parse(JSON.stringify(await visit.getCredentials(type))) as T,
		getNodeParameter: (name: string, byDefault?: INodeParameters[string]) =>
			parameters[name] ?? byDefault ?? '',
		getHeaderData: () => visit.getHeaderData(),
		getRequestObject: () => ({ ...visit.getRequestObject(), ...more }),
		getResponseObject: () => response,
		...{ getBodyData: missing, getInputConnectionData: missing, getNodeWebhookUrl: missing },
		...{ evaluateExpression: missing, getParamsData: missing, getQueryData: missing },
		...{ getWebhookName: missing, validateCookieAuth: missing },
		nodeHelpers: { copyBinaryFile: missing },
		helpers: {
			...noHelpers,
			httpRequestWithAuthentication: missing,
			prepareBinaryData: missing,
		},
		logger: { ...notNeeded.logger, error: (text) => void errors.push(text) },
	};
	return { context, answered, errors };
}

function missing(): never {
	throw new Error('The page does not need this');
}
