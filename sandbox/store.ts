import type { Clock } from './clock';

/** The context of every state: the platform's clock, and the duration of its jobs. */
export interface Store {
	clock: Clock;
	jobSeconds: number;
}

/** State that a group keeps between calls, created on first use. */
export function state<State>(begin: (store: Store) => State): (of: { store: Store }) => State {
	const states = new WeakMap<Store, State>();
	return ({ store }) => remembered(states, store, begin);
}

interface Memory<Key, Value> {
	readonly size?: number;
	get(key: Key): Value | undefined;
	set(key: Key, value: Value): unknown;
	clear?(): void;
}

/** Returns the cached value of a key or computes it; a full cache is cleared. */
export function remembered<Key, Value>(
	memory: Memory<Key, Value>,
	key: Key,
	make: (key: Key) => Value,
	most = Infinity,
): Value {
	const before = memory.get(key);
	if (before !== undefined) return before;
	const made = make(key);
	if (memory.size !== undefined && memory.size > most) memory.clear?.();
	memory.set(key, made);
	return made;
}
