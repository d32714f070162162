import type { INode, INodeExecutionData, JsonObject } from 'n8n-workflow';
import { NodeApiError, NodeOperationError } from 'n8n-workflow';

import { Fault } from '../../../platform/http/errors/fault';
import { InvalidInput } from '../../../platform/base/invalidInput';
import type { Items } from './executionContext';

type NodeFailure = NodeApiError | NodeOperationError;

/** What went wrong, as n8n shows it. `item` is missing when no single item is to blame. */
export function toNodeFailure(node: INode, error: unknown, item?: number): NodeFailure {
	const itemIndex = item === undefined ? {} : { itemIndex: item };
	if (error instanceof NodeApiError || error instanceof NodeOperationError) return error;
	if (error instanceof Fault) {
		const { message, advice, facts } = error;
		const httpCode = facts.status === undefined ? {} : { httpCode: String(facts.status) };
		const reply: JsonObject = { message };
		const options = { message, description: advice, ...httpCode, ...itemIndex };
		const failure = new NodeApiError(node, reply, options);
		// n8n replaces a message that contains a code such as ECONNREFUSED by its own.
		failure.message = message;
		return failure;
	}
	if (error instanceof InvalidInput) {
		const { message, advice, parameter } = error;
		const shown = item === undefined ? message : `${message} [item ${item}]`;
		const failure = new NodeOperationError(node, shown, { description: advice, ...itemIndex });
		failure.context.parameter = parameter;
		return failure;
	}
	return new NodeOperationError(node, error instanceof Error ? error : String(error), itemIndex);
}

/**
 * The item of a failure when the node continues. It has only these two members, as n8n then adds
 * the data of the input and sends it to the error output.
 */
export function failedItem(
	context: Pick<Items, 'getNode'>,
	error: unknown,
	item: number,
): INodeExecutionData {
	const { message, description } = toNodeFailure(context.getNode(), error, item);
	return { json: { error: message, message: description ?? message }, pairedItem: { item } };
}

/** The items of a failure that concerns all items: each of them has failed. */
export function failedItems(
	context: Pick<Items, 'getNode' | 'getInputData'>,
	error: unknown,
): INodeExecutionData[] {
	return context.getInputData().map((_, item) => failedItem(context, error, item));
}
