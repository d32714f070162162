import type { INode, INodeParameters, NodeParameterValueType } from 'n8n-workflow';
import type { WorkflowJson } from '../../harness/engine';
import type { Services } from './services';

/** Redirects nodes of other services to the local replacements. */
export function standIn({ nodes }: WorkflowJson, services: Services): void {
	for (const node of nodes) {
		const stands = ofSlack(node, services.url) ?? ofSheets(node, services.url);
		if (stands !== undefined) Object.assign(node, stands);
	}
}

type Stand = Pick<INode, 'type' | 'typeVersion' | 'parameters'>;

function ofSlack({ type, parameters }: INode, url: string): Stand | undefined {
	if (type !== 'n8n-nodes-base.slack') return undefined;
	const { operation, text, blocksUi, options = {}, message } = parameters;
	const { channelId, threadTs } = options as INodeParameters;
	if (operation === 'sendAndWait') {
		// Of the nodes that ask and wait, this one has a configurable URL.
		const { approvalOptions } = parameters;
		const more = { chatId: '1', message, approvalOptions, options: { appendAttribution: false } };
		const asks = {
			resource: 'message',
			operation: 'sendAndWait',
			responseType: 'approval',
			...more,
		};
		return { type: 'n8n-nodes-base.telegram', typeVersion: 1.2, parameters: asks };
	}
	if (operation === 'upload') {
		const file = { parameterType: 'formBinaryData', name: 'file', inputDataFieldName: 'data' };
		const form = [file, ...fieldsOf({ channel: channelId, thread: threadTs })];
		return post(`${url}/file`, {
			contentType: 'multipart-form-data',
			bodyParameters: { parameters: form },
		});
	}
	const channel = (parameters.channelId as INodeParameters).value;
	return post(`${url}/message`, {
		bodyParameters: { parameters: fieldsOf({ channel, text, blocks: blocksUi }) },
	});
}

/** A sheet is identified by the node that reads or writes it. */
function ofSheets({ type, name, parameters }: INode, url: string): Stand | undefined {
	if (type !== 'n8n-nodes-base.googleSheets') return undefined;
	const sheet = `${url}/sheet/${encodeURIComponent(name)}`;
	const { operation, filtersUI, columns } = parameters;
	if (operation === 'read') {
		const { values = [] } = filtersUI as { values?: INodeParameters[] };
		const wanted = new URLSearchParams();
		for (const one of values) wanted.append(String(one.lookupColumn), String(one.lookupValue));
		return request({ method: 'GET', url: `${sheet}?${wanted.toString()}` });
	}
	const { value = {} } = columns as { value?: INodeParameters };
	if (Object.keys(value).length > 0) {
		return post(sheet, { bodyParameters: { parameters: fieldsOf(value) } });
	}
	return post(sheet, { specifyBody: 'json', jsonBody: '={{ JSON.stringify($json) }}' });
}

function post(url: string, parameters: INodeParameters): Stand {
	return request({ method: 'POST', url, sendBody: true, ...parameters });
}

function request(parameters: INodeParameters): Stand {
	const all = { options: {}, ...parameters };
	return { type: 'n8n-nodes-base.httpRequest', typeVersion: 4.2, parameters: all };
}

function fieldsOf(values: Record<string, NodeParameterValueType | undefined>): INodeParameters[] {
	return Object.entries(values).flatMap(([name, value]) =>
		value === undefined ? [] : [{ name, value: value as string }],
	);
}
