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
}

/** The ID of an endpoint: method and path. */
export function endpointId(method: HttpMethod, path: string): string {
	return `${method} ${path}`;
}

/** The names of the places in a path. */
export function placesIn(path: string): string[] {
	return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}
