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

/** The way to the only list of a reply. */
interface PathToList {
	/** The objects inside the reply that lead to it, the outermost first. */
	readonly holders: readonly JsonRecord[];
	/** The names of their members and of the list. */
	readonly names: readonly string[];
}

function pathToList(top: JsonRecord): PathToList {
	const holders: JsonRecord[] = [];
	const names: string[] = [];
	for (let place = top; holders.length < MOST_OUTER_LEVELS;) {
		const [name = '', inner] = onlyMember(place) ?? [];
		names.push(nameOfSign(name));
		if (!isRecord(inner)) return { holders: isListOfRecords(inner) ? holders : [], names };
		holders.push(inner);
		place = inner;
	}
	return { holders: [], names };
}

/**
 * The objects inside a reply that lead to a list, whatever their names: what stands next to the list says
 * whether it is whole, also where it is not read as the list of the reply.
 */
export function leadingObjects(top: JsonRecord): readonly JsonRecord[] {
	return pathToList(top).holders;
}

/**
 * The list to which the objects of a reply lead: `data.channels.edges` of GraphQL, `_embedded.channels`
 * of HAL, `d.results` of OData. Each object has nothing else but members about paging and the reply, as
 * any other member makes it an entry that has a list; and at most one name is not generic, as no name of
 * an entry may be lost.
 */
export function heldList(top: JsonRecord): readonly unknown[] | undefined {
	const { holders, names } = pathToList(top);
	const holder = holders.at(-1);
	const own = names.filter((name) => !GENERIC.has(name));
	if (holder === undefined || holders.length >= MOST_LEVELS || own.length > 1) return undefined;
	return listOf(onlyMember(holder)?.[1]);
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
