import type { Site } from '../shop/sites';
import { type DayNumber, isoDate } from '../clock';
import { chance, indexOfShare, runningShares } from '../shop/chance';
import type { ImportedFact } from '../imports/importedData';
import type { Leaf } from '../shop/leaves';
import { COUNTRIES, PAGES } from '../shop/plan';
import { channelOf } from './importView';

/** One bundle of facts: where it came from, who is credited, on which device and day. */
export interface Atom {
	site: Site;
	/** The leaf that gets the credit. */
	leaf: Leaf;
	/** The leaf that brought the visit; differs from `leaf` for a sale moved by an attribution rule. */
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

function dimension(
	field: string,
	label: string,
	valueOf: (atom: Atom) => string,
	// What an import does not say, such as the creative, has no name.
	ofImported: (fact: ImportedFact) => string = ({ names }) => names[field] ?? '',
): Dimension {
	return { field, label, valueOf, ofImported };
}

export const MEDIA = dimension('media_key', 'Channel', ({ leaf }) => leaf.channel.key, channelOf);
export const PUBLISHER = dimension('publisher_name', 'Publisher', ({ leaf }) => leaf.publisher);
export const CAMPAIGN = dimension('ope_name', 'Campaign', ({ leaf }) => leaf.campaign);
export const CREATIVE = dimension('creative_name', 'Creative', ({ leaf }) => leaf.creative);
// Observed practice: paid search names its campaigns with another field.
export const SEM_CAMPAIGN = dimension(
	'semcampaign_name',
	'Campaign',
	({ leaf }) => leaf.campaign,
	({ names }) => names.ope_name ?? '',
);
export const NAME = dimension(
	'name',
	'Name',
	({ leaf }) => leaf.creative,
	({ names }) => names.searchengine_name ?? names.refererdomain_name ?? '',
);
// Observed practice: one row per day, beside the split by date scale.
export const DAY = dimension(
	'date_day',
	'Day',
	({ day }) => isoDate(day),
	({ day }) => isoDate(day),
);
export const WEBSITE = dimension('website_name', 'Website', ({ site }) => site.name);
export const SEARCH_ENGINE = dimension(
	'searchengine_name',
	'Search engine',
	({ leaf }) => leaf.creative,
);
export const REFERER = dimension(
	'refererdomain_name',
	'Referring domain',
	({ leaf }) => leaf.creative,
);
export const PAGE_NAME = dimension('pageinfo_name', 'Page', (atom) => pageOf(atom)?.name ?? '');
export const PAGE_URL = dimension(
	'pageinfo_url',
	'Page address',
	(atom) => `https://${atom.site.domain}${pageOf(atom)?.url ?? '/'}`,
);
export const COUNTRY = dimension('geoloccountry_isocode', 'Country', countryOf);

const PAGE_SHARES = runningShares(PAGES.map((page) => page.weight));

// A bundle of facts goes to one page and one country as a whole, so that every split adds up.
function pageOf({ source, deviceId, day }: Atom) {
	return PAGES[indexOfShare(PAGE_SHARES, chance(source.seed, day, 70 + deviceId))];
}

function countryOf({ site, source, deviceId, day }: Atom): string {
	const shares = runningShares(COUNTRIES.map((country) => country.weight[site.name] ?? 1));
	return COUNTRIES[indexOfShare(shares, chance(source.seed, day, 90 + deviceId))]?.code ?? '';
}
