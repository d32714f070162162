import { notFound, Refusal } from './refusal';

export type Method = 'GET' | 'POST' | 'DELETE';

/** A route that is served at a path. */
export interface Route {
	methods: readonly Method[];
	/** With names in braces for values, e.g. `/ea/{site}/db/mdevicetype/getall.json`. */
	path: string;
}

/** Routes in a tree by the segments of their paths. */
export interface Served<R extends Route> {
	readonly named: Map<string, Served<R>>;
	/** The subtree of a segment with any value. */
	open?: Served<R>;
	/** The routes whose paths end here. */
	readonly routes: R[];
}

/**
 * Builds the tree of routes below a path. It is built once, because registering hundreds of routes
 * at each start of a server would take longer than most tests.
 */
export function servedAt<R extends Route>(
	...groups: Array<readonly [root: string, readonly R[]]>
): Served<R> {
	const top: Served<R> = { named: new Map(), routes: [] };
	for (const [root, routes] of groups) {
		for (const route of routes) {
			const place = (root + route.path).split('/').reduce(placeBelow<R>, top);
			place.routes.push(route);
		}
	}
	return top;
}

function placeBelow<R extends Route>(from: Served<R>, segment: string): Served<R> {
	const isOpen = nameIn(segment) !== undefined;
	const next = (isOpen ? from.open : from.named.get(segment)) ?? { named: new Map(), routes: [] };
	if (isOpen) from.open = next;
	else from.named.set(segment, next);
	return next;
}

/**
 * The route of a request, and the values in its path; an unknown path is answered with the known
 * ones.
 */
export function routeFor<R extends Route>(served: Served<R>, method: string, path: string) {
	const found = findIn(served, path.split('/').map(decoded), []);
	if (!found) throw notFound('ROUTE_UNKNOWN', `There is no ${method} ${path}.`);
	const { routes, values } = found;
	const route = routes.find((one) => one.methods.some((known) => known === method));
	if (route) return { route, params: paired(route.path, values) };
	const known = routes.flatMap((one) => one.methods).join(' or ');
	throw new Refusal(
		405,
		'METHOD_NOT_ALLOWED',
		`Call ${routes[0]?.path ?? ''} with ${known}, not ${method}.`,
	);
}

function findIn<R extends Route>(
	{ named, open, routes }: Served<R>,
	[segment, ...rest]: readonly string[],
	values: readonly string[],
): { routes: readonly R[]; values: readonly string[] } | undefined {
	if (segment === undefined) return routes.length > 0 ? { routes, values } : undefined;
	const next = named.get(segment);
	const found = next && findIn(next, rest, values);
	if (found || !open || segment === '') return found;
	return findIn(open, rest, [...values, segment]);
}

function paired(path: string, values: readonly string[]): Readonly<Record<string, string>> {
	const names = path.split('/').flatMap((segment) => nameIn(segment) ?? []);
	return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

function nameIn(segment: string): string | undefined {
	return /^\{(\w+)\}$/.exec(segment)?.[1];
}

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
