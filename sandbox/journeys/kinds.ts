import { CHANNELS } from '../shop/channels';
import type { Coded } from '../shop/codes';
import { leavesOf } from '../shop/leaves';
import { PAGES } from '../shop/plan';
import type { Site } from '../shop/sites';

/** The dimension sets of docs/platform.md, Customer-journey report requests. */
export const SET_B = ['media', 'publisher', 'submedia', 'ope'] as const;
export const SET_A = [...SET_B, 'insegmentitem', 'insegmentitemcategory'] as const;
export const SET_C = [...SET_A, 'mediaplan'] as const;

export type JourneyDimension = (typeof SET_C)[number];

/** The items of a dimension, numbered from 1; 0 stands for all of them. */
export function itemsOf(dimension: JourneyDimension, site: Site): Coded[] {
	const leaves = leavesOf(site).filter((leaf) => leaf.channel.paid);
	const names: Readonly<Record<JourneyDimension, readonly string[]>> = {
		media: CHANNELS.map((channel) => channel.key),
		publisher: leaves.map((leaf) => leaf.publisher),
		submedia: CHANNELS.map((channel) => `${channel.label} / other`),
		ope: leaves.map((leaf) => leaf.campaign),
		insegmentitem: PAGES.map((page) => page.name),
		insegmentitemcategory: ['Content', 'Products', 'Checkout'],
		mediaplan: ['Annual plan', 'Christmas plan'],
	};
	return [...new Set(names[dimension])].map((name, index) => ({ id: index + 1, name }));
}

/** The definition of a customer-journey kind. */
export type JourneyKind = ReturnType<typeof kind> & {
	/** Set if the specification does not show all fields, so that none counts as unknown. */
	open?: boolean;
};

const COMMON_FIELDS = ['filters', 'language'];
const PLAYER = ['player-position', 'player-unique', ...COMMON_FIELDS];

/** The kinds of docs/platform.md, Customer-journey report requests. */
export const JOURNEY_KINDS: readonly JourneyKind[] = [
	kind('assist-simple', 'items', ['goal', 'view-id'], COMMON_FIELDS, SET_A),
	kind('assist-advanced', 'items', ['goal', 'view-id=view-ids'], COMMON_FIELDS, SET_A),
	kind('bias-simple', 'items', ['goal', 'bias', 'model-id'], COMMON_FIELDS, SET_A),
	kind('bias-advanced', 'items', ['goal', 'bias=biases', 'model-id'], COMMON_FIELDS, SET_A),
	kind('deviceexclusivity-simple', 'devices', ['goal'], ['dependency-relative', ...COMMON_FIELDS]),
	kind(
		'deviceexclusivity-advanced',
		'devices',
		['mdevicetype-id', 'goal'],
		['dependency-relative', ...COMMON_FIELDS],
	),
	kind('devicepath-simple', 'paths', ['goal', 'mdevicetype-id'], COMMON_FIELDS),
	kind('devicepath-advanced', 'paths', ['goal'], ['mdevicetype-id=mdevicetype-id-or-0', ...PLAYER]),
	kind('duration-simple', 'steps', ['journey', 'slot'], COMMON_FIELDS),
	kind(
		'mediaexclusivity-simple',
		'items',
		['goal'],
		['dependency-relative', ...COMMON_FIELDS],
		SET_B,
	),
	kind('mediaexclusivity-advanced', 'items', ['item-id=item-ids', 'goal'], COMMON_FIELDS, SET_B),
	kind('mediapath-simple', 'paths', ['goal', 'item-id'], COMMON_FIELDS, SET_C),
	kind('mediapath-advanced', 'paths', ['goal'], ['item-id', ...PLAYER], SET_C),
	kind(
		'qualifyengage-simple',
		'items',
		['profilesequence-id', 'view-id'],
		['profile-type', ...COMMON_FIELDS],
		SET_B,
	),
	kind('touch-simple', 'steps', ['goal'], COMMON_FIELDS),
	kind(
		'velocity-advanced',
		'steps',
		['item-id=item-ids', 'journey', 'scale'],
		COMMON_FIELDS,
		SET_B,
	),
	{ ...kind('velocity-simple', 'steps', [], ['item-id-1', ...COMMON_FIELDS], SET_B), open: true },
];

/**
 * @param required fields, each `name` or `name=rule`
 * @param dimensions none for kinds of devices, durations or touchpoints
 */
function kind(
	name: string,
	rows: 'items' | 'devices' | 'paths' | 'steps',
	required: readonly string[],
	optional: readonly string[],
	dimensions?: readonly JourneyDimension[],
) {
	return { name: `cj#${name}`, required, optional, rows, dimensions };
}
