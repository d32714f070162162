import type { INode } from 'n8n-workflow';
import { newestLine, type WorkflowJson } from '../../../harness/engine';
import { locator, TRIGGER, workflowOf } from '../../../harness/workflows';
import { type Example, examples } from '../../support/pages';
import { withStage } from '../../support/withStage';

const PACK = 'n8n-nodes-marketing-analytics.';

/** The reader chooses the site; imports have a typed one, and Check works without it. */
function withSite(node: INode): INode {
	if (!node.type.startsWith(PACK)) return node;
	return { ...node, parameters: { site: locator('shop-eu', 'id'), ...node.parameters } };
}

/** The reader's canvas: the example, and a manual trigger. */
function onCanvas({ workflow }: Example): WorkflowJson {
	const nodes = workflow.nodes.map(withSite);
	const [first] = nodes;
	if (first === undefined || first.type === TRIGGER) return { ...workflow, nodes };
	const start = workflowOf({}).nodes;
	const toFirst = { main: [[{ node: first.name, type: 'main' as const, index: 0 }]] };
	return {
		nodes: [...start, ...nodes],
		connections: { ...workflow.connections, Start: toFirst },
	};
}

describe.each(newestLine())('an example of a page, pasted onto the canvas, on %s', (line) => {
	const stage = withStage(line, { today: undefined });

	it.each(examples)('of $path returns items', async (example) => {
		const run = await stage.run({ workflow: onCanvas(example), mode: 'manual' });
		expect([run.status, run.error]).toEqual(['success', undefined]);
		const last = example.workflow.nodes.at(-1)?.name ?? '';
		const output = example.workflow.connections[last] === undefined ? 0 : 1;
		const items = run.items(last, output);
		expect(items.length).toBeGreaterThan(0);
		expect(JSON.stringify(items)).not.toContain(stage.sandbox.token);
	});
});
