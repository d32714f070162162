import type { JsonRecord } from '../base/json/json';
import { textOf } from '../base/json/json';
import type { Connection } from './connection/connection';
import { readOnePage } from './reply/paging';
import type { Call } from './call';
import { settle } from '../base/async/settle';

/** An entry of a list to choose from. */
export interface Choice {
	readonly value: string;
	readonly label: string;
}

/**
 * The names of the columns that may hold the value and the label of a choice, in order of
 * preference.
 */
interface ChoiceColumns {
	readonly values: readonly string[];
	readonly labels: readonly string[];
	/** Columns that may hold a note, which is shown in brackets after the label. */
	readonly notes?: readonly string[];
	/** Whether a record without a value in one of these columns is left out. */
	readonly isOnlyNamed?: boolean;
}

/**
 * Reads a list of choices. The specification does not show the columns of most lists: without a
 * column of a known name, the first text of a record is its value.
 *
 * @param follows whether to read the pages that the reply names
 * @throws Fault
 */
export async function listChoices(
	platform: Connection,
	columns: ChoiceColumns,
	call: Omit<Call, 'method'>,
	follows = true,
): Promise<Choice[]> {
	const { records, cut } = await readOnePage(platform, { ...call, method: 'GET' }, { follows });
	if (cut) platform.reportPart?.(call.what, records.length);
	return records.flatMap((record) => choiceOf(record, columns) ?? []);
}

/** The first choice of each value. */
export function dedupeChoices(choices: readonly Choice[]): Choice[] {
	const first = new Map<string, Choice>();
	for (const choice of choices) if (!first.has(choice.value)) first.set(choice.value, choice);
	return [...first.values()];
}

/**
 * Reads a list that the platform may serve under an alternative path. If both paths fail, the error
 * of the first is thrown.
 * @throws Fault
 */
export async function listOtherwise(
	platform: Connection,
	columns: ChoiceColumns,
	call: Omit<Call, 'method'>,
	alternativePath: string | undefined,
	follows = true,
): Promise<Choice[]> {
	const choices = await settle(listChoices(platform, columns, call, follows));
	if ('value' in choices) return choices.value;
	if (alternativePath === undefined) throw choices.error;
	const alternatives = await settle(
		listChoices(platform, columns, { ...call, path: alternativePath }, follows),
	);
	if ('value' in alternatives) return alternatives.value;
	throw choices.error;
}

function choiceOf(
	record: JsonRecord,
	{ values, labels, notes = [], isOnlyNamed = false }: ChoiceColumns,
): Choice | undefined {
	const value =
		firstText(record, values) ?? (isOnlyNamed ? undefined : firstText(record, Object.keys(record)));
	if (value === undefined) return undefined;
	const label = firstText(record, labels) ?? value;
	const note = firstText(record, notes)?.trim() ?? '';
	return { value, label: note === '' ? label : `${label} (${note})` };
}

function firstText(record: JsonRecord, names: readonly string[]): string | undefined {
	return names.map((name) => textOf(record[name])).find((text) => text !== undefined);
}
