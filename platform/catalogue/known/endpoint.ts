import type { Endpoint, HttpMethod } from '../endpointRow';

/** An endpoint that can be called by its name, with or without an operation of its own. */
export interface KnownEndpoint extends Endpoint {
	/** Method and path, which identify it in workflows. */
	readonly id: string;
	/** Its name: the subject, a colon, and the action. */
	readonly name: string;
	/** Whether it is observed practice and not part of the specification. */
	readonly isBeyond: boolean;
	/** The operation that calls it with the required file, as users know it. */
	readonly ownOperation?: string;
	/** The ID that it had in an earlier release. */
	readonly renamedFrom?: string;
	/** What to use instead of a deprecated endpoint. */
	readonly deprecatedFor?: string;
}

/** The ID of an endpoint: method and path. */
export function endpointId(method: HttpMethod, path: string): string {
	return `${method} ${path}`;
}

/** The method and path of an ID. */
export function callOf(id: string): { readonly method: HttpMethod; readonly path: string } {
	const path = id.slice(id.indexOf(' ') + 1);
	const method = METHODS.find((one) => id === endpointId(one, path));
	if (method === undefined) throw new Error(`Not a method and path: ${id}`);
	return { method, path };
}

const METHODS: readonly HttpMethod[] = ['GET', 'POST', 'DELETE'];

/** The names of the places in a path. */
export function placesIn(path: string): string[] {
	return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}
