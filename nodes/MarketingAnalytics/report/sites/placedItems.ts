import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { textOf } from '../../../../platform/base/json/json';
import type { Settled } from '../../../../platform/base/async/settle';
import { failedItem, toNodeFailure } from '../../../shared/run/errors';
import type { ExecutionContext, Items } from '../../../shared/run/executionContext';
import type { ItemProgress } from '../../../shared/run/eachItem';
import { eachItem, toItems } from '../../../shared/run/eachItem';
import { continues } from '../../../shared/run/agents';
import type { SitePlace } from './expandSites';

/** What became of one site of an item. */
export interface SiteResult<T> {
	readonly place: SitePlace;
	readonly result: Settled<T>;
}

/** The results of each input item, in its order of sites. */
export function byItem<T>(
	count: number,
	results: ItemProgress<T>,
	places: readonly SitePlace[],
): ReadonlyArray<ReadonlyArray<SiteResult<T>>> {
	const all = Array.from({ length: count }, (): Array<SiteResult<T>> => []);
	for (const [index, result] of results.entries()) {
		const place = places[index];
		if (place !== undefined) all[place.item]?.push({ place, result });
	}
	return all;
}

/**
 * The error of an item as a whole: that of its only site, or of the first one where all of them failed, since
 * what failed for all has one cause more often than not.
 */
export function errorOfAll<T>(
	sites: ReadonlyArray<SiteResult<T>>,
): { readonly error: unknown } | undefined {
	const [first] = sites;
	if (first === undefined || !('error' in first.result)) return undefined;
	return sites.every(({ result }) => 'error' in result) ? first.result : undefined;
}

/**
 * The item of a site that failed, in its place. Where n8n takes failed items out through the error output, the
 * site is named in the error itself: with another member than these two, the item would stay.
 */
export function failedSiteItem(
	node: Pick<Items, 'getNode'>,
	error: unknown,
	{ item, site = '' }: SitePlace,
	facts: IDataObject = { Site: site },
): INodeExecutionData {
	if (node.getNode().onError !== 'continueErrorOutput') {
		const failed = failedItem(node, error, item);
		return { ...failed, json: { ...facts, ...failed.json } };
	}
	const { message, description } = toNodeFailure(node.getNode(), error, item);
	const named = `${site}: ${message}`;
	return { json: { error: named, message: description ?? named }, pairedItem: { item } };
}

/** The job references of all sites, each in its place. @throws NodeApiError, NodeOperationError where all sites of an item failed */
export async function placedReferences(
	node: ExecutionContext,
	progress: ItemProgress<INodeExecutionData[]>,
	places: readonly SitePlace[],
): Promise<INodeExecutionData[]> {
	const items = byItem(node.getInputData().length, progress, places);
	const placed = items.map((sites): Settled<INodeExecutionData[]> => {
		const failed = errorOfAll(sites);
		if (failed !== undefined && (!continues(node) || sites.length === 1)) return failed;
		const mark = sites.some(({ place }) => place.hasMoreSites) ? { complete: false } : {};
		const group = { sites: sites.length, group: groupOf(sites), ...mark };
		return {
			value: sites.flatMap(({ place, result }) =>
				'error' in result
					? [failedSiteItem(node, result.error, place, { site: place.site ?? '', ...group })]
					: result.value.map((one) => inPlace(one, place, group)),
			),
		};
	});
	return toItems(node, await eachItem(node, placed, { concurrency: 1 }, (one) => one));
}

/** Identifies the sites of one input item: the first job ID among them. */
function groupOf(sites: ReadonlyArray<SiteResult<INodeExecutionData[]>>): string {
	const references = sites.flatMap(({ result }) => ('error' in result ? [] : result.value));
	return references.map(({ json }) => textOf(json.jobId)).find((id) => id !== undefined) ?? '';
}

function inPlace(
	one: INodeExecutionData,
	{ item, site }: SitePlace,
	group: IDataObject,
): INodeExecutionData {
	// A failure of n8n's has nothing but its error.
	const json = site === undefined ? one.json : { ...one.json, site, ...group };
	return { ...one, json, pairedItem: { item } };
}
