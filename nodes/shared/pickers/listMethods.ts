import type {
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodePropertyOptions,
} from 'n8n-workflow';

import type { Choice } from '../../../platform/client/values/choices';
import type { Platform } from '../../../platform/client/platform';
import { toNodeFailure } from '../run/errors';
import { openChosen } from '../run/openPlatform';

/** Loads a list that depends on what the form holds. */
export type Load = (
	platform: Platform,
	context: ILoadOptionsFunctions,
) => Promise<readonly Choice[]>;

/** The list of a resource locator. */
export type Search = (
	this: ILoadOptionsFunctions,
	filter?: string,
	paginationToken?: string,
) => Promise<INodeListSearchResult>;

/** The list of a field with several values. */
export type LoadOptions = (this: ILoadOptionsFunctions) => Promise<INodePropertyOptions[]>;

/** Offers a list that comes whole in a resource locator, which filters it. */
export function searchIn(load: Load): Search {
	return async function (this: ILoadOptionsFunctions, filter = '') {
		const wanted = filter.trim().toLowerCase();
		const choices = await told(this, async () => await load(await openChosen(this), this));
		const results = choices.map(toOption).filter(({ name }) => name.toLowerCase().includes(wanted));
		return { results };
	};
}

/** Offers a list in a field with several values. */
export function optionsOf(load: Load): LoadOptions {
	return async function (this: ILoadOptionsFunctions) {
		return (await told(this, async () => await load(await openChosen(this), this))).map(toOption);
	};
}

/** Loads a list, or tells in n8n's way why it cannot. @throws NodeApiError, NodeOperationError */
export async function told<T>(context: ILoadOptionsFunctions, load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (error) {
		throw toNodeFailure(context.getNode(), error);
	}
}

/** An entry as n8n shows it: label and value. */
export function toOption({ value, label }: Choice) {
	return { name: label === value ? value : `${label} (${value})`, value };
}
