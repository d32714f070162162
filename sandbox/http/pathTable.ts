/** What lies at a path, and the values that the path holds. */
export interface Found<T> {
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
export class PathTable<T> {
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
