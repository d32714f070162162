import type { JsonRecord } from '../base/json/json';
import { textOf } from '../base/json/json';
import type { Connection } from './connection/connection';
import { readRecords } from './reply/records';
import type { Call } from './request';
import { requestJson } from './request';
import { settle } from '../base/async/settle';

/** An entry of a list to choose from. */
export interface Choice {
	readonly value: string;
	readonly label: string;
}

/** The columns that may hold value and label, the best first. */
export interface ChoiceColumns {
	readonly values: readonly string[];
	readonly labels: readonly string[];
	/** Those that may hold what is said beside the label. */
	readonly notes?: readonly string[];
}

/**
 * Reads a list to choose from. The columns of most lists are not shown: without a known one, the
 * first text is the value.
 *
 * @throws Fault
 */
export async function listChoices(
	platform: Connection,
	columns: ChoiceColumns,
	call: Omit<Call, 'method'>,
): Promise<Choice[]> {
	const records = readRecords(await requestJson(platform, { ...call, method: 'GET' }));
	return records.flatMap((record) => choiceOf(record, columns) ?? []);
}

/**
 * Reads a list that a platform may have under another path. When it has neither, the first reason is
 * told.
 *
 * @throws Fault
 */
export async function listOtherwise(
	platform: Connection,
	columns: ChoiceColumns,
	call: Omit<Call, 'method'>,
	otherwise: string | undefined,
): Promise<Choice[]> {
	const choices = await settle(listChoices(platform, columns, call));
	if ('value' in choices) return choices.value;
	if (otherwise === undefined) throw choices.error;
	const others = await settle(listChoices(platform, columns, { ...call, path: otherwise }));
	if ('value' in others) return others.value;
	throw choices.error;
}

function choiceOf(
	record: JsonRecord,
	{ values, labels, notes = [] }: ChoiceColumns,
): Choice | undefined {
	const value = firstText(record, values) ?? firstText(record, Object.keys(record));
	if (value === undefined) return undefined;
	const label = firstText(record, labels) ?? value;
	const note = firstText(record, notes)?.trim() ?? '';
	return { value, label: note === '' ? label : `${label} (${note})` };
}

function firstText(record: JsonRecord, names: readonly string[]): string | undefined {
	return names.map((name) => textOf(record[name])).find((text) => text !== undefined);
}
