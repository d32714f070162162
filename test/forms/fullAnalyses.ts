import type { Body } from './minimalAnalyses';
import { additional, analysisOf, filtersOf, id } from '../engine/journey/scene';

const FILTERS = filtersOf(['device', 'IN', '1'], ['media', 'is', 'SEARCHENGINE']);
const FILTERS_SENT = '[["device","IN","1"],["media","is","SEARCHENGINE"]]';
const COMMON = { ...FILTERS, language: 'fr' };
const COMMON_SENT = { filters: FILTERS_SENT, language: 'fr' };
const MORE = additional({ 'made-up': 'by the platform' });
const MORE_SENT = { 'made-up': 'by the platform' };
const PLAYER = { playerPosition: 'last', playerUnique: '0' };
const PLAYER_SENT = { 'player-position': 'last', 'player-unique': '0' };

/** An item of a request with what all kinds have in common. */
const sent = (kind: string, more: object) => ({ kind, ...more, ...COMMON_SENT });

/** Every kind with all that the specification shows for it, typed instead of chosen. */
export const full: Body[] = [
	[
		'assist-simple',
		analysisOf(
			'assist-simple',
			{ goal: id(' profile_12 '), attributionRule: id('3'), dimension: id('insegmentitem') },
			COMMON,
		),
		sent('cj#assist-simple', {
			goal: 'profile_12',
			'view-id': '3',
			dimension: 'insegmentitem',
		}),
	],
	[
		'assist-advanced',
		analysisOf(
			'assist-advanced',
			{ goal: id('scart'), attributionRules: ['0', '2', '3'], dimension: id('ope') },
			COMMON,
		),
		sent('cj#assist-advanced', {
			goal: 'scart',
			'view-id': '0,2,3',
			dimension: 'ope',
		}),
	],
	[
		'bias-simple',
		analysisOf(
			'bias-simple',
			{
				goal: id('estimate'),
				bias: id('bias:lastpaidchannel'),
				dimension: id('insegmentitemcategory'),
				model: id('lastpaidchannel-wobs'),
			},
			COMMON,
		),
		sent('cj#bias-simple', {
			goal: 'estimate',
			bias: 'bias:lastpaidchannel',
			dimension: 'insegmentitemcategory',
			'model-id': 'lastpaidchannel-wobs',
		}),
	],
	[
		'bias-advanced',
		analysisOf(
			'bias-advanced',
			{
				goal: id('order'),
				biases: 'bias:brand, bias:session',
				dimension: id('submedia'),
				model: id('lastchannel-visit'),
			},
			COMMON,
		),
		sent('cj#bias-advanced', {
			goal: 'order',
			bias: 'bias:brand,bias:session',
			dimension: 'submedia',
			'model-id': 'lastchannel-visit',
		}),
	],
	[
		'deviceexclusivity-simple',
		analysisOf(
			'deviceexclusivity-simple',
			{ goal: id('scart') },
			{ ...COMMON, dependencyRelative: true },
		),
		sent('cj#deviceexclusivity-simple', {
			goal: 'scart',
			'dependency-relative': '1',
		}),
	],
	[
		'deviceexclusivity-advanced',
		analysisOf(
			'deviceexclusivity-advanced',
			{ goal: id('scart'), deviceType: id('4') },
			{ ...COMMON, dependencyRelative: false },
		),
		sent('cj#deviceexclusivity-advanced', {
			'mdevicetype-id': '4',
			goal: 'scart',
			'dependency-relative': '0',
		}),
	],
	[
		'devicepath-simple',
		analysisOf('devicepath-simple', { goal: id('order'), deviceType: id('3') }, COMMON),
		{ kind: 'cj#devicepath-simple', goal: 'order', 'mdevicetype-id': '3', ...COMMON_SENT },
	],
	[
		'devicepath-advanced',
		analysisOf(
			'devicepath-advanced',
			{ goal: id('order') },
			{ ...COMMON, ...PLAYER, deviceType: id('0') },
		),
		sent('cj#devicepath-advanced', {
			goal: 'order',
			'mdevicetype-id': '0',
			...PLAYER_SENT,
		}),
	],
	[
		'duration-simple',
		analysisOf('duration-simple', { journey: id('1'), slot: id('month') }, COMMON),
		{ kind: 'cj#duration-simple', journey: '1', slot: 'month', ...COMMON_SENT },
	],
	[
		'mediaexclusivity-simple',
		analysisOf(
			'mediaexclusivity-simple',
			{ goal: id('order'), dimension: id('submedia') },
			{ ...COMMON, dependencyRelative: true },
		),
		sent('cj#mediaexclusivity-simple', {
			goal: 'order',
			dimension: 'submedia',
			'dependency-relative': '1',
		}),
	],
	[
		'mediaexclusivity-advanced',
		analysisOf(
			'mediaexclusivity-advanced',
			{ goal: id('order'), dimension: id('media'), items: [1, 3] },
			COMMON,
		),
		sent('cj#mediaexclusivity-advanced', {
			'item-id': '1,3',
			goal: 'order',
			dimension: 'media',
		}),
	],
	[
		'mediapath-simple',
		analysisOf(
			'mediapath-simple',
			{ goal: id('order'), dimension: id('mediaplan'), item: id('2') },
			COMMON,
		),
		sent('cj#mediapath-simple', {
			goal: 'order',
			'item-id': '2',
			dimension: 'mediaplan',
		}),
	],
	[
		'mediapath-advanced',
		analysisOf(
			'mediapath-advanced',
			{ goal: id('order'), dimension: id('media') },
			{ ...COMMON, playerPosition: 'first', playerUnique: '2', item: id('0') },
		),
		sent('cj#mediapath-advanced', {
			goal: 'order',
			dimension: 'media',
			'item-id': '0',
			'player-position': 'first',
			'player-unique': '2',
		}),
	],
	[
		'qualifyengage-simple',
		analysisOf(
			'qualifyengage-simple',
			{
				profileSequence: id('2'),
				attributionRule: id('1'),
				dimension: id('publisher'),
				profileType: 'session',
			},
			COMMON,
		),
		sent('cj#qualifyengage-simple', {
			'profilesequence-id': '2',
			'view-id': '1',
			dimension: 'publisher',
			'profile-type': 'session',
		}),
	],
	[
		'touch-simple',
		analysisOf('touch-simple', { goal: id('profile_14') }, COMMON),
		{ kind: 'cj#touch-simple', goal: 'profile_14', ...COMMON_SENT },
	],
	[
		'velocity-advanced',
		analysisOf(
			'velocity-advanced',
			{ items: ['1', '2'], journey: id('2'), dimension: id('media'), scale: id('15d') },
			COMMON,
		),
		sent('cj#velocity-advanced', {
			'item-id': '1,2',
			journey: '2',
			dimension: 'media',
			scale: '15d',
		}),
	],
	[
		'velocity-simple',
		analysisOf(
			'velocity-simple',
			{ dimension: id('media') },
			{ ...COMMON, firstItem: id('3') },
			MORE,
		),
		{
			kind: 'cj#velocity-simple',
			dimension: 'media',
			'item-id-1': '3',
			...COMMON_SENT,
			...MORE_SENT,
		},
	],
];
