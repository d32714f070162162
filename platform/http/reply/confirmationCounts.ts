import { groupedNumber } from './signWords';
import { flagOf, jsonNumber } from './flags';
import {
	ACCEPTED_COUNTS,
	CHANGED_COUNTS,
	countedIn,
	KNOWN_COUNTS,
	REJECTED_COUNTS,
	TAKEN_FLAGS,
	TOTAL_COUNTS,
} from './signNames';
import type { Change, Signs } from './replyVerdict';

/** A member of a reply to a change. */
export interface Member {
	/** As `nameOfSign` returns it. */
	readonly name: string;
	readonly value: unknown;
	readonly change: Change;
	/** Whether its object is an entity with an ID, of which the member may be a property. */
	readonly isRecord: boolean;
	/** Whether a member of its object explains an error. */
	readonly isExplained: boolean;
}

/** A member that may be a count, and its number; a list of rows is no count. */
interface Count {
	readonly name: string;
	readonly number: number | undefined;
}

/** The counts among the members of an object. */
export function countsOf(
	members: ReadonlyArray<{ readonly name: string; readonly value: unknown }>,
): readonly Count[] {
	return members.map(({ name, value }) => ({
		name,
		number: Array.isArray(value) && TOTAL_COUNTS.has(name) ? undefined : countNumber(value),
	}));
}

/** A number of entries, which a text may hold in groups: "1,200". */
function countNumber(value: unknown): number | undefined {
	return jsonNumber(value) ?? groupedNumber(typeof value === 'string' ? value : undefined);
}

const isTotal = ({ name }: Count) => TOTAL_COUNTS.has(name) || TOTAL_COUNTS.has(countedIn(name));
const sumOf = (counts: readonly Count[]) => counts.reduce((sum, { number = 0 }) => sum + number, 0);
const largestOf = (counts: readonly Count[]) =>
	counts.reduce((largest, { number = 0 }) => Math.max(largest, number), 0);

/**
 * Whether an object counts more entries than it says were accepted or rejected, so that the rest is
 * open: 12 rows, 3 of them imported, or none inserted.
 */
export function leavesEntriesOpen(counts: readonly Count[]): boolean {
	const isRead = (one: Count) => isTotal(one) || (PROCESSED.has(one.name) && hasAccepted(counts));
	const known = counts.filter(({ number }) => number !== undefined);
	const done = known.filter((one) => !isRead(one) && kindCounted(one.name) !== undefined);
	const areCounted = done.some(
		({ name, number = 0 }) => number > 0 || CHANGED_COUNTS.has(countedIn(name)),
	);
	return areCounted && largestOf(known.filter(isRead)) > sumOf(done);
}

// Next to a count of accepted entries, these count all that were read.
const PROCESSED = new Set(['processed', 'uploaded', 'traite', 'traites']);

function hasAccepted(counts: readonly Count[]): boolean {
	return counts.some((one) => {
		const isAccepted = !isTotal(one) && kindCounted(one.name) === 'accepted';
		// 1 may be a flag.
		return isAccepted && one.number !== undefined && one.number !== 1;
	});
}

/** How many entries an object counts as received, accepted or changed; 0 if it counts none. */
export function entriesCounted(counts: readonly Count[]): number {
	const of = (kind: Counted) => counts.filter(({ name }) => kindCounted(name) === kind);
	const received = counts.filter((one) => isTotal(one) && !OF_ANYTHING.has(one.name));
	return Math.max(largestOf(of('accepted')), sumOf(of('changed')), largestOf(received));
}

// These may count files or days as well as rows.
const OF_ANYTHING = new Set(['total', 'totalitems', 'totalcount', 'requested']);

/** Reads how many entries of an upload the platform had already, which says that it did not store them. */
export function readKnownCount({ name, value, change }: Member, signs: Signs): boolean {
	if (change.upload === undefined || !KNOWN_COUNTS.has(countedIn(name))) return false;
	const number = Array.isArray(value) ? value.length : countNumber(value);
	if (number !== undefined ? number > 0 : flagOf(value) === true) signs.doubtful = true;
	return true;
}

/** Reads how many entries were accepted, changed or rejected, or whether they were. */
export function readCountOrFlag(member: Member, signs: Signs): boolean {
	const { name, value } = member;
	const kind = kindCounted(name);
	if (kind === undefined) return false;
	const number = Array.isArray(value) ? value.length : countNumber(value);
	if (number !== undefined) {
		noteNumber(kind, number, member, signs);
		return true;
	}
	const flag = flagOf(value);
	if (flag !== undefined) noteFlag(kind, flag, member, signs);
	return flag !== undefined || notePart(kind, member, signs);
}

// "3/12" or "3 of 12".
const PART_OF_ALL = /^\s*(\d{1,9})\s{0,3}(?:\/|of|out of|sur|von|de|di|van)\s{0,3}(\d{1,9})\b/i;

/** Reads a text such as "3 of 12". @returns whether it is one */
function notePart(kind: Counted, member: Member, signs: Signs): boolean {
	const { value } = member;
	const [, part, all] = PART_OF_ALL.exec(typeof value === 'string' ? value : '') ?? [];
	if (part === undefined || all === undefined) return false;
	const [counted, others] = [Number(part), Number(all) - Number(part)];
	noteNumber(kind, counted, member, signs);
	if (others <= 0) return true;
	if (kind === 'rejected') signs.accepted = Math.max(signs.accepted, others);
	if (kind === 'accepted') signs.rejected = Math.max(signs.rejected, others);
	if (kind === 'changed') signs.doubtful = true;
	return true;
}

type Counted = 'rejected' | 'accepted' | 'changed';

/** What a member of this name counts, or states as a flag. */
function kindCounted(name: string): Counted | undefined {
	const counted = countedIn(name);
	if (REJECTED_COUNTS.has(counted)) return 'rejected';
	if (ACCEPTED_COUNTS.has(counted) || TAKEN_FLAGS.has(name)) return 'accepted';
	return CHANGED_COUNTS.has(counted) ? 'changed' : undefined;
}

function noteNumber(kind: Counted, number: number, { isRecord }: Member, signs: Signs): void {
	if (kind === 'rejected') signs.rejected = Math.max(signs.rejected, number);
	else if (number > 0) signs.accepted = Math.max(signs.accepted, number);
	else if (kind === 'accepted' && !isRecord) signs.none = true;
}

function noteFlag(kind: Counted, flag: boolean, { isRecord }: Member, signs: Signs): void {
	if (isRecord) return;
	if (kind === 'rejected') signs.refused ||= flag;
	else if (flag) signs.succeeded = true;
	else signs.none = true;
}
