import type { INodeParameters } from 'n8n-workflow';
import { locator } from '../../harness/workflows';
import { analysisOf } from '../engine/journey/scene';

/** A form, and the item of `reports` that it must become; all from the specification. */
export type Body = [what: string, form: INodeParameters, item: Record<string, string>];

const order = locator('order');
const media = locator('media');

/** Every kind with what it needs and nothing else. */
export const minimal: Body[] = [
	[
		'assist-simple',
		analysisOf('assist-simple', { goal: order, attributionRule: locator('0'), dimension: media }),
		{ kind: 'cj#assist-simple', goal: 'order', 'view-id': '0', dimension: 'media' },
	],
	[
		'assist-advanced',
		analysisOf('assist-advanced', { goal: order, attributionRules: ['0'], dimension: media }),
		{ kind: 'cj#assist-advanced', goal: 'order', 'view-id': '0', dimension: 'media' },
	],
	[
		'bias-simple',
		analysisOf('bias-simple', {
			goal: order,
			bias: locator('bias:brand'),
			dimension: media,
			model: locator('lastchannel'),
		}),
		{
			kind: 'cj#bias-simple',
			goal: 'order',
			bias: 'bias:brand',
			dimension: 'media',
			'model-id': 'lastchannel',
		},
	],
	[
		'bias-advanced',
		analysisOf('bias-advanced', {
			goal: order,
			biases: ['bias:view'],
			dimension: media,
			model: locator('firstchannel'),
		}),
		{
			kind: 'cj#bias-advanced',
			goal: 'order',
			bias: 'bias:view',
			dimension: 'media',
			'model-id': 'firstchannel',
		},
	],
	[
		'deviceexclusivity-simple',
		analysisOf('deviceexclusivity-simple', { goal: order }),
		{ kind: 'cj#deviceexclusivity-simple', goal: 'order' },
	],
	[
		'deviceexclusivity-advanced',
		analysisOf('deviceexclusivity-advanced', { goal: order, deviceType: locator('2') }),
		{ kind: 'cj#deviceexclusivity-advanced', 'mdevicetype-id': '2', goal: 'order' },
	],
	[
		'devicepath-simple',
		analysisOf('devicepath-simple', { goal: order, deviceType: locator('1') }),
		{ kind: 'cj#devicepath-simple', goal: 'order', 'mdevicetype-id': '1' },
	],
	[
		'devicepath-advanced',
		analysisOf('devicepath-advanced', { goal: order }),
		{ kind: 'cj#devicepath-advanced', goal: 'order' },
	],
	[
		'duration-simple',
		analysisOf('duration-simple', { journey: locator('3'), slot: locator('week') }),
		{ kind: 'cj#duration-simple', journey: '3', slot: 'week' },
	],
	[
		'mediaexclusivity-simple',
		analysisOf('mediaexclusivity-simple', { goal: order, dimension: locator('publisher') }),
		{ kind: 'cj#mediaexclusivity-simple', goal: 'order', dimension: 'publisher' },
	],
	[
		'mediaexclusivity-advanced',
		analysisOf('mediaexclusivity-advanced', { goal: order, dimension: media, items: ['2'] }),
		{ kind: 'cj#mediaexclusivity-advanced', 'item-id': '2', goal: 'order', dimension: 'media' },
	],
	[
		'mediapath-simple',
		analysisOf('mediapath-simple', { goal: order, dimension: media, item: locator('1') }),
		{ kind: 'cj#mediapath-simple', goal: 'order', 'item-id': '1', dimension: 'media' },
	],
	[
		'mediapath-advanced',
		analysisOf('mediapath-advanced', { goal: order, dimension: locator('mediaplan') }),
		{ kind: 'cj#mediapath-advanced', goal: 'order', dimension: 'mediaplan' },
	],
	[
		'qualifyengage-simple',
		analysisOf('qualifyengage-simple', {
			profileSequence: locator('1'),
			attributionRule: locator('0'),
			dimension: media,
		}),
		{
			kind: 'cj#qualifyengage-simple',
			'profilesequence-id': '1',
			'view-id': '0',
			dimension: 'media',
			'profile-type': 'global',
		},
	],
	[
		'touch-simple',
		analysisOf('touch-simple', { goal: locator('estimate') }),
		{ kind: 'cj#touch-simple', goal: 'estimate' },
	],
	[
		'velocity-advanced',
		analysisOf('velocity-advanced', {
			items: ['1'],
			journey: locator('1'),
			dimension: media,
			scale: locator('24hlinear'),
		}),
		{
			kind: 'cj#velocity-advanced',
			'item-id': '1',
			journey: '1',
			dimension: 'media',
			scale: '24hlinear',
		},
	],
	[
		'velocity-simple',
		analysisOf('velocity-simple', { dimension: locator('ope') }),
		{ kind: 'cj#velocity-simple', dimension: 'ope' },
	],
];
