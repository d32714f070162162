import type { Items } from './executionContext';

/** Whether an agent uses this node as a tool: n8n then runs it under another node type. */
export function isTool(context: Partial<Pick<Items, 'getNode'>>): boolean {
	return context.getNode?.().type.endsWith('Tool') === true;
}

/**
 * Whether a failure becomes an item. A tool has no setting for it in the editor, and its agent can
 * correct only what it reads: an error would end the execution, or reach the agent without advice.
 */
export function continues(context: Pick<Items, 'getNode' | 'continueOnFail'>): boolean {
	return context.continueOnFail() || isTool(context);
}
