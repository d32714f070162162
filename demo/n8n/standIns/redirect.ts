import type { INode, INodeParameters, NodeParameterValueType } from 'n8n-workflow';
import type { WorkflowJson } from '../../../harness/engine';

/** The placeholder in ready-made workflows for the incoming webhook of a chat. */
const CHAT_WEBHOOK = 'https://chat.example.com/your-webhook';

/**
 * Redirects the nodes of Slack, Google Sheets and chats to the local stand-ins, and reports which
 * services were replaced.
 *
 * @param origin their address, or an expression for it
 */
export function standIn({ nodes }: WorkflowJson, origin: string): string[] {
	const replaced = new Set<string>();
	for (const node of nodes) {
		for (const [service, replace] of Object.entries(REPLACEMENTS)) {
			const replacement = replace(node, origin);
			if (replacement === undefined) continue;
			Object.assign(node, replacement);
			replaced.add(service);
			break;
		}
	}
	return [...replaced];
}

type Replacement = Pick<INode, 'type' | 'typeVersion' | 'parameters'>;

const REPLACEMENTS: Readonly<
	Record<string, (node: INode, origin: string) => Replacement | undefined>
> = { Slack: replaceSlack, 'Google Sheets': replaceSheets, 'the chat': replaceChat };

function replaceSlack({ type, parameters }: INode, origin: string): Replacement | undefined {
	if (type !== 'n8n-nodes-base.slack') return undefined;
	const { operation, text, blocksUi, options = {}, message } = parameters;
	const { channelId, threadTs } = options as INodeParameters;
	if (operation === 'sendAndWait') {
		// Of the nodes that ask and wait, this one has a configurable URL.
		const { approvalOptions } = parameters;
		const more = { chatId: '1', message, approvalOptions, options: { appendAttribution: false } };
		const question = {
			resource: 'message',
			operation: 'sendAndWait',
			responseType: 'approval',
			...more,
		};
		return { type: 'n8n-nodes-base.telegram', typeVersion: 1.2, parameters: question };
	}
	if (operation === 'upload') {
		const file = { parameterType: 'formBinaryData', name: 'file', inputDataFieldName: 'data' };
		const form = [file, ...fieldsOf({ channel: channelId, thread: threadTs })];
		return post(`${origin}/file`, {
			contentType: 'multipart-form-data',
			bodyParameters: { parameters: form },
		});
	}
	const channel = (parameters.channelId as INodeParameters).value;
	return post(`${origin}/message`, {
		bodyParameters: { parameters: fieldsOf({ channel, text, blocks: blocksUi }) },
	});
}

function replaceSheets({ type, parameters }: INode, origin: string): Replacement | undefined {
	if (type !== 'n8n-nodes-base.googleSheets') return undefined;
	const { operation, filtersUI, columns, sheetName } = parameters;
	const name = String((sheetName as INodeParameters).value);
	const sheet = `${origin}/sheet/${encodeURIComponent(name)}`;
	if (operation === 'read') {
		const { values = [] } = filtersUI as { values?: INodeParameters[] };
		const filters = new URLSearchParams();
		for (const one of values) filters.append(String(one.lookupColumn), String(one.lookupValue));
		return request({ method: 'GET', url: `${sheet}?${filters.toString()}` });
	}
	const { value = {}, matchingColumns = [] } = columns as {
		value?: INodeParameters;
		matchingColumns?: string[];
	};
	const write = new URLSearchParams({
		operation: String(operation),
		match: matchingColumns.join(),
	});
	const url = `${sheet}?${write.toString()}`;
	if (Object.keys(value).length > 0) {
		return post(url, { bodyParameters: { parameters: fieldsOf(value) } });
	}
	return post(url, { specifyBody: 'json', jsonBody: '={{ JSON.stringify($json) }}' });
}

function replaceChat({ type, typeVersion, parameters }: INode, origin: string) {
	if (type !== 'n8n-nodes-base.httpRequest' || parameters.url !== CHAT_WEBHOOK) return undefined;
	return { type, typeVersion, parameters: { ...parameters, url: `${origin}/message` } };
}

function post(url: string, parameters: INodeParameters): Replacement {
	return request({ method: 'POST', url, sendBody: true, ...parameters });
}

function request(parameters: INodeParameters): Replacement {
	const all = { options: {}, ...parameters };
	return { type: 'n8n-nodes-base.httpRequest', typeVersion: 4.2, parameters: all };
}

function fieldsOf(values: Record<string, NodeParameterValueType | undefined>): INodeParameters[] {
	return Object.entries(values).flatMap(([name, value]) =>
		value === undefined ? [] : [{ name, value: value as string }],
	);
}
