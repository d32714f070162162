import { itemsOf } from '../../journeys/kinds';
import { CHANNELS } from '../../shop/channels';
import { type Leaf, leavesOf } from '../../shop/leaves';
import type { Site } from '../../shop/sites';
import { PAGES } from '../../shop/plan';
import { borrowed, flag, idOf, named, number, object, readOnly, type Seed, text } from './shape';

// Observed practice: keys that are not in the specification.
const MORE_KEYS = ['GENERIC', 'PAIDINCLUSION', 'PARTNER', 'SOCIALFREE', 'TRUSTEDFREE'];
export const MEDIA_KEYS = [...CHANNELS.map(({ key }) => key), ...MORE_KEYS];

/** The names of a journey dimension, with the same IDs. */
function itemSeeds(dimension: 'publisher' | 'submedia'): (site: Site) => Seed[] {
	return (site) => itemsOf(dimension, site).map(({ id, name }) => ({ id: String(id), name }));
}

/** Observed practice: the specification only mentions publishers and locations. */
export const publisher = object('publisher', { seeds: itemSeeds('publisher') });
export const submedia = object('submedia', { operations: [], seeds: itemSeeds('submedia') });

/** A campaign; its IDs are those of `mcOPE[<n>]` in report paths. */
export const ope = object('ope', {
	attributes: [
		borrowed('media', text('key')),
		idOf(publisher),
		borrowed('publisher', text('name')),
		borrowed('submedia', text('id')),
	],
	operations: ['exists'],
	seeds: (site) => campaignsOf(site).map((leaf) => campaignSeed(leaf, site)),
});

/** A place of a campaign on a publisher's pages. */
export const location = object('location', {
	attributes: [idOf(ope)],
	seeds: (site) =>
		campaignsOf(site).flatMap(({ campaignId, publisher: name }) =>
			['Top', 'Side'].map((place) => ({ name: `${name} - ${place}`, ope_id: String(campaignId) })),
		),
});

export const creative = object('creative', {
	attributes: [
		flag('archive'),
		flag('servable', 'Y'),
		borrowed('creativetype', number('id', '1')),
		readOnly(idOf(ope)),
		readOnly(idOf(location)),
	],
	operations: ['exists', 'search'],
	seeds: (site) => {
		const campaigns = campaignsOf(site);
		return paidLeaves(site).map((leaf, index) => creativeSeed(leaf, index, campaigns));
	},
});

/** What paid search calls its campaigns. Observed practice. */
const semcampaign = object('semcampaign', {
	operations: ['search'],
	seeds: (site) =>
		campaignsOf(site)
			.filter(({ channel }) => channel.key === 'SPONSOREDLINK')
			.map(({ campaign }) => ({ name: campaign })),
});

/** A page of the site. Observed practice. */
const pageinfo = object('pageinfo', {
	operations: ['search'],
	seeds: () => named(...PAGES.map(({ name }) => name)),
});

export const campaignObjects = [
	...[publisher, submedia, ope, location, creative],
	...[semcampaign, pageinfo],
];

function paidLeaves(site: Site): Leaf[] {
	return leavesOf(site).filter((leaf) => leaf.campaignId > 0);
}

/** One leaf for each campaign. */
function campaignsOf(site: Site): Leaf[] {
	return [...new Map(paidLeaves(site).map((leaf) => [leaf.campaignId, leaf])).values()];
}

function campaignSeed(leaf: Leaf, site: Site): Seed {
	const publisherNamed = itemsOf('publisher', site).find(({ name }) => name === leaf.publisher);
	return {
		id: String(leaf.campaignId),
		name: leaf.campaign,
		media_key: leaf.channel.key,
		publisher_id: String(publisherNamed?.id ?? ''),
		publisher_name: leaf.publisher,
		submedia_id: String(CHANNELS.indexOf(leaf.channel) + 1),
	};
}

function creativeSeed(leaf: Leaf, index: number, campaigns: readonly Leaf[]): Seed {
	const campaign = campaigns.findIndex(({ campaignId }) => campaignId === leaf.campaignId);
	return {
		name: leaf.creative,
		archive: index % 9 === 8 ? 'Y' : 'N',
		creativetype_id: String(1 + (index % 3)),
		ope_id: String(leaf.campaignId),
		// Every campaign has two locations, and alternates its creatives.
		location_id: String(2 * campaign + 1 + (index % 2)),
	};
}
