import type { Endpoint, EndpointOperation, SpecialOperation } from './row';

/**
 * Whether an operation changes something, so that doing it twice is not the same as doing it once;
 * `unlessGet` and `ifTicked` where that depends on what the user has chosen.
 */
export function changesOf(
	operation: EndpointOperation | SpecialOperation<string>,
): SpecialOperation<string>['changes'] {
	if ('run' in operation) return operation.changes;
	const { method, idempotent, startsJob } = operation;
	if (idempotent === true || startsJob === true) return false;
	return method !== 'GET' || idempotent === false;
}

/** Whether a call changes something on the platform, be it in a way that may be repeated or not. */
export function isChanging({ method, idempotent, startsJob, onlyReads }: Endpoint): boolean {
	if (startsJob === true || onlyReads === true) return false;
	return method !== 'GET' || idempotent === false;
}

/**
 * Whether an operation changes anything at all, be it something that may be done twice; `unlessGet` where
 * the user chooses the method.
 */
export function changesAnything(
	operation: EndpointOperation | SpecialOperation<string>,
): SpecialOperation<string>['changes'] {
	return 'run' in operation ? operation.changes : isChanging(operation);
}
