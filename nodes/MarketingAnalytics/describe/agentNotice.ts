import type { INodeProperties } from 'n8n-workflow';

import type { AnyOperation } from './catalogue';

/** What n8n shows where an agent may do what people are warned of. */
const NOTICE: INodeProperties = {
	displayName:
		'As a tool, this is done whenever the agent decides so, and nobody is asked before. Let an agent have it only if that may happen.',
	name: 'agentNotice',
	type: 'notice',
	default: '',
	displayOptions: { show: { '@tool': [true] } },
};

/** The notice for an operation that does something, and warns of it. */
export function describeAgentNotice(operation: AnyOperation): INodeProperties[] {
	const { warning } = operation;
	return warning !== undefined && doesSomething(operation) ? [NOTICE] : [];
}

function doesSomething(operation: AnyOperation): boolean {
	if ('run' in operation) return operation.changes !== false;
	return operation.method !== 'GET' || operation.idempotent === false;
}
