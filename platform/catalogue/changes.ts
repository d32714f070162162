import type { EndpointOperation, SpecialOperation } from './row';

/**
 * Whether an operation changes something, so that doing it twice is not the same as doing it once;
 * `unlessGet` where the user chooses the method.
 */
export function changesOf(
	operation: EndpointOperation | SpecialOperation<string>,
): SpecialOperation<string>['changes'] {
	if ('run' in operation) return operation.changes;
	const { method, idempotent, startsJob } = operation;
	if (idempotent === true || startsJob === true) return false;
	return method !== 'GET' || idempotent === false;
}

/**
 * Whether an operation changes anything at all, be it something that may be done twice; `unlessGet` where
 * the user chooses the method.
 */
export function changesAnything(
	operation: EndpointOperation | SpecialOperation<string>,
): SpecialOperation<string>['changes'] {
	if ('run' in operation) return operation.changes;
	const { method, idempotent, startsJob, changesNothing } = operation;
	if (changesNothing === true || startsJob === true) return false;
	return method !== 'GET' || idempotent === false;
}
