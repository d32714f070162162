import type { Choice } from '../http/choices';
import { listChoices } from '../http/choices';
import type { Connection } from '../http/connection/connection';
import type { Analysis } from '../reports/journeys/journeyAnalyses';
import type { ValueList } from '../reports/journeys/field';
import type { FieldName } from '../reports/journeys/journeyFields';
import type { Word } from '../reports/journeys/listValues';

/** The context of a list of values. */
interface ListPlace {
	readonly site: string;
	readonly analysis: Analysis;
	/** Required for items. */
	readonly dimension?: string | undefined;
}

/**
 * The values of a field of an analysis (docs/platform.md, Customer journey). The columns of the
 * replies are not documented; pairs of `id` and `name` are observed practice.
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
	return choices.map((choice) => withLabel(choice, list.words ?? []));
}

function columnsOf(field: FieldName) {
	const object = field.replace(/-id(-1)?$/, '');
	return {
		values: [`${object}_id`, 'id', `${object}_key`, 'key', 'value'],
		labels: [`${object}_name`, 'name', 'label', 'header', 'title'],
	};
}

/** Labels a value that the platform does not name with the name that the specification suggests. */
function withLabel({ value, label }: Choice, words: readonly Word[]): Choice {
	if (label !== value) return { value, label };
	return { value, label: words.find((word) => word.value === value)?.label ?? value };
}
