import type { Platform } from '../platform';
import { type Work, answerEndpoint } from './answering';
import type { Endpoint } from './endpoint';
import { Refusal } from './refusal';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

export interface ServedRoute {
	method: (typeof METHODS)[number];
	path: string;
	work: Work;
}

/** Every method of every path: what is not served says what is. */
export function routesOf(platform: Platform, endpoints: readonly Endpoint[]): ServedRoute[] {
	return [...byPath(endpoints)].flatMap(([path, served]) =>
		METHODS.map((method) => {
			const endpoint = served.find((one) => one.methods.some((known) => known === method));
			const work: Work = endpoint
				? (request) => answerEndpoint(platform, endpoint, request)
				: () => refuseMethod(path, method, served);
			return { method, path, work };
		}),
	);
}

function refuseMethod(path: string, method: string, endpoints: readonly Endpoint[]): never {
	const known = endpoints.flatMap((one) => one.methods).join(' or ');
	throw new Refusal(405, 'METHOD_NOT_ALLOWED', `Call ${path} with ${known}, not ${method}.`);
}

function byPath(endpoints: readonly Endpoint[]): Map<string, Endpoint[]> {
	const paths = new Map<string, Endpoint[]>();
	for (const endpoint of endpoints) {
		paths.set(endpoint.path, [...(paths.get(endpoint.path) ?? []), endpoint]);
	}
	return paths;
}
