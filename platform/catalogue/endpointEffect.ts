import type { Endpoint, EndpointOperation, SpecialOperation } from './endpointRow';

/**
 * The effect of a call: it decides whether an agent may make it, and whether it may be repeated.
 */
export interface EndpointEffect {
	/** Whether it may change something on the platform. */
	readonly changes: boolean;
	/** Whether a repetition has no further effect. */
	readonly repeatable: boolean;
	/** Whether its reply contains a token. */
	readonly givesToken: boolean;
}

/**
 * The effect of a call to an endpoint. The method counts only if the endpoint does not say more.
 */
export function effectOf({
	method,
	idempotent,
	startsJob,
	onlyReads,
	givesToken,
}: Pick<
	Endpoint,
	'method' | 'idempotent' | 'startsJob' | 'onlyReads' | 'givesToken'
>): EndpointEffect {
	const reads = method === 'GET' || onlyReads === true;
	return {
		changes: startsJob !== true && onlyReads !== true && (!reads || idempotent === false),
		repeatable: idempotent ?? reads,
		givesToken: givesToken === true,
	};
}

/** The effect of an operation; undefined if it depends on the endpoint that each item chooses. */
export function effectOfOperation(
	operation: EndpointOperation | SpecialOperation<string>,
): EndpointEffect | undefined {
	if (!('run' in operation)) return effectOf(operation);
	const { changes } = operation;
	if (changes === 'byEndpoint') return undefined;
	return { changes, repeatable: !changes, givesToken: false };
}

/** Whether a repetition may change something twice. */
export function changesTwice({ changes, repeatable }: EndpointEffect): boolean {
	return changes && !repeatable;
}
