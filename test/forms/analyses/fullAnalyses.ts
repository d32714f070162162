import type { INodeParameters } from 'n8n-workflow';

import type { Body } from './minimalAnalyses';
import { additional, analysisOf, filtersOf, id } from '../../engine/journey/scene';

const FILTERS = filtersOf(['device', 'IN', '1'], ['media', 'is', 'SEARCHENGINE']);
const FILTERS_SENT = '[["device","IN","1"],["media","is","SEARCHENGINE"]]';
const COMMON = { ...FILTERS, language: 'fr' };
const COMMON_SENT = { filters: FILTERS_SENT, language: 'fr' };
const MORE = additional({ 'made-up': 'by the platform' });
const MORE_SENT = { 'made-up': 'by the platform' };
const PLAYER = { playerPosition: 'last', playerUnique: '0' };
const PLAYER_SENT = { 'player-position': 'last', 'player-unique': '0' };

/**
 * The required and the optional fields of an analysis, and the request that they make in addition
 * to its kind.
 */
function takes(
	kind: string,
	needed: INodeParameters,
	sent: Record<string, string>,
	optional: INodeParameters = {},
	more: INodeParameters = {},
): Body {
	const form = analysisOf(kind, needed, { ...COMMON, ...optional }, more);
	return [kind, form, { kind: `cj#${kind}`, ...sent, ...COMMON_SENT }];
}

/** Every kind with all that the specification shows for it, typed instead of chosen. */
export const full: Body[] = [
	takes(
		'assist-simple',
		{ goal: id(' profile_12 '), attributionRule: id('3'), dimension: id('insegmentitem') },
		{ goal: 'profile_12', 'view-id': '3', dimension: 'insegmentitem' },
	),
	takes(
		'assist-advanced',
		{ goal: id('scart'), attributionRules: ['0', '2', '3'], dimension: id('ope') },
		{ goal: 'scart', 'view-id': '0,2,3', dimension: 'ope' },
	),
	takes(
		'bias-simple',
		{
			goal: id('estimate'),
			bias: id('bias:lastpaidchannel'),
			dimension: id('insegmentitemcategory'),
			model: id('lastpaidchannel-wobs'),
		},
		{
			goal: 'estimate',
			bias: 'bias:lastpaidchannel',
			dimension: 'insegmentitemcategory',
			'model-id': 'lastpaidchannel-wobs',
		},
	),
	takes(
		'bias-advanced',
		{
			goal: id('order'),
			biases: 'bias:brand, bias:session',
			dimension: id('submedia'),
			model: id('lastchannel-visit'),
		},
		{
			goal: 'order',
			bias: 'bias:brand,bias:session',
			dimension: 'submedia',
			'model-id': 'lastchannel-visit',
		},
	),
	takes(
		'deviceexclusivity-simple',
		{ goal: id('scart') },
		{ goal: 'scart', 'dependency-relative': '1' },
		{ dependencyRelative: true },
	),
	takes(
		'deviceexclusivity-advanced',
		{ goal: id('scart'), deviceType: id('4') },
		{ 'mdevicetype-id': '4', goal: 'scart', 'dependency-relative': '0' },
		{ dependencyRelative: false },
	),
	takes(
		'devicepath-simple',
		{ goal: id('order'), deviceType: id('3') },
		{ goal: 'order', 'mdevicetype-id': '3' },
	),
	takes(
		'devicepath-advanced',
		{ goal: id('order') },
		{ goal: 'order', 'mdevicetype-id': '0', ...PLAYER_SENT },
		{ ...PLAYER, deviceType: id('0') },
	),
	takes(
		'duration-simple',
		{ journey: id('1'), slot: id('month') },
		{ journey: '1', slot: 'month' },
	),
	takes(
		'mediaexclusivity-simple',
		{ goal: id('order'), dimension: id('submedia') },
		{ goal: 'order', dimension: 'submedia', 'dependency-relative': '1' },
		{ dependencyRelative: true },
	),
	takes(
		'mediaexclusivity-advanced',
		{ goal: id('order'), dimension: id('media'), items: [1, 3] },
		{ 'item-id': '1,3', goal: 'order', dimension: 'media' },
	),
	takes(
		'mediapath-simple',
		{ goal: id('order'), dimension: id('mediaplan'), item: id('2') },
		{ goal: 'order', 'item-id': '2', dimension: 'mediaplan' },
	),
	takes(
		'mediapath-advanced',
		{ goal: id('order'), dimension: id('media') },
		{
			goal: 'order',
			dimension: 'media',
			'item-id': '0',
			'player-position': 'first',
			'player-unique': '2',
		},
		{ playerPosition: 'first', playerUnique: '2', item: id('0') },
	),
	takes(
		'qualifyengage-simple',
		{
			profileSequence: id('2'),
			attributionRule: id('1'),
			dimension: id('publisher'),
			profileType: 'session',
		},
		{
			'profilesequence-id': '2',
			'view-id': '1',
			dimension: 'publisher',
			'profile-type': 'session',
		},
	),
	takes('touch-simple', { goal: id('profile_14') }, { goal: 'profile_14' }),
	takes(
		'velocity-advanced',
		{ items: ['1', '2'], journey: id('2'), dimension: id('media'), scale: id('15d') },
		{ 'item-id': '1,2', journey: '2', dimension: 'media', scale: '15d' },
	),
	takes(
		'velocity-simple',
		{ dimension: id('media') },
		{ dimension: 'media', 'item-id-1': '3', ...MORE_SENT },
		{ firstItem: id('3') },
		MORE,
	),
];
