import type { Site } from '../shop/sites';
import { type DayNumber, dayNumber, isoDate } from '../clock';
import { seedOf } from '../shop/chance';
import type { Leaf } from '../shop/leaves';
import type { Conversion } from '../shop/sales';
import type { RecordGroup } from './groups';

export const STATUSES = ['PENDING', 'VALID', 'INVALID'] as const;
export type Status = (typeof STATUSES)[number];

export interface ProductLine {
	ref: string;
	name: string;
	quantity: number;
	cents: number;
}

/** The values of a replayed record, which replace generated ones. */
export interface GivenFacts {
	email?: string;
	uid?: string;
	ip?: string;
	profile?: string;
	type?: string;
	payment?: string;
	currency?: string;
	marginCents?: number;
	estimateRef?: string;
	products?: readonly ProductLine[];
}

/** A sale, estimate, goal, search, click or cart. */
export interface DataRecord {
	id: string;
	reference: string;
	/** Unix seconds. */
	at: number;
	/** The source of the visit, before any attribution rule. */
	leaf: Leaf;
	conversion: Conversion;
	/** The seed of all generated details. */
	seed: number;
	cents: number;
	status: Status;
	/** The validated amount; 0 until then. */
	validCents: number;
	/** Whether it was validated for a part of its amount, which is final. */
	partial: boolean;
	/** The goal, the search words, or the site of the click. */
	subject: string;
	/** The sale that a cart became. */
	orderReference?: string;
	given: GivenFacts;
}

/** The origin of a record in the shop's history. */
export interface Origin {
	day: DayNumber;
	leafIndex: number;
	index: number;
}

/** Depends on the origin only, so that it is the same in every run. */
export function referenceOf(group: RecordGroup, { day, leafIndex, index }: Origin): string {
	const date = isoDate(day).slice(2).replaceAll('-', '');
	return `${group.letters}-${date}-${padded(leafIndex, 3)}${padded(index, 4)}`;
}

// Longer than a JavaScript number can represent, so that an ID that is read as a number visibly
// loses digits.
export function idOf(group: RecordGroup, site: Site, { day, leafIndex, index }: Origin): string {
	return `${group.code}${site.id}${day}${padded(leafIndex, 4)}${padded(index, 5)}`;
}

/** The origin of a reference or an ID; undefined if the shop's history cannot contain it. */
export function originOf(group: RecordGroup, site: Site, text: string): Origin | undefined {
	const byReference = new RegExp(`^${group.letters}-(\\d\\d)(\\d\\d)(\\d\\d)-(\\d{3})(\\d{4})$`);
	const [, year, month, date, leaf, index] = byReference.exec(text) ?? [];
	if (leaf !== undefined) {
		const day = dayNumber(`20${year}-${month}-${date}`);
		return { day, leafIndex: Number(leaf), index: Number(index) };
	}
	const byId = new RegExp(`^${group.code}${site.id}(\\d{5})(\\d{4})(\\d{5})$`).exec(text);
	if (!byId) return undefined;
	return { day: Number(byId[1]), leafIndex: Number(byId[2]), index: Number(byId[3]) };
}

export function seedFor(site: Site, reference: string): number {
	return seedOf(`${site.name} ${reference}`);
}

function padded(value: number, length: number): string {
	return String(value).padStart(length, '0');
}
