import type { BIASES, MODELS, SCALES } from './fields';
import type { JourneyDimension } from './items';

export const DIMENSION_NAMES: Readonly<Record<JourneyDimension, string>> = {
	media: 'Channel',
	publisher: 'Publisher',
	submedia: 'Sub-channel',
	ope: 'Campaign',
	insegmentitem: 'Page',
	insegmentitemcategory: 'Page category',
	mediaplan: 'Media plan',
};

export const BIAS_NAMES: Readonly<Record<(typeof BIASES)[number], string>> = {
	'bias:brand': 'Brand',
	'bias:session': 'Session',
	'bias:view': 'View',
	'bias:lastpaidchannel': 'Last paid channel',
	'bias:firstchannel': 'First channel',
};
export const MODEL_NAMES: Readonly<Record<(typeof MODELS)[number], string>> = {
	firstchannel: 'First channel',
	firstpaidchannel: 'First paid channel',
	lastchannel: 'Last channel',
	'lastchannel-visit': 'Last channel of the visit',
	lastpaidchannel: 'Last paid channel',
	'lastpaidchannel-visit': 'Last paid channel of the visit',
	'lastpaidchannel-wobs': 'Last paid channel without brand search',
	'lastpaidchannel-womailing': 'Last paid channel without emailing',
};
export const SCALE_NAMES: Readonly<Record<(typeof SCALES)[number], string>> = {
	'12h': '12 hours',
	'24hlinear': '24 hours, linear',
	'24h': '24 hours',
	'3d': '3 days',
	'15d': '15 days',
	'30d': '30 days',
};
