import { additionalParameters } from './commonFields';
import type { Field } from './endpointFields';
import type { EndpointOperation, SpecialOperation } from './endpointRow';

/** The field for undocumented values, if the operation accepts them. */
export function additionalParametersOf(
	operation: EndpointOperation | SpecialOperation<string>,
): readonly Field[] {
	return !('run' in operation) || operation.takesMore === true ? [additionalParameters] : [];
}
