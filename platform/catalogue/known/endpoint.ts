import type { Endpoint, HttpMethod } from '../endpointRow';

/** An endpoint that can be called by its name, whatever operation of its own it has or has not. */
export interface KnownEndpoint extends Endpoint {
	/** Method and path, by which workflows keep it. */
	readonly id: string;
	/** In words: what it is about, a colon, what is done. */
	readonly name: string;
	/** Whether it is observed practice, and not one of the specification. */
	readonly isBeyond: boolean;
	/** The operation that calls it with the file that it wants, as users know it. */
	readonly ownOperation?: string;
}

/** What identifies an endpoint. */
export function endpointId(method: HttpMethod, path: string): string {
	return `${method} ${path}`;
}

/** The values that a path is filled with, by their names. */
export function placesIn(path: string): string[] {
	return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}
