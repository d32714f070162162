import type { ExecutionContext } from '../executionContext';

// n8n keeps the context of a node with the execution, also while it sleeps. The run index is no
// measure of sleep, as a loop raises it, too.
const IN_VAIN = 'sleepsInVain';
const HAS_SLEPT = 'hasSlept';

/** How often in a row this node has slept and then found a job still running. */
export function sleepsInVain(node: ExecutionContext): number {
	return Number(node.getContext('node')[IN_VAIN] ?? 0);
}

/** Notes that the execution sleeps in this node. */
export function noteSleep(node: ExecutionContext): void {
	const kept = node.getContext('node');
	kept[IN_VAIN] = sleepsInVain(node) + 1;
	kept[HAS_SLEPT] = true;
}

/** Notes that no job is running any more, so that the next sleep is short again. */
export function noteAllEnded(node: ExecutionContext): void {
	node.getContext('node')[IN_VAIN] = 0;
}

/** Whether the execution has slept in this node. */
export function hasSlept(node: ExecutionContext): boolean {
	return node.getContext('node')[HAS_SLEPT] === true;
}
