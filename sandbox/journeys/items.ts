import type { Site } from '../shop/sites';
import { CHANNELS } from '../shop/channels';
import { type Coded, DEVICES } from '../shop/codes';
import { leavesOf } from '../shop/leaves';
import { PAGES } from '../shop/plan';

/** The dimension sets of docs/platform.md, Customer-journey report requests. */
export const SET_B = ['media', 'publisher', 'submedia', 'ope'] as const;
export const SET_A = [...SET_B, 'insegmentitem', 'insegmentitemcategory'] as const;
export const SET_C = [...SET_A, 'mediaplan'] as const;

export type JourneyDimension = (typeof SET_C)[number];

export function isJourneyDimension(text: string): text is JourneyDimension {
	return SET_C.some((dimension) => dimension === text);
}

/** The items of a dimension, numbered from 1; 0 stands for all of them. */
export function itemsOf(dimension: JourneyDimension, site: Site): Coded[] {
	const leaves = leavesOf(site).filter((leaf) => leaf.channel.paid);
	switch (dimension) {
		case 'media':
			return numbered(CHANNELS.map((channel) => channel.key));
		case 'publisher':
			return numbered(leaves.map((leaf) => leaf.publisher));
		case 'submedia':
			return numbered(CHANNELS.map((channel) => `${channel.label} / other`));
		case 'ope':
			return numbered(leaves.map((leaf) => leaf.campaign));
		case 'insegmentitem':
			return numbered(PAGES.map((page) => page.name));
		case 'insegmentitemcategory':
			return numbered(['Content', 'Products', 'Checkout']);
		case 'mediaplan':
			return numbered(['Annual plan', 'Christmas plan']);
	}
}

export function deviceItems(): Coded[] {
	return DEVICES.map(({ id, name }) => ({ id, name }));
}

function numbered(names: readonly string[]): Coded[] {
	return [...new Set(names)].map((name, index) => ({ id: index + 1, name }));
}
