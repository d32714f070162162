import type { Choice } from '../http/choices';
import { listChoices } from '../http/choices';
import type { Connection } from '../http/connection/connection';
import type { Analysis } from '../reports/journeys/analyses';
import type { ValueList } from '../reports/journeys/field';
import type { FieldName } from '../reports/journeys/fields';
import type { Word } from '../reports/journeys/listValues';

/** Where the list is to be asked for. */
export interface ListPlace {
	readonly site: string;
	readonly analysis: Analysis;
	/** Needed for items. */
	readonly dimension?: string | undefined;
}

/**
 * The values that a field of an analysis takes (docs/platform.md, Customer journey). Which columns
 * the replies have is not shown; `id` and `name` pairs are observed practice.
 *
 * @throws Fault
 */
export async function listJourneyValues(
	platform: Connection,
	field: FieldName,
	list: ValueList,
	{ site, analysis, dimension }: ListPlace,
): Promise<Choice[]> {
	const choices = await listChoices(platform, columnsOf(field), {
		path: `/ea/{site}/db/cj/${analysis.family}_get_available_${list.endpoint}.json`,
		pathValues: { site },
		query: list.ofDimension ? { dimension } : {},
		what: `the list of ${list.noun}`,
	});
	return choices.map((choice) => inWords(choice, list.words ?? []));
}

function columnsOf(field: FieldName) {
	const object = field.replace(/-id(-1)?$/, '');
	return {
		values: [`${object}_id`, 'id', `${object}_key`, 'key', 'value'],
		labels: [`${object}_name`, 'name', 'label', 'header', 'title'],
	};
}

/** A value that the platform does not name gets the name that the specification suggests. */
function inWords({ value, label }: Choice, known: readonly Word[]): Choice {
	if (label !== value) return { value, label };
	return { value, label: known.find((word) => word.value === value)?.label ?? value };
}
