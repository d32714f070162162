import { type INode, type INodeTypeDescription, NodeHelpers } from 'n8n-workflow';
import { readTemplate } from '../../../demo/workflows';
import { sharedN8n, versions } from '../../../harness/n8n';
import { PRODUCTS } from '../../templates/products';

// n8n omits collections without choices.
const isNothing = (value: unknown) => ['{}', '[]'].includes(JSON.stringify(value));

// The editor does the same when it opens a workflow.
describe.each(versions())('the nodes of templates in n8n %s', (version) => {
	let types: INodeTypeDescription[];
	const nodes: Array<{ template: string; node: INode; type: INodeTypeDescription }> = [];

	beforeAll(async () => {
		types = await sharedN8n(version).nodeTypes();
		for (const template of PRODUCTS) {
			for (const node of (await readTemplate(template)).nodes) {
				const type = typeOf(node);
				if (type !== undefined) nodes.push({ template, node, type });
				// Only n8n 2 asks a person before a tool runs.
				else if (template !== 'ask-your-marketing-data') throw new Error(`No ${node.type}`);
			}
		}
	});

	function typeOf({ type, typeVersion }: INode): INodeTypeDescription | undefined {
		return types.find(
			({ name, version: known }) => name === type && [known].flat().includes(typeVersion),
		);
	}

	function read({ node, type }: (typeof nodes)[number]): INode {
		const { properties } = type;
		const shown = NodeHelpers.getNodeParameters(
			properties,
			node.parameters,
			true,
			false,
			node,
			type,
		);
		return { ...node, parameters: shown ?? {} };
	}

	it('keep all choices', () => {
		for (const one of nodes) {
			const { parameters, name } = one.node;
			const chosen = Object.entries(parameters).filter(([, value]) => !isNothing(value));
			expect([one.template, name, read(one).parameters]).toMatchObject([
				one.template,
				name,
				Object.fromEntries(chosen),
			]);
		}
	});

	it('lack only what users must provide', () => {
		const lacking = nodes.flatMap((one) => {
			const { properties } = one.type;
			const issues = NodeHelpers.getNodeParametersIssues(properties, read(one), one.type);
			return Object.keys(issues?.parameters ?? {});
		});
		expect([...new Set(lacking)].sort()).toEqual(['documentId', 'site']);
	});
});
