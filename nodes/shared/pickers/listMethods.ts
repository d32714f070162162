import type {
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodePropertyOptions,
} from 'n8n-workflow';

import type { Choice } from '../../../platform/http/choices';
import type { Connection } from '../../../platform/http/connection/connection';
import { toNodeFailure } from '../run/errors';
import { openChosen } from '../run/openPlatform';
import { formatCount } from '../../../platform/base/text/formatCount';

/** Loads a list that depends on values in the form. */
export type Load = (
	platform: Connection,
	context: ILoadOptionsFunctions,
) => Promise<readonly Choice[]>;

/** The list of a resource locator. */
export type SearchList = (
	this: ILoadOptionsFunctions,
	filter?: string,
	paginationToken?: string,
) => Promise<INodeListSearchResult>;

/** The list of a field with several values. */
export type LoadOptions = (this: ILoadOptionsFunctions) => Promise<INodePropertyOptions[]>;

/** Offers a list that comes whole in a resource locator, which filters it. */
export function searchIn(load: Load): SearchList {
	return async function (this: ILoadOptionsFunctions, filter = '') {
		const query = filter.trim().toLowerCase();
		const { value: choices, parts } = await loadFrom(this, load);
		const isSelected = ({ label, value }: Choice) =>
			`${label} (${value})`.toLowerCase().includes(query);
		return { results: [...toOptions(choices.filter(isSelected)), ...partEntries(parts)] };
	};
}

/** Offers a list in a field with several values. */
export function optionsOf(load: Load): LoadOptions {
	return async function (this: ILoadOptionsFunctions) {
		const { value, parts } = await loadFrom(this, load);
		const [note] = partEntries(parts);
		const [first, ...others] = toOptions(value);
		// The note is put into the description of the first entry, as an entry of its own could be
		// chosen and sent.
		return first ? [note ? { ...first, description: note.name } : first, ...others] : [];
	};
}

/** A loaded list, and the numbers of entries of lists that were truncated. */
interface Loaded<T> {
	readonly value: T;
	readonly parts: readonly number[];
}

/**
 * Loads a list, and converts failures to errors of n8n. @throws NodeApiError, NodeOperationError
 */
export async function loadFrom<T>(
	context: ILoadOptionsFunctions,
	load: (platform: Connection, context: ILoadOptionsFunctions) => Promise<T>,
): Promise<Loaded<T>> {
	try {
		const parts: number[] = [];
		const reportPart = (_: string, entries: number) => void parts.push(entries);
		const platform = { ...(await openChosen(context)), reportPart };
		return { value: await load(platform, context), parts };
	} catch (error) {
		throw toNodeFailure(context.getNode(), error);
	}
}

/** An entry that says that the list is truncated; choosing it sets no value. */
export function partEntries(parts: readonly number[]): Array<{ name: string; value: string }> {
	const [entries] = parts;
	if (entries === undefined) return [];
	const count = formatCount(entries);
	return [
		{
			name: `This list is incomplete: it contains only ${count} of the platform’s entries`,
			value: '',
		},
	];
}

/** Entries as n8n shows them: by name, with a distinguishing suffix if names repeat. */
export function toOptions(choices: readonly Choice[]) {
	const count = new Map<string, number>();
	for (const { label } of choices) count.set(label, (count.get(label) ?? 0) + 1);
	return choices.map(({ value, label }) => {
		const isClear = label === value || (count.get(label) === 1 && !ID.test(value));
		return { name: isClear ? label : `${label} (${value})`, value };
	});
}

// People know entries by their IDs as well; a code is of use to the platform only.
const ID = /^\d+$/;
