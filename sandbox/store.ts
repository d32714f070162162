import type { Clock } from './clock';

/** What every state is made of: the time on the platform, and how long its jobs take. */
export interface Store {
	clock: Clock;
	jobSeconds: number;
}

/** Something that a group remembers between two calls, made when it is first asked for. */
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

/** What was made for a key before, or else what is made now; all is forgotten when that is too much. */
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
