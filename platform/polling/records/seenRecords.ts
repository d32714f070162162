import type { JsonRecord } from '../../base/json/json';
import type { SeenKeys } from '../seenKeys';
import { seenKeyOf } from '../seenKeys';
import type { RecordKind } from './recordKeys';
import { identitiesOf, numberedKey } from './recordKeys';

/** What is remembered of a record next to its key. */
interface SeenRecord {
	readonly state: string;
	/** Keys of what else identifies it: the reference of a record whose own key is that of its ID. */
	readonly otherKeys: readonly string[];
}

const WORD = /^(.*?)((?:\|[\w-]{10})*)$/s;

/** Reads the word that is stored with the key of a record. */
export function readSeenRecord(word: string): SeenRecord {
	const [, state = '', others = ''] = WORD.exec(word) ?? [];
	return { state, otherKeys: others.split('|').slice(1) };
}

/**
 * The keys of the records that were found, with the word that is stored for each.
 *
 * @param keys one for each record
 * @param states one for each record
 */
export function seenRecords(
	records: readonly JsonRecord[],
	keys: readonly string[],
	states: readonly string[],
	kind: RecordKind,
): Map<string, string> {
	const identities = identitiesOf(records, kind);
	return new Map(
		keys.map((key, at) => {
			const [, ...others] = identities[at] ?? [];
			return [key, [states[at] ?? '', ...others.map(seenKeyOf)].join('|')];
		}),
	);
}

/**
 * The seen keys, where a record that was seen with its reference only, and now has an ID as well, has
 * its present key, and so has one that was seen with both and now has its reference only. A key that
 * a record of this search still has remains its own, and a key is passed on once: another record with
 * the same reference is new.
 *
 * @param keys the present key of each record
 */
export function withPresentKeys(
	seenKeys: SeenKeys,
	records: readonly JsonRecord[],
	keys: readonly string[],
	kind: RecordKind,
): SeenKeys {
	const unseen = [...keys.keys()].filter((at) => !seenKeys.has(keys[at] ?? ''));
	if (unseen.length === 0) return seenKeys;
	const identities = identitiesOf(records, kind);
	const takeKey = earlierKeys(seenKeys, new Set(keys));
	const renamed = new Map(seenKeys);
	for (const at of unseen) {
		const earlier = takeKey(identities[at] ?? []);
		if (earlier === undefined) continue;
		renamed.set(keys[at] ?? '', renamed.get(earlier) ?? '');
		renamed.delete(earlier);
	}
	return renamed;
}

/**
 * Finds the key that an unseen record had before, each one once: that of a record which was seen with
 * the same reference, and either had no ID then or has none now. Records with different IDs differ.
 */
function earlierKeys(seenKeys: SeenKeys, present: ReadonlySet<string>) {
	const taken = new Set<string>();
	const free = new Map<string, string[]>();
	const withBoth = keysByOtherKey(seenKeys);
	const takeFrom = (place: string, find: () => readonly string[]): string | undefined => {
		const own = free.get(place) ?? find().filter((key) => !present.has(key));
		free.set(place, own);
		let key = own.pop();
		while (key !== undefined && taken.has(key)) key = own.pop();
		if (key !== undefined) taken.add(key);
		return key;
	};
	return ([first, ...others]: readonly string[]): string | undefined => {
		if (first === undefined) return undefined;
		for (const identity of others) {
			const key = takeFrom(identity, () => seenKeysOf(identity, seenKeys));
			if (key !== undefined) return key;
		}
		const other = seenKeyOf(first);
		return takeFrom(`other ${other}`, () => [...(withBoth.get(other) ?? [])].reverse());
	};
}

/** The keys of all records that were seen with an identity, the last one first. */
function seenKeysOf(identity: string, seenKeys: SeenKeys): string[] {
	const keys: string[] = [];
	for (let count = 1; seenKeys.has(numberedKey(identity, count)); count++)
		keys.push(numberedKey(identity, count));
	return keys.reverse();
}

/** The keys of the records that were seen with more than one identity, by their other keys. */
function keysByOtherKey(seenKeys: SeenKeys): ReadonlyMap<string, string[]> {
	const keys = new Map<string, string[]>();
	for (const [key, word] of seenKeys) {
		for (const other of readSeenRecord(word).otherKeys) {
			const own = keys.get(other) ?? [];
			own.push(key);
			keys.set(other, own);
		}
	}
	return keys;
}
