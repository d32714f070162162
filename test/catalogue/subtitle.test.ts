import type { INode, INodeType, INodeTypes } from 'n8n-workflow';
import { Workflow } from 'n8n-workflow';

import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { catalogue } from '../../platform/catalogue';

const type: INodeType = new MarketingAnalytics();
const nodeTypes: INodeTypes = {
	getByName: () => type,
	getByNameAndVersion: () => type,
	getKnownTypes: () => ({}),
};

/** What n8n shows below a node, as it finds it out. */
function subtitleOf(resource: string, operation: string): unknown {
	const node: INode = {
		id: '1',
		name: 'It',
		type: 'it',
		typeVersion: 1,
		position: [0, 0],
		parameters: { resource, operation },
	};
	const workflow = new Workflow({ nodes: [node], connections: {}, active: false, nodeTypes });
	const { subtitle } = type.description;
	return workflow.expression.getSimpleParameterValue(node, subtitle, 'internal', {});
}

test('the canvas names operation and resource as the form does', () => {
	const pairs = catalogue.flatMap(({ value, label, operations }) =>
		operations.map((one) => [subtitleOf(value, one.value), `${one.label}: ${label}`]),
	);
	expect(pairs.map(([shown]) => shown)).toEqual(pairs.map(([, wanted]) => wanted));
	expect(subtitleOf('customerJourney', 'runAnalysis')).toBe('Run Analysis: Customer Journey');
});
