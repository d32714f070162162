import type { Rule } from './rules';

/** What the fields of analyses are called where the user enters them. */
export const FIELD_LABELS = {
	goal: 'Goal',
	dimension: 'Dimension',
	'view-id': 'Attribution Rule',
	bias: 'Bias',
	'model-id': 'Model',
	'mdevicetype-id': 'Device Type',
	journey: 'Journey',
	slot: 'Slot',
	scale: 'Scale',
	'item-id': 'Item',
	'item-id-1': 'First Item',
	'profilesequence-id': 'Profile Sequence',
	'profile-type': 'Profile Type',
	'dependency-relative': 'Dependency Relative',
	'player-position': 'Player Position',
	'player-unique': 'Player Unique',
	filters: 'Filters',
	language: 'Language',
} as const;

/** A field of an analysis, as the platform names it. */
export type FieldName = keyof typeof FIELD_LABELS;

/** The names of all fields. */
export const FIELD_NAMES = Object.keys(FIELD_LABELS).filter(isFieldName);

/** Whether a name is that of a field which the specification shows. */
export function isFieldName(name: string): name is FieldName {
	return Object.hasOwn(FIELD_LABELS, name);
}

/** Fields of an analysis with what each takes. */
export type FieldRules = Readonly<Partial<Record<FieldName, Rule>>>;
