import type { Connection } from '../../platform/http/connection/connection';
import { seenKeyOf } from '../../platform/polling/seenKeys';
import type { PolledEvent } from './event';

/**
 * Stands for what is watched: on which platform, which event, and what of it. Whose credential it is does not
 * matter, as another one for the same platform sees the same.
 */
export function watchedKey(
	event: unknown,
	{ address }: Pick<Connection, 'address'>,
	{ watched }: Pick<PolledEvent, 'watched'>,
): string {
	return seenKeyOf(JSON.stringify([address.root, event, sorted(watched)]));
}

/** The same with the members of each object in the order of their names, as forms give them in any. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== 'object' || value === null) return value;
	const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
	return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}
