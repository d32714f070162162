/** How a cell of a column is read. */
export type CellType = 'name' | 'url' | 'channel' | 'country' | 'count' | 'seconds' | 'amount';

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
	| 'visitone';

/** What a column of an import may mean (docs/platform.md, Targets by kind). */
export interface ImportTarget {
	/** The platform's word. */
	readonly name: ImportTargetName;
	readonly label: string;
	readonly type: CellType;
	/** Header words that mean it as well, in small plain letters. */
	readonly also: readonly string[];
	readonly optional?: true;
}

/** A kind of import: what names a row, and what it measures. */
export interface ImportKind {
	readonly name: KindName;
	readonly label: string;
	readonly dimensions: readonly ImportTarget[];
	readonly metrics: readonly ImportTarget[];
}

function target(
	name: ImportTargetName,
	label: string,
	type: CellType,
	...also: string[]
): ImportTarget {
	return { name, label, type, also };
}

const duration = target(
	'duration',
	'Time Spent (Seconds)',
	'seconds',
	'time spent',
	'temps passe',
	'temps passe secondes',
);
const visit = target('visit', 'Visits', 'count', 'sessions', 'visites');

const SITE_METRICS: readonly ImportTarget[] = [
	visit,
	target(
		'dvisitor',
		'Daily Unique Visitors',
		'count',
		'unique visitors',
		'visitors',
		'visiteurs',
		'visiteurs uniques',
		'visiteurs uniques par jour',
	),
	duration,
	target('scartvalid', 'Sales', 'count', 'valid sales', 'orders', 'ventes'),
	target('scartvalidamount', 'Sales Revenue', 'amount', 'revenue', 'ca', 'chiffre d affaires'),
	target('estimatevalid', 'Leads', 'count', 'estimates', 'devis'),
	target(
		'estimatevalidamount',
		'Lead Revenue',
		'amount',
		'estimate revenue',
		'chiffre d affaires des leads',
	),
	target('scart', 'Shopping Carts', 'count', 'carts', 'paniers'),
];

const PAGE_METRICS: readonly ImportTarget[] = [
	target('hit', 'Page Views', 'count', 'pageviews', 'views', 'pages vues'),
	visit,
	duration,
	target('visitin', 'Incoming Visits', 'count', 'entries', 'entrances', 'entrees'),
	target('visitout', 'Exit Visits', 'count', 'exits', 'sorties'),
	target('visitone', 'Bounces', 'count', 'bounce', 'rebonds'),
];

function siteKind(name: KindName, label: string, ...dimensions: ImportTarget[]): ImportKind {
	return { name, label, dimensions, metrics: SITE_METRICS };
}

/** The six kinds of the specification. */
export const importKinds: readonly ImportKind[] = [
	siteKind('website', 'Site', target('website_name', 'Website', 'name', 'site')),
	{
		name: 'pagetree',
		label: 'Pages',
		dimensions: [
			target('pageinfo_name', 'Page', 'name', 'page name', 'title'),
			{
				...target('pageinfo_url', 'Page URL', 'url', 'url', 'address', 'url de la page'),
				optional: true,
			},
		],
		metrics: PAGE_METRICS,
	},
	siteKind(
		'searchengine',
		'Search Engines',
		target('searchengine_name', 'Search Engine', 'name', 'engine', 'moteur', 'moteur de recherche'),
	),
	siteKind(
		'refererdomain',
		'Referring Domains',
		target(
			'refererdomain_name',
			'Referring Domain',
			'name',
			'referrer',
			'referer',
			'domain',
			'domaine',
			'domaine referent',
		),
	),
	siteKind(
		'opedata',
		'Campaigns',
		target('media_key', 'Channel', 'channel', 'media', 'canal', 'lever', 'levier'),
		target('publisher_name', 'Publisher', 'name', 'editeur', 'regie'),
		target('ope_name', 'Campaign', 'name', 'campagne', 'operation'),
	),
	siteKind(
		'geoloccountry',
		'Countries',
		target(
			'geoloccountry_isocode',
			'Country Code',
			'country',
			'country',
			'pays',
			'iso code',
			'code pays',
		),
	),
];

/** The channels that campaigns can be imported for, with the words of the specification in small letters. */
export const importChannels: ReadonlyArray<{
	readonly key: string;
	readonly words: readonly string[];
}> = [
	{ key: 'MAILING', words: ['emailing'] },
	{ key: 'ADVERTISING', words: ['display'] },
	{ key: 'AFFILIATION', words: ['affiliation'] },
	{ key: 'SPONSOREDLINK', words: ['paid search'] },
	{ key: 'PARTNER', words: ['partners'] },
	{ key: 'TRUSTEDFEED', words: ['comparison engine'] },
	{ key: 'OFFLINE', words: ['offline', 'broadcast', 'tv'] },
	{ key: 'GENERIC', words: ['generic'] },
];

/** The kind with a name. */
export function findKind(name: string): ImportKind | undefined {
	return importKinds.find((kind) => kind.name === name);
}

/** The kind with a name that is known. */
export function requireKind(name: string): ImportKind {
	const kind = findKind(name);
	if (kind) return kind;
	throw new Error(`There is no kind of import ${name}`);
}

/** What a target is called. */
export function kindLabelOf(name: ImportTargetName): string {
	for (const { dimensions, metrics } of importKinds) {
		const found = [...dimensions, ...metrics].find((one) => one.name === name);
		if (found) return found.label;
	}
	return name;
}
