import type { INodeProperties } from 'n8n-workflow';

import type { Optional } from '../../../platform/catalogue/endpointRow';

const COLLECTIONS = {
	'Additional Fields': { name: 'additionalFields', placeholder: 'Add Field' },
	Filters: { name: 'filters', placeholder: 'Add Filter' },
	Options: { name: 'options', placeholder: 'Add Option' },
	'Update Fields': { name: 'updateFields', placeholder: 'Add Field' },
} as const;

/** The headings of groups of optional fields. */
export const HEADINGS = ['Filters', 'Additional Fields', 'Update Fields', 'Options'] as const;

/** The parameter that holds the optional fields of an operation. */
export function nameOfHeading(heading: Optional['heading']): string {
	return COLLECTIONS[heading].name;
}

/** A collection of optional fields, which are sent only when the user adds them. */
export function describeCollection(
	heading: Optional['heading'],
	fields: readonly INodeProperties[],
): INodeProperties {
	return {
		displayName: heading,
		...COLLECTIONS[heading],
		type: 'collection',
		default: {},
		options: [...fields].sort((a, b) => a.displayName.localeCompare(b.displayName)),
	};
}
