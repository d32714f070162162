import type { Items } from './executionContext';

/** Whether an agent uses this node as a tool: n8n then gives it a type of its own. */
export function isTool(context: Partial<Pick<Items, 'getNode'>>): boolean {
	return context.getNode?.().type.endsWith('Tool') === true;
}

/**
 * Whether what fails leaves the node as an item. A tool has no setting for it in the editor, and
 * its agent can correct only what it reads: an error would end the run, or reach it without advice.
 */
export function continues(context: Pick<Items, 'getNode' | 'continueOnFail'>): boolean {
	return context.continueOnFail() || isTool(context);
}
