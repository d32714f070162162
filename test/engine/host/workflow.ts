import type { WorkflowJson } from '../../../harness/engine';

/** The fixture node's type. */
export const type = 'n8n-nodes-fixture.fixture';

/** Start -> Work, with the connections of Work. */
export function workflow(
	operation: string,
	more: { onError?: 'continueErrorOutput' | 'continueRegularOutput'; next?: string[] } = {},
): WorkflowJson {
	const node = (name: string, nodeType: string, parameters = {}) => ({
		id: name,
		name,
		type: nodeType,
		typeVersion: 1,
		position: [0, 0] satisfies [number, number],
		parameters,
	});
	const to = (name: string) => [{ node: name, type: 'main' as const, index: 0 }];
	const { onError, next = [] } = more;
	return {
		nodes: [
			node('Start', 'n8n-nodes-base.manualTrigger'),
			{ ...node('Work', type, { operation }), onError },
			node('Sink', 'n8n-nodes-base.noOp'),
		],
		connections: { Start: { main: [to('Work')] }, Work: { main: next.map(to) } },
	};
}
