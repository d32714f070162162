/** Sorts the members of each object by name, as forms and replies have them in any order. */
export function sortMembers(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sortMembers);
	if (typeof value !== 'object' || value === null) return value;
	const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
	return Object.fromEntries(members.map(([name, member]) => [name, sortMembers(member)]));
}
