import type { Choice } from '../client/values/choices';
import { listChoices } from '../client/values/choices';
import type { Platform } from '../client/platform';
import type { Analysis } from '../reports/journeys/analyses';
import type { FieldName } from '../reports/journeys/fields';
import type { Word } from '../reports/journeys/words';
import * as words from '../reports/journeys/words';

/** How the endpoints call the values of a field: `<family>_get_available_<values>`. */
const ENDPOINTS = {
	goal: 'goal',
	dimension: 'dimension',
	'view-id': 'views',
	bias: 'bias',
	'model-id': 'models',
	'mdevicetype-id': 'mdevicetype',
	journey: 'journey',
	slot: 'slot',
	scale: 'scale',
	'item-id': 'item_by_dimension',
	'item-id-1': 'item_by_dimension',
	'profilesequence-id': 'profilesequence',
} as const satisfies Partial<Record<FieldName, string>>;

/** A field whose values the platform lists. */
export type ListedField = keyof typeof ENDPOINTS;

/** Whether the values of a field depend on the chosen dimension. */
export function dependsOnDimension(field: ListedField): boolean {
	return ENDPOINTS[field] === 'item_by_dimension';
}

/** Where the list is to be asked for. */
export interface ListPlace {
	readonly site: string;
	readonly analysis: Analysis;
	/** Needed for items. */
	readonly dimension?: string | undefined;
}

/**
 * The values that a field of an analysis takes (api.md, Customer journey). Which columns the
 * replies have is not shown; `id` and `name` pairs are observed practice.
 *
 * @throws Fault
 */
export async function listJourneyValues(
	platform: Platform,
	field: ListedField,
	{ site, analysis, dimension }: ListPlace,
): Promise<Choice[]> {
	const values = ENDPOINTS[field];
	const choices = await listChoices(platform, columnsOf(field), {
		path: `/ea/{site}/db/cj/${analysis.family}_get_available_${values}.json`,
		pathValues: { site },
		query: dependsOnDimension(field) ? { dimension } : {},
		what: `the list of ${NOUNS[field]}`,
	});
	return choices.map((choice) => inWords(choice, WORDS[field] ?? []));
}

const NOUNS: Readonly<Record<ListedField, string>> = {
	goal: 'goals',
	dimension: 'dimensions',
	'view-id': 'attribution rules',
	bias: 'biases',
	'model-id': 'models',
	'mdevicetype-id': 'device types',
	journey: 'journeys',
	slot: 'slots',
	scale: 'scales',
	'item-id': 'items',
	'item-id-1': 'items',
	'profilesequence-id': 'profile sequences',
};

function columnsOf(field: ListedField) {
	const object = field.replace(/-id(-1)?$/, '');
	return {
		values: [`${object}_id`, 'id', `${object}_key`, 'key', 'value'],
		labels: [`${object}_name`, 'name', 'label', 'header', 'title'],
	};
}

const WORDS: Readonly<Partial<Record<ListedField, readonly Word[]>>> = {
	goal: words.GOALS,
	dimension: words.DIMENSIONS,
	bias: words.BIASES,
	'model-id': words.MODELS,
	slot: words.SLOTS,
	scale: words.SCALES,
};

/** A value that the platform does not name gets the name that the specification suggests. */
function inWords({ value, label }: Choice, known: readonly Word[]): Choice {
	if (label !== value) return { value, label };
	return { value, label: known.find((word) => word.value === value)?.label ?? value };
}
