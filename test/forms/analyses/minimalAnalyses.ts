import type { INodeParameters } from 'n8n-workflow';
import { locator } from '../../../harness/workflows';
import { analysisOf } from '../../engine/journey/scene';

/** A form, and the item of `reports` that it must become; all from the specification. */
export type Body = [what: string, form: INodeParameters, item: Record<string, string>];

const order = locator('order');
const media = locator('media');

/** The required fields of an analysis, and the request that they make in addition to its kind. */
function needs(kind: string, fields: INodeParameters, sent: Record<string, string>): Body {
	return [kind, analysisOf(kind, fields), { kind: `cj#${kind}`, ...sent }];
}

/** Every kind with what it needs and nothing else. */
export const minimal: Body[] = [
	needs(
		'assist-simple',
		{ goal: order, attributionRule: locator('0'), dimension: media },
		{ goal: 'order', 'view-id': '0', dimension: 'media' },
	),
	needs(
		'assist-advanced',
		{ goal: order, attributionRules: ['0'], dimension: media },
		{ goal: 'order', 'view-id': '0', dimension: 'media' },
	),
	needs(
		'bias-simple',
		{ goal: order, bias: locator('bias:brand'), dimension: media, model: locator('lastchannel') },
		{ goal: 'order', bias: 'bias:brand', dimension: 'media', 'model-id': 'lastchannel' },
	),
	needs(
		'bias-advanced',
		{ goal: order, biases: ['bias:view'], dimension: media, model: locator('firstchannel') },
		{ goal: 'order', bias: 'bias:view', dimension: 'media', 'model-id': 'firstchannel' },
	),
	needs('deviceexclusivity-simple', { goal: order }, { goal: 'order' }),
	needs(
		'deviceexclusivity-advanced',
		{ goal: order, deviceType: locator('2') },
		{ 'mdevicetype-id': '2', goal: 'order' },
	),
	needs(
		'devicepath-simple',
		{ goal: order, deviceType: locator('1') },
		{ goal: 'order', 'mdevicetype-id': '1' },
	),
	needs('devicepath-advanced', { goal: order }, { goal: 'order' }),
	needs(
		'duration-simple',
		{ journey: locator('3'), slot: locator('week') },
		{ journey: '3', slot: 'week' },
	),
	needs(
		'mediaexclusivity-simple',
		{ goal: order, dimension: locator('publisher') },
		{ goal: 'order', dimension: 'publisher' },
	),
	needs(
		'mediaexclusivity-advanced',
		{ goal: order, dimension: media, items: ['2'] },
		{ 'item-id': '2', goal: 'order', dimension: 'media' },
	),
	needs(
		'mediapath-simple',
		{ goal: order, dimension: media, item: locator('1') },
		{ goal: 'order', 'item-id': '1', dimension: 'media' },
	),
	needs(
		'mediapath-advanced',
		{ goal: order, dimension: locator('mediaplan') },
		{ goal: 'order', dimension: 'mediaplan' },
	),
	needs(
		'qualifyengage-simple',
		{ profileSequence: locator('1'), attributionRule: locator('0'), dimension: media },
		{ 'profilesequence-id': '1', 'view-id': '0', dimension: 'media', 'profile-type': 'global' },
	),
	needs('touch-simple', { goal: locator('estimate') }, { goal: 'estimate' }),
	needs(
		'velocity-advanced',
		{ items: ['1'], journey: locator('1'), dimension: media, scale: locator('24hlinear') },
		{ 'item-id': '1', journey: '1', dimension: 'media', scale: '24hlinear' },
	),
	needs('velocity-simple', { dimension: locator('ope') }, { dimension: 'ope' }),
];
