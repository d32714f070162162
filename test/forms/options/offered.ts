import type { INodeParameters, INodeProperties, INodeTypeDescription } from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';

/** The version of each node. */
export const ANY_VERSION = { typeVersion: 1 };

/** The optional fields that n8n offers for a form. */
export function offeredOptions(
	description: INodeTypeDescription,
	entered: INodeParameters,
): INodeProperties[] {
	const parameters = { options: {}, ...entered };
	const isShown = (property: INodeProperties, path: string) =>
		NodeHelpers.displayParameterPath({ parameters }, property, path, ANY_VERSION, description);
	return description.properties
		.filter((one) => one.name === 'options' && isShown(one, 'parameters'))
		.flatMap(({ options = [] }) => options)
		.flatMap((one) => ('type' in one && isShown(one, 'parameters.options') ? [one] : []));
}

/** The options that n8n passes on to a node with these saved parameters. */
export function keptOptions(description: INodeTypeDescription, saved: INodeParameters) {
	const { properties } = description;
	return NodeHelpers.getNodeParameters(properties, saved, true, false, ANY_VERSION, description)
		?.options;
}

/** The labels of those fields. */
export function offered(description: INodeTypeDescription, entered: INodeParameters): string[] {
	return offeredOptions(description, entered).map(({ displayName }) => displayName);
}
