import { PathTable, type Found } from './pathTable';
import { Refusal, notFound } from './refusal';

export type Method = 'GET' | 'POST' | 'DELETE';

/** What is served at a path, whatever it does. */
export interface Route {
	methods: readonly Method[];
	/** With names in braces for values, e.g. `/ea/{site}/db/mdevicetype/getall.json`. */
	path: string;
}

/** The routes of each path. */
export type Served<R extends Route> = PathTable<readonly R[]>;

/** Routes, and the path that stands before all of theirs. */
export function servedAt<R extends Route>(
	...groups: Array<readonly [root: string, readonly R[]]>
): Served<R> {
	const paths = new Map<string, R[]>();
	for (const [root, routes] of groups) {
		for (const route of routes) {
			const path = root + route.path;
			paths.set(path, [...(paths.get(path) ?? []), route]);
		}
	}
	return new PathTable(paths);
}

/** The route for a request; what is not served says what is. */
export function routeFor<R extends Route>(
	served: Served<R>,
	method: string,
	path: string,
): Found<R> {
	const found = served.find(path);
	if (!found) throw notFound('ROUTE_UNKNOWN', `There is no ${method} ${path}.`);
	const { value: routes, params } = found;
	const value = routes.find((one) => one.methods.some((known) => known === method));
	if (value) return { value, params };
	const known = routes.flatMap((one) => one.methods).join(' or ');
	throw new Refusal(
		405,
		'METHOD_NOT_ALLOWED',
		`Call ${routes[0]?.path ?? ''} with ${known}, not ${method}.`,
	);
}
