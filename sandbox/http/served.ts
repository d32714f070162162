import { notFound, Refusal } from './refusal';

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

/** What lies at a path, and the values that the path holds. */
interface Found<T> {
	readonly value: T;
	readonly params: Readonly<Record<string, string>>;
}

interface Place<T> {
	readonly named: Map<string, Place<T>>;
	/** Where any segment leads. */
	open?: Place<T>;
	end?: { readonly value: T; readonly names: readonly string[] };
}

/**
 * Paths such as `/ea/{site}/ping.json`, and what lies there. It is made once: a server that is told
 * hundreds of routes at each start takes longer to start than most tests take.
 */
class PathTable<T> {
	private readonly root: Place<T> = { named: new Map() };

	constructor(paths: Iterable<readonly [path: string, value: T]>) {
		for (const [path, value] of paths) {
			const segments = path.split('/');
			const end = { value, names: segments.flatMap((one) => nameIn(one) ?? []) };
			segments.reduce(placeBelow, this.root).end = end;
		}
	}

	find(path: string): Found<T> | undefined {
		return findIn(this.root, path.split('/').map(decoded), []);
	}
}

const nameIn = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];

function placeBelow<T>(from: Place<T>, segment: string): Place<T> {
	const isOpen = nameIn(segment) !== undefined;
	const next = (isOpen ? from.open : from.named.get(segment)) ?? { named: new Map() };
	if (isOpen) Object.assign(from, { open: next });
	else from.named.set(segment, next);
	return next;
}

function findIn<T>(
	{ named, open, end }: Place<T>,
	[segment, ...rest]: readonly string[],
	values: readonly string[],
): Found<T> | undefined {
	if (segment === undefined) return end && { value: end.value, params: paired(end.names, values) };
	const next = named.get(segment);
	const found = next && findIn(next, rest, values);
	if (found || !open || segment === '') return found;
	return findIn(open, rest, [...values, segment]);
}

function paired(names: readonly string[], values: readonly string[]): Record<string, string> {
	return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
