import type { WorkflowJson } from '../../../harness/engine';
import { type Step, type Wire, workflowOf } from '../../../harness/workflows';

/** The fixture node's type. */
export const type = 'n8n-nodes-fixture.fixture';

/** Start -> Work, with the node that follows at each output of Work. */
export function workflow(
	operation: string,
	{ next = [], ...step }: Step & { next?: string[] } = {},
): WorkflowJson {
	const steps = {
		Work: { type, parameters: { operation }, ...step },
		Sink: { type: 'n8n-nodes-base.noOp' },
	};
	const wires = next.map((name, output): Wire => ['Work', output, name]);
	return workflowOf(steps, [['Start', 0, 'Work'], ...wires]);
}
