import type { FieldRules } from './fields';
import { FILTERS, GOAL, ID, oneOf, several, UNIQUE } from './rules';
import * as words from './words';

const PREFIX = 'cj#';

/** Whether a kind of report is a customer-journey analysis; the platform's list of kinds has none. */
export function isJourney(kind: string): boolean {
	return kind.startsWith(PREFIX);
}

/** One kind of customer-journey report (api.md, Customer-journey report requests). */
export interface Analysis {
	/** The kind without `cj#`. */
	readonly value: string;
	readonly kind: string;
	readonly label: string;
	readonly description: string;
	/** The group of endpoints that list its values: `<family>_get_available_<values>`. */
	readonly family: string;
	readonly needs: FieldRules;
	readonly takes: FieldRules;
}

type About = readonly [label: string, description: string];

function analysis(value: string, about: About, needs: FieldRules, takes: FieldRules): Analysis {
	const [family = value] = value.split('-');
	const [label, description] = about;
	return { value, kind: `${PREFIX}${value}`, label, description, family, needs, takes };
}

const common: FieldRules = { filters: FILTERS, language: oneOf(words.LANGUAGES) };
const relative: FieldRules = { ...common, 'dependency-relative': oneOf(['0', '1']) };
const player: FieldRules = {
	...common,
	'player-position': oneOf(words.PLAYER_POSITIONS),
	'player-unique': UNIQUE,
};

const BY_A = { dimension: oneOf(words.SET_A) };
const BY_B = { dimension: oneOf(words.SET_B) };
const BY_C = { dimension: oneOf(words.SET_C) };

const bias = oneOf(words.BIASES);
const model = { 'model-id': oneOf(words.MODELS) };
const sequence: FieldRules = {
	'profilesequence-id': ID,
	'view-id': ID,
	'profile-type': { ...oneOf(words.PROFILE_TYPES), usual: 'global' },
};
const velocity: FieldRules = {
	'item-id': several(ID),
	journey: ID,
	scale: oneOf(words.SCALES),
};

/** The 17 kinds of the specification, one row each. */
export const analyses: readonly Analysis[] = [
	analysis(
		'assist-simple',
		['Assist (Simple)', 'What assists conversions, by one attribution rule'],
		{ goal: GOAL, 'view-id': ID, ...BY_A },
		common,
	),
	analysis(
		'assist-advanced',
		['Assist (Advanced)', 'What assists conversions, by several attribution rules'],
		{ goal: GOAL, 'view-id': several(ID), ...BY_A },
		common,
	),
	analysis(
		'bias-simple',
		['Bias (Simple)', 'One bias compared to an attribution model'],
		{ goal: GOAL, bias, ...model, ...BY_A },
		common,
	),
	analysis(
		'bias-advanced',
		['Bias (Advanced)', 'Several biases compared to an attribution model'],
		{ goal: GOAL, bias: several(bias), ...model, ...BY_A },
		common,
	),
	analysis(
		'deviceexclusivity-simple',
		['Device Exclusivity (Simple)', 'Conversions on one device only or on several'],
		{ goal: GOAL },
		relative,
	),
	analysis(
		'deviceexclusivity-advanced',
		['Device Exclusivity (Advanced)', 'The same for one device type'],
		{ goal: GOAL, 'mdevicetype-id': ID },
		relative,
	),
	analysis(
		'devicepath-simple',
		['Device Path (Simple)', 'The devices on the way to a conversion, for one device type'],
		{ goal: GOAL, 'mdevicetype-id': ID },
		common,
	),
	analysis(
		'devicepath-advanced',
		['Device Path (Advanced)', 'The devices on the way to a conversion, step by step'],
		{ goal: GOAL },
		{ ...player, 'mdevicetype-id': ID },
	),
	analysis(
		'duration-simple',
		['Duration', 'How long journeys take'],
		{ journey: ID, slot: oneOf(words.SLOTS) },
		common,
	),
	analysis(
		'mediaexclusivity-simple',
		['Media Exclusivity (Simple)', 'Conversions with one touched item only or with several'],
		{ goal: GOAL, ...BY_B },
		relative,
	),
	analysis(
		'mediaexclusivity-advanced',
		['Media Exclusivity (Advanced)', 'The same for the items to compare'],
		{ goal: GOAL, 'item-id': several(ID), ...BY_B },
		common,
	),
	analysis(
		'mediapath-simple',
		['Media Path (Simple)', 'The touches on the way to a conversion, for one item'],
		{ goal: GOAL, 'item-id': ID, ...BY_C },
		common,
	),
	analysis(
		'mediapath-advanced',
		['Media Path (Advanced)', 'The touches on the way to a conversion, step by step'],
		{ goal: GOAL, ...BY_C },
		{ ...player, 'item-id': ID },
	),
	analysis(
		'qualifyengage-simple',
		['Qualify-Engage', 'What brings users from profile to profile'],
		{ ...sequence, ...BY_B },
		common,
	),
	analysis(
		'touch-simple',
		['Touch', 'How many touches a conversion takes'],
		{ goal: GOAL },
		common,
	),
	analysis(
		'velocity-advanced',
		['Velocity (Advanced)', 'How fast items lead through a journey, on a scale of time'],
		{ ...velocity, ...BY_B },
		common,
	),
	// Its other fields are not shown in api.md.
	analysis(
		'velocity-simple',
		['Velocity (Simple)', 'How fast an item leads through a journey'],
		BY_B,
		{ ...common, 'item-id-1': ID },
	),
];

/** The analysis with this value, if there is one. */
export function findAnalysis(value: string): Analysis | undefined {
	return analyses.find((one) => one.value === value);
}
