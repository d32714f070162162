import type { EndpointEffect } from '../endpointEffect';
import { effectOf } from '../endpointEffect';
import type { HttpMethod } from '../endpointRow';
import type { KnownEndpoint } from './endpoint';
import { knownEndpoints } from './index';

/**
 * The effect of a call to a path. A path of no known endpoint counts as a change, as nothing says
 * otherwise.
 *
 * @param path as it is sent, below the service root
 * @param onlyReads whether the owner of the workflow says that a path of no known endpoint only
 * reads; DELETE never does
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

/** Whether a path belongs to a known endpoint. */
export function isKnownPath(method: HttpMethod, path: string): boolean {
	return endpointsAt(method, path).length > 0;
}

/**
 * The known endpoints that may have a path; empty if a server could interpret the path differently.
 */
function endpointsAt(method: HttpMethod, path: string): KnownEndpoint[] {
	const segments = segmentsOf(path);
	return [...knownEndpoints().values()].filter(
		(one) => one.method === method && isAt(one.path.split('/'), segments),
	);
}

/**
 * Whether a path matches an endpoint: the same segments in the same case, and a value in each
 * place.
 */
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

/**
 * Whether a value is one segment for every server: decoding it leads neither to another path nor to
 * its end.
 */
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

/** Whether an unknown path mentions a secret, or is encoded twice, so that it might. */
function namesToken(path: string): boolean {
	const text = segmentsOf(path)
		.map((segment) => segment ?? '%')
		.join('/');
	return /token|secret|passw|api_?key|%/i.test(text);
}
