import type { ImportKind } from '../imports/kinds';
import { CHANNELS, type Channel } from '../shop/channels';
import type { Leaf } from '../shop/leaves';
import type { MetricField } from '../shop/measures';
import {
	CAMPAIGN,
	COUNTRY,
	CREATIVE,
	DAY,
	type Dimension,
	MEDIA,
	NAME,
	PAGE_NAME,
	PAGE_URL,
	PUBLISHER,
	REFERER,
	SEARCH_ENGINE,
	SEM_CAMPAIGN,
	WEBSITE,
} from './dimensions';

/** One data level of a kind, selected by a path. */
export interface Level {
	path: string;
	label: string;
	dimensions: readonly Dimension[];
	includes(leaf: Leaf): boolean;
	/** The imports that it shows. */
	imports: readonly ImportKind[];
	/** The one channel it is about. */
	channelKey?: string;
	/** Its totals are those of the site, which may be imported by themselves. */
	totals?: 'website';
}

export interface ReportKind {
	name: string;
	label: string;
	metrics: readonly MetricField[];
	/** The first one is used when the request has no path. */
	levels: readonly [Level, ...Level[]];
}

const SITE_METRICS: readonly MetricField[] = [
	'hit',
	'visit',
	'dvisitor',
	'click',
	'duration',
	'scart',
	'scartvalid',
	'scartvalidamount',
	'realscartvalid',
	'realscartvalidamount',
	'estimatevalid',
	'estimatevalidamount',
];

const INCOMING = 'mcMEDIAINCOMING[?]';

function channelLevels(channel: Channel): Level[] {
	const includes = (leaf: Leaf) => leaf.channel === channel;
	const base = `${INCOMING}.${channel.pathName}`;
	const imports = importsOf(channel);
	const level = (path: string, what: string, dimensions: Dimension[]): Level => ({
		path,
		label: `${channel.label}: ${what}`,
		dimensions: [...dimensions, DAY],
		includes,
		imports,
		channelKey: channel.key,
	});
	if (channel.key === 'NATURAL') return [level(base, 'total', [MEDIA, NAME])];
	if (!channel.paid) return [level(`${base}.${channel.pathName}`, 'sources', [MEDIA, NAME])];
	const paid = [MEDIA, PUBLISHER, CAMPAIGN, CREATIVE];
	const creatives = level(`${base}.mcOPEDATA`, 'creatives', paid);
	if (channel.key !== 'SPONSOREDLINK')
		return [level(`${base}.mcOPE`, 'campaigns', paid), creatives];
	const search = [MEDIA, PUBLISHER, SEM_CAMPAIGN, CREATIVE];
	return [level(`${base}.mcSEMCAMPAIGN`, 'campaigns', search), creatives];
}

function importsOf({ key, paid }: Channel): ImportKind[] {
	if (paid) return ['opedata'];
	if (key === 'SEARCHENGINE') return ['searchengine'];
	return key === 'REFERER' ? ['refererdomain'] : [];
}

// Kinds of reports and kinds of imports have the same names.
function siteKind(
	kind: ImportKind,
	label: string,
	dimensions: Dimension[],
	includes: (leaf: Leaf) => boolean = () => true,
	metrics: readonly MetricField[] = SITE_METRICS,
): ReportKind {
	const level = { path: 'mcWEBSITE[?].*', label, includes, imports: [kind] };
	return {
		name: `rt#${kind}`,
		label,
		metrics,
		levels: [{ ...level, dimensions: [...dimensions, DAY] }],
	};
}

const ofChannel = (key: string) => (leaf: Leaf) => leaf.channel.key === key;

/** The real-time kinds; `rt#insummary` and its shapes are those of the specification. */
export const KINDS: readonly ReportKind[] = [
	{
		name: 'rt#insummary',
		label: 'Incoming traffic summary',
		metrics: SITE_METRICS,
		levels: [
			{
				path: `${INCOMING}.*`,
				label: 'All channels',
				dimensions: [MEDIA, DAY],
				includes: () => true,
				imports: ['opedata', 'searchengine', 'refererdomain'],
				totals: 'website',
			},
			...CHANNELS.flatMap(channelLevels),
			{
				path: 'mcWEBSITE[?].mcGLOBALOPE.mcOPE',
				label: 'All campaigns',
				dimensions: [MEDIA, PUBLISHER, CAMPAIGN, CREATIVE, DAY],
				includes: (leaf) => leaf.channel.paid,
				imports: ['opedata'],
			},
		],
	},
	siteKind('website', 'Website', [WEBSITE], () => true, [...SITE_METRICS, 'visitone']),
	siteKind('pagetree', 'Pages', [PAGE_NAME, PAGE_URL], () => true, [
		'hit',
		'duration',
		'visit',
		'visitin',
		'visitout',
		'visitone',
	]),
	siteKind('searchengine', 'Search engines', [SEARCH_ENGINE], ofChannel('SEARCHENGINE')),
	siteKind('refererdomain', 'Referring domains', [REFERER], ofChannel('REFERER')),
	siteKind('geoloccountry', 'Countries', [COUNTRY]),
	siteKind('opedata', 'Campaign data', [MEDIA, PUBLISHER, CAMPAIGN], ({ channel }) => channel.paid),
];
