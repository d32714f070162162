import type { EndpointEffect } from '../endpointEffect';
import { effectOf } from '../endpointEffect';
import type { HttpMethod } from '../endpointRow';
import type { KnownEndpoint } from './endpoint';
import { knownEndpoints } from './index';

/**
 * What a call to a path may do. A path of no known endpoint counts as one that changes something, as nobody has
 * said that it does not.
 *
 * @param path as it is sent, below the service root
 * @param onlyReads whether the owner of the workflow says that a path of no known endpoint only reads; DELETE never does
 */
export function effectOfPath(method: HttpMethod, path: string, onlyReads: boolean): EndpointEffect {
	const effects = endpointsAt(method, path).map(effectOf);
	if (effects.length === 0) {
		const reads = onlyReads && method !== 'DELETE';
		return { changes: !reads, repeatable: reads, givesToken: namesToken(path) };
	}
	return {
		changes: effects.some(({ changes }) => changes),
		repeatable: effects.every(({ repeatable }) => repeatable),
		givesToken: effects.some(({ givesToken }) => givesToken),
	};
}

/** Whether a path is of a known endpoint. */
export function isKnownPath(method: HttpMethod, path: string): boolean {
	return endpointsAt(method, path).length > 0;
}

/** The known endpoints that a path may be of; none where a server could read the path in another way. */
function endpointsAt(method: HttpMethod, path: string): KnownEndpoint[] {
	const segments = segmentsOf(path);
	return [...knownEndpoints().values()].filter(
		(one) => one.method === method && isAt(one.path.split('/'), segments),
	);
}

/** Whether a path has just the segments of an endpoint, in the same letters, with a value in each place. */
function isAt(template: readonly string[], segments: ReadonlyArray<string | undefined>): boolean {
	return (
		template.length === segments.length &&
		template.every((known, at) => {
			const segment = segments[at];
			if (segment === undefined) return false;
			return PLACE.test(known) ? isPlainValue(segment) : segment === known;
		})
	);
}

const PLACE = /^\{\w+\}$/;

/** Whether a value is one segment for every server: one that decodes it finds no other path, and no end of it. */
function isPlainValue(value: string): boolean {
	return value.trim() !== '' && !/[/\\;?#%\p{Cc}]/u.test(value);
}

function segmentsOf(path: string): Array<string | undefined> {
	return path.split('/').map(decoded);
}

function decoded(segment: string): string | undefined {
	try {
		return decodeURIComponent(segment);
	} catch {
		return undefined;
	}
}

/** Whether an unknown path speaks of a secret, or is encoded twice, so that nobody can say what it speaks of. */
function namesToken(path: string): boolean {
	const text = segmentsOf(path)
		.map((segment) => segment ?? '%')
		.join('/');
	return /token|secret|passw|api_?key|%/i.test(text);
}
