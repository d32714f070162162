import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf } from '../../../base/json/json';
import { nameOfSign } from '../signNames';
import { isPagingMember, isPagingName } from '../pagingNames';

const MOST_LEVELS = 3;
const MOST_OUTER_LEVELS = 6;

/** Objects and lists about the reply, which stand next to its entries. */
const ENVELOPE_NAMES = new Set(
	'errors error messages warnings notices metadata info debug responseheader took shards maxscore statuscode'.split(
		' ',
	),
);

/** Names that say nothing of what is listed. */
const GENERIC = new Set(
	'data d result results response embedded body payload edges nodes items rows records entries entry list values elements content hits docs documents feed'.split(
		' ',
	),
);

/**
 * The objects inside a reply that lead to its only list, the outermost first: `data.channels.edges` of
 * GraphQL, `_embedded.channels` of HAL, `d.results` of OData. Each has nothing else but members about
 * paging and the reply, as any other member makes it an entry that has a list; and at most one name is
 * not generic, as no name of an entry may be lost.
 */
function listHolders(top: JsonRecord): JsonRecord[] {
	const holders: JsonRecord[] = [];
	const names: string[] = [];
	for (let place = top; holders.length < MOST_LEVELS;) {
		const [name = '', inner] = onlyMember(place) ?? [];
		if (!GENERIC.has(nameOfSign(name))) names.push(name);
		if (!isRecord(inner)) return isListOfRecords(inner) && names.length < 2 ? holders : [];
		holders.push(inner);
		place = inner;
	}
	return [];
}

/**
 * The objects inside a reply that lead to a list, whatever their names: what stands next to the list says
 * whether it is whole, also where it is not read as the list of the reply.
 */
export function leadingObjects(top: JsonRecord): JsonRecord[] {
	const found: JsonRecord[] = [];
	for (let place = top; found.length < MOST_OUTER_LEVELS;) {
		const [, inner] = onlyMember(place) ?? [];
		if (!isRecord(inner)) return isListOfRecords(inner) ? found : [];
		found.push(inner);
		place = inner;
	}
	return [];
}

/** The list to which the holders of a reply lead. */
export function heldList(top: JsonRecord): readonly unknown[] | undefined {
	const [holder] = listHolders(top).slice(-1);
	return holder && listOf(onlyMember(holder)?.[1]);
}

/** The only member of a place that is not about paging or the reply. */
function onlyMember(place: JsonRecord): [string, unknown] | undefined {
	const [found, another] = Object.entries(place).filter(
		([name, value]) => !isEnvelopeMember(name, value),
	);
	// A member named by a number is an entry with that ID, and holds no list of entries.
	return found && !another && !/^\d+$/.test(found[0]) ? found : undefined;
}

/** Whether a member is about paging or the reply; a list of entries is not, whatever its name. */
export function isEnvelopeMember(name: string, value?: unknown): boolean {
	if (ENVELOPE_NAMES.has(nameOfSign(name)) || isPagingName('around', name)) return true;
	const isEntries = listOf(value).length > 0 && isListOfRecords(value);
	return isPagingMember(name) && !isEntries;
}

function isListOfRecords(value: unknown): boolean {
	return Array.isArray(value) && listOf(value).every(isRecord);
}
