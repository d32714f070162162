import type { Endpoint, EndpointOperation, SpecialOperation } from './endpointRow';

/** What a call may do beyond reading: whether an agent may make it, and whether it may be made twice, follows from this. */
export interface EndpointEffect {
	/** Whether it may change something on the platform. */
	readonly changes: boolean;
	/** Whether making it twice is the same as making it once. */
	readonly repeatable: boolean;
	/** Whether its reply holds a token. */
	readonly givesToken: boolean;
}

/** What a call to an endpoint may do. Its method counts only where the endpoint does not say more. */
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

/** What an operation may do; undefined where that depends on the endpoint that each item chooses. */
export function effectOfOperation(
	operation: EndpointOperation | SpecialOperation<string>,
): EndpointEffect | undefined {
	if (!('run' in operation)) return effectOf(operation);
	const { changes } = operation;
	if (changes === 'byEndpoint') return undefined;
	return { changes, repeatable: !changes, givesToken: false };
}

/** Whether doing something twice may change something twice. */
export function changesTwice({ changes, repeatable }: EndpointEffect): boolean {
	return changes && !repeatable;
}
