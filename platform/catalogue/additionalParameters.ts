import { additionalParameters } from './commonFields';
import type { EndpointOperation, Field, SpecialOperation } from './endpointRow';

/** The field for values that the specification does not show, where an operation sends such. */
export function additionalParametersOf(
	operation: EndpointOperation | SpecialOperation<string>,
): readonly Field[] {
	return !('run' in operation) || operation.takesMore === true ? [additionalParameters] : [];
}
