import type { Platform } from '../platform';
import { type Work, answerEndpoint } from './answering';
import type { Endpoint } from './endpoint';
import { rawPath } from './incoming';
import { PathTable } from './pathTable';
import { Refusal, notFound } from './refusal';

/** The endpoints of each path. */
export type Served = PathTable<readonly Endpoint[]>;

/** Endpoints, and the path that stands before all of theirs. */
export function servedAt(...groups: Array<readonly [root: string, readonly Endpoint[]]>): Served {
	const paths = new Map<string, Endpoint[]>();
	for (const [root, endpoints] of groups) {
		for (const endpoint of endpoints) {
			const path = root + endpoint.path;
			paths.set(path, [...(paths.get(path) ?? []), endpoint]);
		}
	}
	return new PathTable(paths);
}

/** Answers every method of every path: what is not served says what is. */
export function answerServed(platform: Platform, served: Served): Work {
	return (request) => {
		const { method } = request;
		const found = served.find(rawPath(request));
		if (!found) throw notFound('ROUTE_UNKNOWN', `There is no ${method} ${rawPath(request)}.`);
		const endpoint = found.value.find((one) => one.methods.some((known) => known === method));
		if (!endpoint) throw refusedMethod(method, found.value);
		return answerEndpoint(platform, endpoint, found.params, request);
	};
}

function refusedMethod(method: string, endpoints: readonly Endpoint[]): Refusal {
	const known = endpoints.flatMap((one) => one.methods).join(' or ');
	const path = endpoints[0]?.path ?? '';
	return new Refusal(405, 'METHOD_NOT_ALLOWED', `Call ${path} with ${known}, not ${method}.`);
}
