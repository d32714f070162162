import type { JourneyField } from './field';
import { neededIn, isTakenIn } from './field';
import { ANALYSIS_NAMES } from './analysisKinds';
import { FILTERS, GOAL, ID, oneOf, withSeveral, UNIQUE } from './rules';
import * as words from './listValues';

/** The fields of analyses by the platform's names, in the order in which they are sent. */
export const JOURNEY_FIELDS = {
	goal: {
		kind: 'listed',
		label: 'Goal',
		parameter: 'goal',
		description: 'The conversion that journeys lead to: a sale, an estimate, a cart or a profile',
		placeholder: 'e.g. order',
		typed: 'Name',
		list: { endpoint: 'goal', noun: 'goals', words: words.GOALS },
		uses: [
			neededIn(GOAL, 'assist-simple', 'assist-advanced', 'bias-simple', 'bias-advanced'),
			neededIn(GOAL, 'deviceexclusivity-simple', 'deviceexclusivity-advanced'),
			neededIn(GOAL, 'devicepath-simple', 'devicepath-advanced'),
			neededIn(GOAL, 'mediaexclusivity-simple', 'mediaexclusivity-advanced'),
			neededIn(GOAL, 'mediapath-simple', 'mediapath-advanced', 'touch-simple'),
		],
	},
	dimension: {
		kind: 'listed',
		label: 'Dimension',
		parameter: 'dimension',
		description: 'What journeys are made of, for example channels or campaigns',
		placeholder: 'e.g. media',
		typed: 'Name',
		list: { endpoint: 'dimension', noun: 'dimensions', words: words.JOURNEY_DIMENSIONS },
		uses: [
			neededIn(oneOf(words.SET_A), 'assist-simple', 'assist-advanced'),
			neededIn(oneOf(words.SET_A), 'bias-simple', 'bias-advanced'),
			neededIn(oneOf(words.SET_B), 'mediaexclusivity-simple', 'mediaexclusivity-advanced'),
			neededIn(oneOf(words.SET_B), 'qualifyengage-simple', 'velocity-advanced', 'velocity-simple'),
			neededIn(oneOf(words.SET_C), 'mediapath-simple', 'mediapath-advanced'),
		],
	},
	'view-id': {
		kind: 'listed',
		label: 'Attribution Rule',
		parameter: 'attributionRule',
		several: 'attributionRules',
		description: 'How conversions are credited',
		placeholder: 'e.g. 0',
		typed: 'ID',
		list: { endpoint: 'views', noun: 'attribution rules' },
		uses: [
			neededIn(ID, 'assist-simple', 'qualifyengage-simple'),
			neededIn(withSeveral(ID), 'assist-advanced'),
		],
	},
	bias: {
		kind: 'listed',
		label: 'Bias',
		parameter: 'bias',
		several: 'biases',
		description:
			'What to compare with the attribution model, such as Brand, Session or First Channel',
		placeholder: 'e.g. bias:brand',
		typed: 'Name',
		list: { endpoint: 'bias', noun: 'biases', words: words.BIASES },
		uses: [
			neededIn(oneOf(words.BIASES), 'bias-simple'),
			neededIn(withSeveral(oneOf(words.BIASES)), 'bias-advanced'),
		],
	},
	'model-id': {
		kind: 'listed',
		label: 'Model',
		parameter: 'model',
		description: 'The attribution model to compare the bias with',
		placeholder: 'e.g. lastchannel',
		typed: 'Name',
		list: { endpoint: 'models', noun: 'models', words: words.MODELS },
		uses: [neededIn(oneOf(words.MODELS), 'bias-simple', 'bias-advanced')],
	},
	'mdevicetype-id': {
		kind: 'listed',
		label: 'Device Type',
		parameter: 'deviceType',
		description: 'The device type to analyze',
		whenOptional: '0 means all devices',
		placeholder: 'e.g. 1',
		typed: 'ID',
		list: { endpoint: 'mdevicetype', noun: 'device types' },
		uses: [
			neededIn(ID, 'deviceexclusivity-advanced', 'devicepath-simple'),
			isTakenIn(ID, 'devicepath-advanced'),
		],
	},
	journey: {
		kind: 'listed',
		label: 'Journey',
		parameter: 'journey',
		description: 'Where the journeys to analyze start and end',
		placeholder: 'e.g. 1',
		typed: 'ID',
		list: { endpoint: 'journey', noun: 'journeys' },
		uses: [neededIn(ID, 'duration-simple', 'velocity-advanced')],
	},
	slot: {
		kind: 'listed',
		label: 'Slot',
		parameter: 'slot',
		description: 'The time unit for durations',
		placeholder: 'e.g. day',
		typed: 'Name',
		list: { endpoint: 'slot', noun: 'slots', words: words.SLOTS },
		uses: [neededIn(oneOf(words.SLOTS), 'duration-simple')],
	},
	scale: {
		kind: 'listed',
		label: 'Scale',
		parameter: 'scale',
		description: 'The time scale of the analysis',
		placeholder: 'e.g. 24h',
		typed: 'Name',
		list: { endpoint: 'scale', noun: 'scales', words: words.JOURNEY_SCALES },
		uses: [neededIn(oneOf(words.JOURNEY_SCALES), 'velocity-advanced')],
	},
	'item-id': {
		kind: 'listed',
		label: 'Item',
		parameter: 'item',
		several: 'items',
		description: 'What to analyze within the dimension',
		whenOptional: '0 means the whole dimension',
		placeholder: 'e.g. 3',
		typed: 'ID',
		list: { endpoint: 'item_by_dimension', noun: 'items', ofDimension: true },
		uses: [
			neededIn(withSeveral(ID), 'mediaexclusivity-advanced', 'velocity-advanced'),
			neededIn(ID, 'mediapath-simple'),
			isTakenIn(ID, 'mediapath-advanced'),
		],
	},
	'item-id-1': {
		kind: 'listed',
		label: 'First Item',
		parameter: 'firstItem',
		description:
			'The first item to analyze within the dimension; enter others under Additional Parameters',
		placeholder: 'e.g. 3',
		typed: 'ID',
		list: { endpoint: 'item_by_dimension', noun: 'items', ofDimension: true },
		uses: [isTakenIn(ID, 'velocity-simple')],
	},
	'profilesequence-id': {
		kind: 'listed',
		label: 'Profile Sequence',
		parameter: 'profileSequence',
		description: 'The profiles that users pass through',
		placeholder: 'e.g. 1',
		typed: 'ID',
		list: { endpoint: 'profilesequence', noun: 'profile sequences' },
		uses: [neededIn(ID, 'qualifyengage-simple')],
	},
	'profile-type': {
		kind: 'choice',
		label: 'Profile Type',
		parameter: 'profileType',
		description:
			'Whether the profiles are global or belong to a session, as the platform defines them',
		words: words.PROFILE_TYPES,
		preset: 'global',
		uses: [
			neededIn({ ...oneOf(words.PROFILE_TYPES), defaultValue: 'global' }, 'qualifyengage-simple'),
		],
	},
	'dependency-relative': {
		kind: 'flag',
		label: 'Count Pairs Once',
		parameter: 'dependencyRelative',
		description: 'Whether pairs, for example of two devices, are counted only once in the total',
		uses: [
			isTakenIn(oneOf(['0', '1']), 'deviceexclusivity-simple', 'deviceexclusivity-advanced'),
			isTakenIn(oneOf(['0', '1']), 'mediaexclusivity-simple'),
		],
	},
	'player-position': {
		kind: 'choice',
		label: 'Player Position',
		parameter: 'playerPosition',
		description:
			'Whether the chosen item or device type is at the beginning or at the end of the path',
		words: words.PLAYER_POSITIONS,
		preset: 'first',
		uses: [isTakenIn(oneOf(words.PLAYER_POSITIONS), 'devicepath-advanced', 'mediapath-advanced')],
	},
	'player-unique': {
		kind: 'choice',
		label: 'Repeated Touches',
		parameter: 'playerUnique',
		description: 'Whether consecutive touches of the same item count as one',
		words: words.PLAYER_UNIQUE,
		preset: '2',
		uses: [isTakenIn(UNIQUE, 'devicepath-advanced', 'mediapath-advanced')],
	},
	filters: {
		kind: 'filters',
		label: 'Filters',
		parameter: 'filters',
		json: 'filtersJson',
		description: 'Conditions that journeys must meet, with the keys and operands of the platform',
		uses: [isTakenIn(FILTERS, ...ANALYSIS_NAMES)],
	},
	language: {
		kind: 'choice',
		label: 'Language',
		parameter: 'language',
		description: 'The language of the query',
		words: words.JOURNEY_LANGUAGES,
		preset: 'en',
		uses: [isTakenIn(oneOf(words.JOURNEY_LANGUAGES), ...ANALYSIS_NAMES)],
	},
} as const satisfies Readonly<Record<string, JourneyField>>;

/** A field of an analysis, as the platform names it. */
export type FieldName = keyof typeof JOURNEY_FIELDS;

/** Whether the specification shows a field of this name. */
export function isFieldName(name: string): name is FieldName {
	return Object.hasOwn(JOURNEY_FIELDS, name);
}

/** The names of all fields. */
export const FIELD_NAMES = Object.keys(JOURNEY_FIELDS).filter(isFieldName);

/** The row of a field. */
export function fieldOf(name: FieldName): JourneyField {
	return JOURNEY_FIELDS[name];
}
