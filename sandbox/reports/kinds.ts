import { type ImportKind, TARGETS } from '../imports/kinds';
import { CHANNELS, type Channel } from '../shop/channels';
import type { Leaf } from '../shop/leaves';
import { METRIC_FIELDS, type MetricField } from '../shop/measures';
import { type Dimension, dimensionsOf, type Field } from './dimensions';

/** A data level of a kind, selected by a path. */
export interface Level {
	path: string;
	label: string;
	dimensions: readonly Dimension[];
	includes(leaf: Leaf): boolean;
	/** The kinds of imports that it includes. */
	imports: readonly ImportKind[];
	/** The only channel that it covers. */
	channelKey?: string;
	/** Set if its totals are those of the site, which may be imported separately. */
	totals?: 'website';
}

export interface ReportKind {
	name: string;
	label: string;
	metrics: readonly MetricField[];
	/** The first one is the default. */
	levels: readonly [Level, ...Level[]];
}

const OF_PAGES: readonly MetricField[] = ['visitin', 'visitout', 'visitone'];
const SITE_METRICS = METRIC_FIELDS.filter((field) => !OF_PAGES.includes(field));

const PAID: readonly Field[] = ['media_key', 'publisher_name', 'ope_name', 'creative_name'];
const SEARCH: readonly Field[] = [
	'media_key',
	'publisher_name',
	'semcampaign_name',
	'creative_name',
];

const INCOMING = 'mcMEDIAINCOMING[?]';

function channelLevels(channel: Channel): Level[] {
	const includes = (leaf: Leaf) => leaf.channel === channel;
	const base = `${INCOMING}.${channel.pathName}`;
	const imports = importsOf(channel);
	const level = (path: string, what: string, fields: readonly Field[]): Level => ({
		path,
		label: `${channel.label}: ${what}`,
		dimensions: dimensionsOf([...fields, 'date_day']),
		includes,
		imports,
		channelKey: channel.key,
	});
	if (channel.key === 'NATURAL') return [level(base, 'total', ['media_key', 'name'])];
	if (!channel.paid)
		return [level(`${base}.${channel.pathName}`, 'sources', ['media_key', 'name'])];
	const creatives = level(`${base}.mcOPEDATA`, 'creatives', PAID);
	if (channel.key !== 'SPONSOREDLINK')
		return [level(`${base}.mcOPE`, 'campaigns', PAID), creatives];
	return [level(`${base}.mcSEMCAMPAIGN`, 'campaigns', SEARCH), creatives];
}

function importsOf({ key, paid }: Channel): ImportKind[] {
	if (paid) return ['opedata'];
	if (key === 'SEARCHENGINE') return ['searchengine'];
	return key === 'REFERER' ? ['refererdomain'] : [];
}

// Kinds of reports and kinds of imports share their names.
function siteKind(
	kind: ImportKind,
	label: string,
	fields: readonly Field[],
	more: Partial<Pick<Level, 'includes'> & Pick<ReportKind, 'metrics'>> = {},
): ReportKind {
	const { includes = () => true, metrics = SITE_METRICS } = more;
	const dimensions = dimensionsOf([...fields, 'date_day']);
	const level = { path: 'mcWEBSITE[?].*', label, dimensions, includes, imports: [kind] };
	return { name: `rt#${kind}`, label, metrics, levels: [level] };
}

const ofChannel = (key: string) => ({ includes: (leaf: Leaf) => leaf.channel.key === key });

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
				dimensions: dimensionsOf(['media_key', 'date_day']),
				includes: () => true,
				imports: ['opedata', 'searchengine', 'refererdomain'],
				totals: 'website',
			},
			...CHANNELS.flatMap(channelLevels),
			{
				path: 'mcWEBSITE[?].mcGLOBALOPE.mcOPE',
				label: 'All campaigns',
				dimensions: dimensionsOf([...PAID, 'date_day']),
				includes: (leaf) => leaf.channel.paid,
				imports: ['opedata'],
			},
		],
	},
	siteKind('website', 'Website', ['website_name'], { metrics: [...SITE_METRICS, 'visitone'] }),
	siteKind('pagetree', 'Pages', ['pageinfo_name', 'pageinfo_url'], {
		metrics: TARGETS.pagetree.metrics,
	}),
	siteKind('searchengine', 'Search engines', ['searchengine_name'], ofChannel('SEARCHENGINE')),
	siteKind('refererdomain', 'Referring domains', ['refererdomain_name'], ofChannel('REFERER')),
	siteKind('geoloccountry', 'Countries', ['geoloccountry_isocode']),
	siteKind('opedata', 'Campaign data', ['media_key', 'publisher_name', 'ope_name'], {
		includes: ({ channel }) => channel.paid,
	}),
];
