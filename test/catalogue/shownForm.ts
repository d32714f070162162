import type { INode, INodeParameters, INodeProperties } from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';

import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';

const { description } = new MarketingAnalytics();

function isShown(property: INodeProperties, parameters: INodeParameters): boolean {
	const node: Pick<INode, 'typeVersion'> = { typeVersion: 1.1 };
	return NodeHelpers.displayParameter(parameters, property, node, description);
}

/** What n8n shows of the form for what was chosen; the fields of a collection by its name. */
export function shownForm(parameters: INodeParameters, collection?: string): INodeProperties[] {
	const shown = description.properties.filter((one) => isShown(one, parameters));
	if (collection === undefined) return shown;
	const fields = shown.find(({ name }) => name === collection)?.options ?? [];
	return fields
		.filter((field): field is INodeProperties => 'type' in field)
		.filter((field) => isShown(field, parameters));
}
