import type { Workflow } from 'n8n-workflow';

/** Runs a task while the workflow has a context of n8n's sandboxed expression engine. */
export async function evaluating<Result>(
	workflow: Workflow,
	task: () => Promise<Result>,
): Promise<Result> {
	await workflow.expression.acquireIsolate();
	try {
		return await task();
	} finally {
		await workflow.expression.releaseIsolate();
	}
}
