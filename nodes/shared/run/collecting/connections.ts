import type { INode } from 'n8n-workflow';
import { NodeConnectionTypes } from 'n8n-workflow';

import { isRecord, listOf } from '../../../../platform/base/json/json';
import type { ExecutionContext, Items, Sleeper } from '../executionContext';
import { hasSlept } from './sleeps';

/**
 * Whether an output of this node leads anywhere. Every version of n8n has the connections in the
 * context although its types do not list them; without them the answer is no.
 */
export function isWired(context: Pick<Items, 'getNode'>, output: number): boolean {
	const workflow: unknown = 'workflow' in context ? context.workflow : undefined;
	const connections = isRecord(workflow) ? workflow.connectionsBySourceNode : undefined;
	const own = isRecord(connections) ? connections[context.getNode().name] : undefined;
	return isRecord(own) && listOf(listOf(own.main)[output]).length > 0;
}

/** Whether an output of this node leads straight back into it. */
export function isWiredBack(
	node: Pick<Items, 'getNode'> & Pick<Sleeper, 'getInputSourceData'>,
): boolean {
	const own = node.getNode();
	const sources = knowsConnections(node)
		? listOf(node.getConnections(own, NodeConnectionTypes.Main)).flatMap(listOf)
		: [{ node: node.getInputSourceData().previousNode }];
	return sources.some((source) => isRecord(source) && source.node === own.name);
}

/**
 * Every version of n8n has this method, although its types do not declare it. Without it, a loop is
 * recognized only in its second round, by the sources of the items.
 */
interface KnowsConnections {
	getConnections(node: INode, type: string): unknown;
}

function knowsConnections(node: object): node is KnowsConnections {
	return 'getConnections' in node && typeof node.getConnections === 'function';
}

const BEGINS_SUB_WORKFLOW = 'n8n-nodes-base.executeWorkflowTrigger';

const SLEPT =
	'n8n may not return all results of a sub-workflow that has paused. Use an operation here that waits without pausing the workflow, such as Report > Run.';
const NOT_RETURNED =
	'Execute Sub-workflow returns only the first output of the last node, but these results are in the second output. Connect Done to a node, such as No Operation.';

/**
 * Shows hints where n8n does not return the results of a sub-workflow to the workflow that waits
 * for them, which it does without an error.
 *
 * @param done the index of the output with the results
 */
export function hintInSubWorkflow(node: ExecutionContext, done: number): void {
	const before = node.getParentNodes(node.getNode().name);
	if (!before.some(({ type }) => type === BEGINS_SUB_WORKFLOW)) return;
	const hints = [
		...(hasSlept(node) ? [SLEPT] : []),
		...(isWired(node, done) ? [] : [NOT_RETURNED]),
	];
	for (const message of hints) node.addExecutionHints({ message, location: 'outputPane' });
}
