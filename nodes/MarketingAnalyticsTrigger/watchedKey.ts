import type { Connection } from '../../platform/http/connection/connection';
import { seenKeyOf } from '../../platform/polling/seenKeys';
import type { PolledEvent } from './event';

/**
 * Identifies what is monitored: platform, event and settings. The credential is not part of it, as
 * another credential for the same platform gives the same data.
 */
export function watchedKey(
	event: unknown,
	{ address }: Pick<Connection, 'address'>,
	{ watched }: Pick<PolledEvent, 'watched'>,
): string {
	return seenKeyOf(JSON.stringify([address.root, event, sorted(watched)]));
}

/** Sorts the members of each object by name, as forms store them in any order. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== 'object' || value === null) return value;
	const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
	return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}
