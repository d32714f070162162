import type { Site } from '../shop/sites';
import { type DayNumber, isoDate } from '../clock';
import { chance, indexOfShare, runningShares } from '../shop/chance';
import type { ImportedFact } from '../imports/importedData';
import type { Leaf } from '../shop/leaves';
import { COUNTRIES, PAGES } from '../shop/plan';
import { channelOf } from './importView';

/** A unit of facts: its source, the credited leaf, its device and day. */
export interface Atom {
	site: Site;
	/** The credited leaf. */
	leaf: Leaf;
	/** The leaf of the visit; differs from `leaf` for a sale that an attribution rule moved. */
	source: Leaf;
	deviceId: number;
	day: DayNumber;
}

export interface Dimension {
	field: string;
	label: string;
	valueOf(atom: Atom): string;
	ofImported(fact: ImportedFact): string;
}

const COLUMNS = {
	media_key: ['Channel', ({ leaf }: Atom) => leaf.channel.key, channelOf],
	publisher_name: ['Publisher', ({ leaf }: Atom) => leaf.publisher],
	ope_name: ['Campaign', ({ leaf }: Atom) => leaf.campaign],
	creative_name: ['Creative', ({ leaf }: Atom) => leaf.creative],
	// Observed practice: paid search has another field for campaign names.
	semcampaign_name: [
		'Campaign',
		({ leaf }: Atom) => leaf.campaign,
		({ names }: ImportedFact) => names.ope_name ?? '',
	],
	name: [
		'Name',
		({ leaf }: Atom) => leaf.creative,
		({ names }: ImportedFact) => names.searchengine_name ?? names.refererdomain_name ?? '',
	],
	// Observed practice: one row per day, in addition to the split by date scale.
	date_day: ['Day', dayOf, dayOf],
	website_name: ['Website', ({ site }: Atom) => site.name],
	searchengine_name: ['Search engine', ({ leaf }: Atom) => leaf.creative],
	refererdomain_name: ['Referring domain', ({ leaf }: Atom) => leaf.creative],
	pageinfo_name: ['Page', (atom: Atom) => pageOf(atom)?.name ?? ''],
	pageinfo_url: [
		'Page address',
		(atom: Atom) => `https://${atom.site.domain}${pageOf(atom)?.url ?? '/'}`,
	],
	geoloccountry_isocode: ['Country', countryOf],
} as const;

export type Field = keyof typeof COLUMNS;

export function dimensionsOf(fields: readonly Field[]): Dimension[] {
	return fields.map((field) => {
		const [label, valueOf, ofImported] = COLUMNS[field];
		// A value that an import lacks, such as the creative, has no name.
		return { field, label, valueOf, ofImported: ofImported ?? (({ names }) => names[field] ?? '') };
	});
}

function dayOf({ day }: { day: DayNumber }): string {
	return isoDate(day);
}

const PAGE_SHARES = runningShares(PAGES.map((page) => page.weight));

// A unit of facts belongs to one page and one country, so that every split adds up.
function pageOf({ source, deviceId, day }: Atom) {
	return PAGES[indexOfShare(PAGE_SHARES, chance(source.seed, day, 70 + deviceId))];
}

function countryOf({ site, source, deviceId, day }: Atom): string {
	const shares = runningShares(COUNTRIES.map((country) => country.weight[site.name] ?? 1));
	return COUNTRIES[indexOfShare(shares, chance(source.seed, day, 90 + deviceId))]?.code ?? '';
}
