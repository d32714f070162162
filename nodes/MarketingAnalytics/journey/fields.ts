import type { ListedField } from '../../../platform/lists/journeys';
import type { Analysis } from '../../../platform/reports/journeys/analyses';
import { analyses } from '../../../platform/reports/journeys/analyses';
import type { FieldName } from '../../../platform/reports/journeys/fields';

/** A field whose values are chosen from a list of the platform. */
export interface ListedParameter {
	readonly field: ListedField;
	/** The parameter for one value. */
	readonly name: string;
	/** The parameter for several values, where an analysis takes them. */
	readonly several?: string;
	readonly description: string;
	/** Added where the field need not be given. */
	readonly whenOptional?: string;
	readonly placeholder: string;
	/** What users type when they do not pick. */
	readonly typed: 'ID' | 'Name';
}

/** The parameters that have a list. */
export const LISTED: readonly ListedParameter[] = [
	{
		field: 'goal',
		name: 'goal',
		description: 'The conversion that journeys lead to: a sale, an estimate, a cart or a profile',
		placeholder: 'e.g. order',
		typed: 'Name',
	},
	{
		field: 'dimension',
		name: 'dimension',
		description: 'What journeys are made of, for example channels or campaigns',
		placeholder: 'e.g. media',
		typed: 'Name',
	},
	{
		field: 'view-id',
		name: 'attributionRule',
		several: 'attributionRules',
		description: 'The rule that credits conversions',
		placeholder: 'e.g. 0',
		typed: 'ID',
	},
	{
		field: 'bias',
		name: 'bias',
		several: 'biases',
		description: 'The bias to look at',
		placeholder: 'e.g. bias:brand',
		typed: 'Name',
	},
	{
		field: 'model-id',
		name: 'model',
		description: 'The model to compare the bias to',
		placeholder: 'e.g. lastchannel',
		typed: 'Name',
	},
	{
		field: 'mdevicetype-id',
		name: 'deviceType',
		description: 'The type of the devices to look at',
		whenOptional: '0 stands for all devices',
		placeholder: 'e.g. 1',
		typed: 'ID',
	},
	{
		field: 'journey',
		name: 'journey',
		description: 'The journey, from where to where',
		placeholder: 'e.g. 1',
		typed: 'ID',
	},
	{
		field: 'slot',
		name: 'slot',
		description: 'The unit in which durations are counted',
		placeholder: 'e.g. day',
		typed: 'Name',
	},
	{
		field: 'scale',
		name: 'scale',
		description: 'The stretch of time that is looked at',
		placeholder: 'e.g. 24h',
		typed: 'Name',
	},
	{
		field: 'item-id',
		name: 'item',
		several: 'items',
		description: 'The item of the dimension',
		whenOptional: 'with 0, paths are those of the whole dimension',
		placeholder: 'e.g. 3',
		typed: 'ID',
	},
	{
		field: 'item-id-1',
		name: 'firstItem',
		description: 'The first item of the dimension',
		placeholder: 'e.g. 3',
		typed: 'ID',
	},
	{
		field: 'profilesequence-id',
		name: 'profileSequence',
		description: 'The profiles that users pass through',
		placeholder: 'e.g. 1',
		typed: 'ID',
	},
];

/** The parameters of the fields that have no list. */
export const UNLISTED = {
	'profile-type': 'profileType',
	'dependency-relative': 'dependencyRelative',
	'player-position': 'playerPosition',
	'player-unique': 'playerUnique',
	language: 'language',
} as const satisfies Partial<Record<FieldName, string>>;

/** The parameters of the filters, as a list and as JSON. */
export const FILTERS = { list: 'filters', json: 'filtersJson' } as const;

/** The collection of an analysis's fields, and where those stand that it needs. */
export const PLACE = {
	collection: 'journeyFields',
	required: 'required',
	group: 'fields',
} as const;

/** The analyses that need or take a field, with one value or with several. */
export function analysesWith(
	part: 'needs' | 'takes',
	field: FieldName,
	several = false,
): Analysis[] {
	return analyses.filter((one) => {
		const rule = one[part][field];
		return rule !== undefined && (rule.several ?? false) === several;
	});
}
