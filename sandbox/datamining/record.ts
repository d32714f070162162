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

/** What a replayed record says about itself, instead of what the shop makes up. */
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

/** One sale, estimate, goal, search, click or cart. */
export interface DataRecord {
	id: string;
	reference: string;
	/** Unix seconds. */
	at: number;
	/** The source that brought it, before any attribution rule. */
	leaf: Leaf;
	conversion: Conversion;
	/** Seed of all made-up details. */
	seed: number;
	cents: number;
	status: Status;
	/** What a validation accepted; 0 until then. */
	validCents: number;
	/** Validated for a part of its amount, once and for ever. */
	partial: boolean;
	/** The goal, the words searched for, the site clicked to. */
	subject: string;
	/** The sale a cart became. */
	orderReference?: string;
	given: GivenFacts;
}

/** Where in the shop's history a record comes from. */
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

// Longer than a JavaScript number can hold: an id read as a number loses digits, and shows it.
export function idOf(group: RecordGroup, site: Site, { day, leafIndex, index }: Origin): string {
	return `${group.code}${site.id}${day}${padded(leafIndex, 4)}${padded(index, 5)}`;
}

/** The origin a reference or an id names; undefined for what the shop's history cannot contain. */
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
