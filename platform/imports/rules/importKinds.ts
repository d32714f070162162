/** How a cell is read. */
export type CellType =
	'name' | 'id' | 'url' | 'channel' | 'country' | 'count' | 'seconds' | 'amount' | 'date';

export type KindName =
	'website' | 'pagetree' | 'searchengine' | 'refererdomain' | 'opedata' | 'geoloccountry';

export type ImportTargetName =
	| 'website_name'
	| 'pageinfo_name'
	| 'pageinfo_url'
	| 'searchengine_name'
	| 'refererdomain_name'
	| 'media_key'
	| 'publisher_name'
	| 'ope_name'
	| 'geoloccountry_isocode'
	| 'visit'
	| 'dvisitor'
	| 'duration'
	| 'scartvalid'
	| 'scartvalidamount'
	| 'estimatevalid'
	| 'estimatevalidamount'
	| 'scart'
	| 'hit'
	| 'visitin'
	| 'visitout'
	| 'visitone'
	| 'date'
	| 'ope_id'
	| 'product_ref'
	| 'click'
	| 'impression'
	| 'cost';

/** A target column of an import (docs/platform.md, Targets by kind). */
export interface ImportTarget {
	/** The name in the API. */
	readonly name: ImportTargetName;
	readonly label: string;
	readonly type: CellType;
	readonly optional?: true;
	/** Set if the column is attached to a row and does not identify it. */
	readonly attached?: true;
}

/** The columns of a table: those that identify a row, and its metrics. */
export interface TableKind {
	readonly dimensions: readonly ImportTarget[];
	readonly metrics: readonly ImportTarget[];
}

/** A kind of import. */
export interface ImportKind extends TableKind {
	readonly name: KindName;
	readonly label: string;
}

function target(name: ImportTargetName, label: string, type: CellType): ImportTarget {
	return { name, label, type };
}

const duration = target('duration', 'Time Spent (Seconds)', 'seconds');
const visit = target('visit', 'Visits', 'count');

const SITE_METRICS: readonly ImportTarget[] = [
	visit,
	target('dvisitor', 'Daily Unique Visitors', 'count'),
	duration,
	target('scartvalid', 'Sales', 'count'),
	target('scartvalidamount', 'Sales Revenue', 'amount'),
	target('estimatevalid', 'Leads', 'count'),
	target('estimatevalidamount', 'Lead Revenue', 'amount'),
	target('scart', 'Shopping Carts', 'count'),
];

const PAGE_METRICS: readonly ImportTarget[] = [
	target('hit', 'Page Views', 'count'),
	visit,
	duration,
	target('visitin', 'Incoming Visits', 'count'),
	target('visitout', 'Exit Visits', 'count'),
	target('visitone', 'Bounces', 'count'),
];

function siteKind(name: KindName, label: string, ...dimensions: ImportTarget[]): ImportKind {
	return { name, label, dimensions, metrics: SITE_METRICS };
}

/** The six kinds in the specification. */
export const importKinds: readonly ImportKind[] = [
	siteKind('website', 'Site', target('website_name', 'Website', 'name')),
	{
		name: 'pagetree',
		label: 'Pages',
		dimensions: [
			target('pageinfo_name', 'Page', 'name'),
			{ ...target('pageinfo_url', 'Page URL', 'url'), optional: true, attached: true },
		],
		metrics: PAGE_METRICS,
	},
	siteKind('searchengine', 'Search Engines', target('searchengine_name', 'Search Engine', 'name')),
	siteKind(
		'refererdomain',
		'Referring Domains',
		target('refererdomain_name', 'Referring Domain', 'name'),
	),
	siteKind(
		'opedata',
		'Campaigns',
		target('media_key', 'Channel', 'channel'),
		target('publisher_name', 'Publisher', 'name'),
		target('ope_name', 'Campaign', 'name'),
	),
	siteKind(
		'geoloccountry',
		'Countries',
		target('geoloccountry_isocode', 'Country Code', 'country'),
	),
];

/** A channel of campaigns, with the lower-case names that the specification accepts. */
export interface ImportChannel {
	readonly key: string;
	readonly words: readonly string[];
}

/** The channels of campaign imports. */
export const importChannels: readonly ImportChannel[] = [
	{ key: 'MAILING', words: ['emailing'] },
	{ key: 'ADVERTISING', words: ['display'] },
	{ key: 'AFFILIATION', words: ['affiliation'] },
	{ key: 'SPONSOREDLINK', words: ['paid search'] },
	{ key: 'PARTNER', words: ['partners'] },
	{ key: 'TRUSTEDFEED', words: ['comparison engine'] },
	{ key: 'OFFLINE', words: ['offline', 'broadcast', 'tv'] },
	{ key: 'GENERIC', words: ['generic'] },
];

/** Finds a kind by its name. */
export function findKind(name: string): ImportKind | undefined {
	return importKinds.find((kind) => kind.name === name);
}

/** The kind of a name that is certainly valid. */
export function requireKind(name: string): ImportKind {
	const kind = findKind(name);
	if (kind) return kind;
	throw new Error(`There is no kind of import ${name}`);
}

const COST_DAY = target('date', 'Day', 'date');
const COST_CAMPAIGN = target('ope_id', 'Campaign', 'id');
const COST_METRICS: readonly ImportTarget[] = [
	target('click', 'Clicks', 'count'),
	target('impression', 'Impressions', 'count'),
	target('cost', 'Cost', 'amount'),
];

// Not shown (docs/platform.md, Campaign): named like the columns and metrics that the platform has elsewhere.

/** The columns of a file of campaign costs. */
export const campaignCosts: TableKind = {
	dimensions: [COST_DAY, COST_CAMPAIGN],
	metrics: COST_METRICS,
};

/** The columns of a file of product costs; a product may belong to several campaigns. */
const productCosts: TableKind = {
	dimensions: [
		COST_DAY,
		target('product_ref', 'Product Reference', 'id'),
		{ ...COST_CAMPAIGN, optional: true },
	],
	metrics: COST_METRICS,
};

/** The columns of a file of costs, by their kind. */
export function costTable(kind: string): TableKind {
	return kind === 'product' ? productCosts : campaignCosts;
}

/** The types of columns for which one text may stand, in a file of one channel, for example. */
export const TYPES_OF_ONE_TEXT: ReadonlySet<CellType> = new Set(['name', 'channel', 'country']);

/** Whether one text may stand for a column that a file does not have. */
export function mayBeOneText(name: ImportTargetName): boolean {
	const named = importKinds.flatMap(({ dimensions }) =>
		dimensions.filter((one) => one.name === name),
	);
	return named.some(({ type }) => TYPES_OF_ONE_TEXT.has(type));
}

/** The label of a target. */
export function kindLabelOf(name: ImportTargetName): string {
	for (const { dimensions, metrics } of [...importKinds, campaignCosts, productCosts]) {
		const found = [...dimensions, ...metrics].find((one) => one.name === name);
		if (found) return found.label;
	}
	return name;
}
