import type { MetricField } from '../shop/measures';

export const IMPORT_KINDS = [
	'website',
	'pagetree',
	'searchengine',
	'refererdomain',
	'opedata',
	'geoloccountry',
] as const;

export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The possible targets of columns. */
interface Targets {
	/** All of them are required: together they identify a row. */
	dimensions: readonly string[];
	/** Additional values, such as the URL of a page. */
	optionalDimensions: readonly string[];
	/** At least one is required. */
	metrics: readonly MetricField[];
}

const SITE_METRICS: readonly MetricField[] = [
	'duration',
	'visit',
	'dvisitor',
	'scartvalid',
	'scartvalidamount',
	'estimatevalid',
	'estimatevalidamount',
	'scart',
];

function siteTargets(...dimensions: string[]): Targets {
	return { dimensions, optionalDimensions: [], metrics: SITE_METRICS };
}

/** docs/platform.md, Targets by kind. */
export const TARGETS: Readonly<Record<ImportKind, Targets>> = {
	website: siteTargets('website_name'),
	pagetree: {
		dimensions: ['pageinfo_name'],
		optionalDimensions: ['pageinfo_url'],
		metrics: ['hit', 'duration', 'visit', 'visitin', 'visitout', 'visitone'],
	},
	searchengine: siteTargets('searchengine_name'),
	refererdomain: siteTargets('refererdomain_name'),
	opedata: siteTargets('media_key', 'publisher_name', 'ope_name'),
	geoloccountry: siteTargets('geoloccountry_isocode'),
};

/** docs/platform.md, Allowed media_key values; reports have other channels. */
export const MEDIA_KEYS: readonly string[] =
	'MAILING ADVERTISING AFFILIATION SPONSOREDLINK PARTNER TRUSTEDFEED OFFLINE GENERIC'.split(' ');
