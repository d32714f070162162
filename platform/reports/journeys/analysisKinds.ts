/**
 * The 17 kinds of the specification, without `cj#` (docs/platform.md, Customer-journey
 * report requests).
 */
export const KINDS = {
	'assist-simple': {
		label: 'Assist',
		description: 'What assists conversions, according to one attribution rule',
	},
	'assist-advanced': {
		label: 'Assist (Advanced)',
		description: 'What assists conversions, according to several attribution rules',
	},
	'bias-simple': {
		label: 'Bias',
		description: 'A bias, such as Brand or First Channel, compared with an attribution model',
	},
	'bias-advanced': {
		label: 'Bias (Advanced)',
		description: 'Several biases compared with an attribution model',
	},
	'deviceexclusivity-simple': {
		label: 'Device Exclusivity',
		description: 'Conversions on one device only or on several',
	},
	'deviceexclusivity-advanced': {
		label: 'Device Exclusivity (Advanced)',
		description:
			'Conversions on one device only or on several, for the device type that you choose',
	},
	'devicepath-simple': {
		label: 'Device Path',
		description: 'The devices on the way to a conversion, for one device type',
	},
	'devicepath-advanced': {
		label: 'Device Path (Advanced)',
		description: 'The devices on the way to a conversion, step by step',
	},
	'duration-simple': { label: 'Duration', description: 'How long journeys take' },
	'mediaexclusivity-simple': {
		label: 'Media Exclusivity',
		description: 'Conversions with touches of one item only or of several',
	},
	'mediaexclusivity-advanced': {
		label: 'Media Exclusivity (Advanced)',
		description:
			'Conversions with touches of one item only or of several, for the items that you choose',
	},
	'mediapath-simple': {
		label: 'Media Path',
		description:
			'The touches on the way to a conversion, for one item of the dimension, such as a channel',
	},
	'mediapath-advanced': {
		label: 'Media Path (Advanced)',
		description: 'The touches on the way to a conversion, step by step',
	},
	'qualifyengage-simple': {
		label: 'Qualify-Engage',
		description: 'What moves users from one profile to the next',
	},
	'touch-simple': { label: 'Touch', description: 'How many touches a conversion takes' },
	'velocity-advanced': {
		label: 'Velocity (Advanced)',
		description: 'How fast items move users through a journey, on a time scale',
	},
	// The specification does not show the other fields of this kind.
	'velocity-simple': {
		label: 'Velocity',
		description: 'How fast an item moves users through a journey',
	},
} as const;

/** The name of an analysis, without `cj#`. */
export type AnalysisName = keyof typeof KINDS;

/** Whether the specification shows an analysis of this name. */
export function isAnalysisName(name: string): name is AnalysisName {
	return Object.hasOwn(KINDS, name);
}

/** The names of all analyses. */
export const ANALYSIS_NAMES = Object.keys(KINDS).filter(isAnalysisName);
