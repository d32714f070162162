import type { Workflow } from 'n8n-workflow';

/** Runs a task while the workflow holds what n8n's sandboxed expression engine needs. */
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
