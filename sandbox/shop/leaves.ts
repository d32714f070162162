import { remembered } from '../store';
import type { Site } from './sites';
import { chance, seedOf } from './chance';
import { CHANNELS, type Channel } from './channels';
import { type CampaignPlan, type ChannelPlan, PLANS, REFERERS, SEARCH_ENGINES } from './plan';

/**
 * The most detailed source of traffic: a creative of a campaign, a search engine, a referring
 * domain.
 */
export interface Leaf {
	index: number;
	seed: number;
	channel: Channel;
	/** Visits on an average day. */
	dailyVisits: number;
	conversion: number;
	publisher: string;
	campaign: string;
	/** Selects the campaign in `mcOPE[<n>]`; 0 for free channels. */
	campaignId: number;
	creative: string;
	months?: readonly number[];
}

type Source = Pick<Leaf, 'publisher' | 'campaign' | 'campaignId' | 'creative' | 'months'>;

const known = new Map<Site, readonly Leaf[]>();

/** All leaves of a site, always in the same order. */
export function leavesOf(site: Site): readonly Leaf[] {
	return remembered(known, site, newLeaves);
}

function newLeaves(site: Site): Leaf[] {
	const leaves = CHANNELS.flatMap((channel) => channelLeaves(site, channel));
	return leaves.map((leaf, index) => ({ ...leaf, index }));
}

function channelLeaves(site: Site, channel: Channel): Leaf[] {
	const sources = sourcesOf(channel);
	const seeds = sources.map(({ publisher, campaign, creative }) =>
		seedOf([site.name, channel.key, publisher, campaign, creative].join('|')),
	);
	// The first of a list is usually the largest, with some variation.
	const weights = seeds.map((seed, index) => 0.25 + chance(seed, 1) + 1 / (1 + index / 3));
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return sources.map((source, index) => {
		const seed = seeds[index] ?? 0;
		return {
			...source,
			index,
			seed,
			channel,
			dailyVisits: (site.dailyVisits * channel.share * (weights[index] ?? 0)) / total,
			conversion: channel.conversion * (0.6 + 0.8 * chance(seed, 2)),
		};
	});
}

function sourcesOf(channel: Channel): Source[] {
	const plan = PLANS[channel.key];
	if (plan) return paidSources(channel, plan);
	const names = { SEARCHENGINE: SEARCH_ENGINES, REFERER: REFERERS }[channel.key] ?? ['Direct'];
	return names.map((name) => ({ publisher: name, campaign: name, campaignId: 0, creative: name }));
}

function paidSources(channel: Channel, plan: ChannelPlan): Source[] {
	const firstId = 1_000 * (1 + CHANNELS.indexOf(channel));
	return plan.publishers.flatMap((publisher, publisherIndex) =>
		plan.campaigns.flatMap((campaign: CampaignPlan, campaignIndex) =>
			plan.creatives.map((creative) => ({
				publisher,
				campaign: campaign.name,
				campaignId: firstId + publisherIndex * 100 + campaignIndex + 1,
				creative,
				...(campaign.months ? { months: campaign.months } : {}),
			})),
		),
	);
}
