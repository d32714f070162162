import { additionalParameters } from './commonFields';
import type { EndpointOperation, Optional, SpecialOperation } from './endpointRow';

/** The optional fields of an operation by heading, with undocumented values if it accepts them. */
export function optionalOf(
	operation: EndpointOperation | SpecialOperation<string>,
): readonly Optional[] {
	const { optional } = operation;
	if (!('run' in operation) || operation.takesMore === true) return withAdditional(optional);
	return optional ? [optional] : [];
}

/**
 * Adds the field for undocumented values. It joins other values to send, as a form takes longer to
 * open with each heading; filters are none of them.
 */
export function withAdditional(optional: Optional | undefined): readonly Optional[] {
	if (optional && optional.heading !== 'Filters') {
		return [{ ...optional, fields: [...optional.fields, additionalParameters] }];
	}
	const alone: Optional = { heading: 'Options', fields: [additionalParameters] };
	return optional ? [optional, alone] : [alone];
}
