import type { INode, INodeParameters, INodeType } from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';
import { createNodeAsTool } from 'n8n-core/dist/execution-engine/node-execution-context/utils/create-node-as-tool';

import contract from '../../bench/toolContract.json';
import { isRecord } from '../../platform/client/values/json';
import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';

const TOOLS: Readonly<Record<string, { name: string; most: number }>> = {
	askForFigures: { name: 'Ask for Figures', most: 1_600 },
	findNames: { name: 'Find Names', most: 800 },
};

/** What n8n hands to a model of a node that was dragged, and of which only the operation was chosen. */
function handedOver(operation: string, name: string) {
	const nodeType: INodeType = new MarketingAnalytics();
	nodeType.description = { ...nodeType.description, name: `${nodeType.description.name}Tool` };
	const chosen: INodeParameters = { resource: 'report', operation };
	const node: INode = {
		id: '1',
		name,
		type: 'n8n-nodes-marketing-analytics.marketingAnalyticsTool',
		typeVersion: 1,
		position: [0, 0],
		parameters: chosen,
	};
	const { properties } = nodeType.description;
	const filled = NodeHelpers.getNodeParameters(
		properties,
		chosen,
		true,
		false,
		node,
		nodeType.description,
	);
	if (filled === null) throw new Error('n8n reads no parameters');
	const whole = { ...node, parameters: filled };
	const handleToolInvocation = async () => await Promise.resolve(undefined);
	// Called this way, as the types of the answer are deeper than TypeScript goes.
	const made: unknown = Reflect.apply(createNodeAsTool, undefined, [
		{ node: whole, nodeType, handleToolInvocation },
	]);
	const response = isRecord(made) && isRecord(made.response) ? made.response : {};
	const { name: toolName, description, schema } = response;
	const shape = isRecord(schema) && isRecord(schema.shape) ? schema.shape : {};
	const described = Object.entries(shape).map(([key, field]) => [key, schemaOf(field)] as const);
	const parameters = {
		type: 'object',
		properties: Object.fromEntries(described),
		required: Object.keys(shape),
		additionalProperties: false,
		$schema: 'http://json-schema.org/draft-07/schema#',
	};
	return { name: String(toolName), description, parameters };
}

/** A field of zod as JSON Schema, which models read. */
function schemaOf(field: unknown) {
	const { description, _def } = isRecord(field) ? field : {};
	const kind = isRecord(_def) ? String(_def.typeName) : '';
	return { type: kind.replace('Zod', '').toLowerCase(), description };
}

const handed = Object.entries(TOOLS).map(([operation, { name, most }]) => ({
	most,
	tool: handedOver(operation, name),
}));

test('what a model is told of the tools is what was agreed', () => {
	const tools = handed.map(({ tool }) => tool);
	expect(tools).toEqual(contract);
});

test.each(handed)('$tool.name is short: at most $most characters in all', ({ tool, most }) => {
	expect(JSON.stringify(tool).length).toBeLessThanOrEqual(most);
});

test.each(handed)('$tool.name names no codes', ({ tool }) => {
	expect(JSON.stringify(tool)).not.toMatch(/scartvalid|media_key|rt#|ope_name|askFor|findV/);
});
