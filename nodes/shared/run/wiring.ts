import type { IExecuteFunctions } from 'n8n-workflow';

import { isRecord, listOf } from '../../../platform/client/values/json';

/**
 * Whether an output of this node leads anywhere. Every version of n8n has the connections in the
 * context although its types do not list them; without them the answer is no.
 */
export function isWired(context: IExecuteFunctions, output: number): boolean {
	const workflow: unknown = 'workflow' in context ? context.workflow : undefined;
	const connections = isRecord(workflow) ? workflow.connectionsBySourceNode : undefined;
	const own = isRecord(connections) ? connections[context.getNode().name] : undefined;
	return isRecord(own) && listOf(listOf(own.main)[output]).length > 0;
}
