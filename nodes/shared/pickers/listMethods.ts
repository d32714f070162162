import type {
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodePropertyOptions,
} from 'n8n-workflow';

import type { Choice } from '../../../platform/http/choices';
import type { Connection } from '../../../platform/http/connection/connection';
import { toNodeFailure } from '../run/errors';
import { openChosen } from '../run/openPlatform';

/** Loads a list that depends on what the form holds. */
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
		const wanted = filter.trim().toLowerCase();
		const choices = await withListErrors(
			this,
			async () => await load(await openChosen(this), this),
		);
		const isWanted = ({ label, value }: Choice) =>
			`${label} (${value})`.toLowerCase().includes(wanted);
		return { results: toOptions(choices.filter(isWanted)) };
	};
}

/** Offers a list in a field with several values. */
export function optionsOf(load: Load): LoadOptions {
	return async function (this: ILoadOptionsFunctions) {
		return toOptions(
			await withListErrors(this, async () => await load(await openChosen(this), this)),
		);
	};
}

/** Loads a list, or tells in n8n's way why it cannot. @throws NodeApiError, NodeOperationError */
export async function withListErrors<T>(
	context: ILoadOptionsFunctions,
	load: () => Promise<T>,
): Promise<T> {
	try {
		return await load();
	} catch (error) {
		throw toNodeFailure(context.getNode(), error);
	}
}

/** The entries as n8n shows them: by their names, with what tells those of the same name apart. */
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
