/** What is made when it is first needed: n8n starts with this, and many of these take milliseconds. */
export function memoize<T>(make: () => T): () => T {
	let made: { readonly it: T } | undefined;
	return () => (made ??= { it: make() }).it;
}
