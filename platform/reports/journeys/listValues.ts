/** A value that the specification lists, with its meaning. */
export interface Word {
	readonly value: string;
	readonly label: string;
	readonly description?: string;
}

/** The dimensions of sets A, B and C (docs/platform.md, Customer-journey report requests). */
export const JOURNEY_DIMENSIONS: readonly Word[] = [
	{ value: 'media', label: 'Channel' },
	{ value: 'publisher', label: 'Publisher' },
	{ value: 'submedia', label: 'Subchannel' },
	{ value: 'ope', label: 'Campaign' },
	{ value: 'insegmentitem', label: 'Segment Item' },
	{ value: 'insegmentitemcategory', label: 'Segment Item Category' },
	{ value: 'mediaplan', label: 'Media Plan' },
];

export const SET_B = ['media', 'publisher', 'submedia', 'ope'] as const;
export const SET_A = [...SET_B, 'insegmentitem', 'insegmentitemcategory'] as const;
export const SET_C = [...SET_A, 'mediaplan'] as const;

/** The goals without an ID. A goal with one is `profile_<id>`. */
export const GOALS: readonly Word[] = [
	{ value: 'order', label: 'Sale' },
	{ value: 'estimate', label: 'Estimate (Lead)' },
	{ value: 'scart', label: 'Shopping Cart' },
];

export const BIASES: readonly Word[] = [
	{ value: 'bias:brand', label: 'Brand' },
	{ value: 'bias:session', label: 'Session' },
	{ value: 'bias:view', label: 'View' },
	{ value: 'bias:lastpaidchannel', label: 'Last Paid Channel' },
	{ value: 'bias:firstchannel', label: 'First Channel' },
];

/** The models that a bias is compared with; `wobs` and `womailing` are read as "without ...". */
export const MODELS: readonly Word[] = [
	{ value: 'firstchannel', label: 'First Channel' },
	{ value: 'firstpaidchannel', label: 'First Paid Channel' },
	{ value: 'lastchannel', label: 'Last Channel' },
	{ value: 'lastchannel-visit', label: 'Last Channel of the Visit' },
	{ value: 'lastpaidchannel', label: 'Last Paid Channel' },
	{ value: 'lastpaidchannel-visit', label: 'Last Paid Channel of the Visit' },
	{ value: 'lastpaidchannel-wobs', label: 'Last Paid Channel Without Brand Search' },
	{ value: 'lastpaidchannel-womailing', label: 'Last Paid Channel Without Mailing' },
];

export const SLOTS: readonly Word[] = [
	{ value: 'hour', label: 'Hour' },
	{ value: 'day', label: 'Day' },
	{ value: 'week', label: 'Week' },
	{ value: 'month', label: 'Month' },
];

export const JOURNEY_SCALES: readonly Word[] = [
	{ value: '12h', label: '12 Hours' },
	{ value: '24hlinear', label: '24 Hours, Linear' },
	{ value: '24h', label: '24 Hours' },
	{ value: '3d', label: '3 Days' },
	{ value: '15d', label: '15 Days' },
	{ value: '30d', label: '30 Days' },
];

export const JOURNEY_LANGUAGES: readonly Word[] = [
	{ value: 'en', label: 'English' },
	{ value: 'fr', label: 'French' },
	{ value: 'es', label: 'Spanish' },
];

export const PROFILE_TYPES: readonly Word[] = [
	{ value: 'global', label: 'Global' },
	{ value: 'session', label: 'Session' },
];

export const PLAYER_POSITIONS: readonly Word[] = [
	{ value: 'first', label: 'First', description: 'At the beginning of the path' },
	{ value: 'last', label: 'Last', description: 'At the end of the path' },
];

export const PLAYER_UNIQUE: readonly Word[] = [
	{
		value: '2',
		label: 'Aggregate Consecutive Touches',
		description:
			'Consecutive touches of the same item count as one; this is the platform’s default',
	},
	{
		value: '0',
		label: 'Keep Every Touch',
		description: 'Consecutive touches of the same item count separately',
	},
];
