import type { INodeProperties } from 'n8n-workflow';

const AS_TOOL = { '@tool': [true] };

// By this the editor knows that the model fills in a field, and shows it so.
const MARK = '/*n8n-auto-generated-fromAI-override*/';

/**
 * The description of a field for a model, and the default if the model omits it; without a default
 * the field is required.
 */
export interface ModelField {
	readonly description: string;
	readonly whenLeftOut?: string;
}

/**
 * A field twice: as people fill it in, and as a model does where the node is its tool. Models fill in texts
 * only, as n8n refuses a number that comes as a text before the node sees it.
 */
export function fieldsForModel(
	property: INodeProperties,
	{ description, whenLeftOut }: ModelField,
): INodeProperties[] {
	const { displayOptions = {} } = property;
	return [
		{
			...property,
			displayOptions: { ...displayOptions, hide: { ...displayOptions.hide, ...AS_TOOL } },
		},
		toolField(property, { description, whenLeftOut }),
	];
}

/** A field that only tools have, which the model fills in. */
export function toolField(
	property: INodeProperties,
	{ description, whenLeftOut }: ModelField,
): INodeProperties {
	const { displayName, displayOptions = {} } = property;
	const key = displayName.replace(/\W+/g, '_');
	// n8n treats a field with a default as optional.
	const fallback = whenLeftOut === undefined ? '' : `, '${whenLeftOut}'`;
	return {
		...property,
		// n8n wants the default of a number to be one.
		type: 'string',
		typeOptions: {},
		default: `={{ ${MARK} $fromAI('${key}', \`${description}\`, 'string'${fallback}) }}`,
		displayOptions: { ...displayOptions, show: { ...displayOptions.show, ...AS_TOOL } },
	};
}
