import type { INodeProperties } from 'n8n-workflow';

const AS_TOOL = { '@tool': [true] };

// By this the editor knows that the model fills in a field, and shows it so.
const MARK = '/*n8n-auto-generated-fromAI-override*/';

/** A field twice: as people fill it in, and as a model does where the node is its tool. */
export function fieldsForModel(
	property: INodeProperties,
	toolDescription: string,
): INodeProperties[] {
	const { displayName, displayOptions = {}, type } = property;
	const kind = type === 'number' ? 'number' : 'string';
	const key = displayName.replace(/\W+/g, '_');
	return [
		{
			...property,
			displayOptions: { ...displayOptions, hide: { ...displayOptions.hide, ...AS_TOOL } },
		},
		{
			...property,
			// n8n wants the default of a number to be one.
			type: 'string',
			typeOptions: {},
			default: `={{ ${MARK} $fromAI('${key}', \`${toolDescription}\`, '${kind}') }}`,
			displayOptions: { ...displayOptions, show: { ...displayOptions.show, ...AS_TOOL } },
		},
	];
}
