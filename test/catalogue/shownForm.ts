import type { INode, INodeParameters, INodeProperties } from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';

import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';

const { description: asNode } = new MarketingAnalytics();
/** The node as n8n names it when it is a tool of an agent. */
const asTool = { ...asNode, name: `${asNode.name}Tool` };

function isShown(
	property: INodeProperties,
	parameters: INodeParameters,
	description = asNode,
): boolean {
	const node: Pick<INode, 'typeVersion'> = { typeVersion: 1.1 };
	return NodeHelpers.displayParameter(parameters, property, node, description);
}

/** The fields that n8n shows for these parameters, or those of a collection. */
export function shownForm(parameters: INodeParameters, collection?: string): INodeProperties[] {
	const shown = asNode.properties.filter((one) => isShown(one, parameters));
	if (collection === undefined) return shown;
	const fields = shown.find(({ name }) => name === collection)?.options ?? [];
	return fields
		.filter((field): field is INodeProperties => 'type' in field)
		.filter((field) => isShown(field, parameters));
}

/** Whether the form of a tool says that the agent decides alone. */
export function warnsOfAgents(parameters: INodeParameters, description = asTool): boolean {
	const notice = asNode.properties.filter(({ name }) => name === 'agentNotice');
	return notice.some((one) => isShown(one, parameters, description));
}
