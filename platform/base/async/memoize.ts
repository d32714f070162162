/**
 * Creates a value when it is first needed. Creating all of them at n8n's start would take
 * milliseconds each.
 */
export function memoize<T>(make: () => T): () => T {
	let made: { readonly it: T } | undefined;
	return () => (made ??= { it: make() }).it;
}
