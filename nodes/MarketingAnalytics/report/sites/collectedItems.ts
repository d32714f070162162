import type { INodeExecutionData } from 'n8n-workflow';

import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import type { Settled } from '../../../../platform/base/async/settle';
import { settle } from '../../../../platform/base/async/settle';
import type { Days } from '../../../../platform/base/dates/namedPeriods';
import type { InvalidInput } from '../../../../platform/base/invalidInput';
import type { JobToCollect } from '../../../shared/run/collecting/collectReady';
import type { Output } from '../../../shared/report/output/output';
import { fetchedItems } from '../../../shared/report/output/fetched';
import { isShared } from '../../../shared/report/output/output';
import type { ItemProgress } from '../../../shared/run/eachItem';
import { eachItem, toItems } from '../../../shared/run/eachItem';
import type { ExecutionContext } from '../../../shared/run/executionContext';
import type { SitePlace } from './expandSites';
import type { SiteResult } from './placedItems';
import { errorOfAll } from './placedItems';
import type { SiteOutcome } from './siteOutcome';
import { hintAtSites, itemsOfSites } from './siteOutcome';

/** The request of an item. */
export interface CollectRequest extends JobToCollect {
	readonly job: JobRun;
	readonly output: Output;
	/** The error if the report of this site was not submitted, as one of several. */
	readonly notSubmitted?: InvalidInput | undefined;
	/** How many sites were submitted together, where there were several. */
	readonly sites?: number | undefined;
	/** Whether the platform had more sites than it listed when they were submitted. */
	readonly hasMoreSites?: boolean | undefined;
	/** What sites that were submitted together have in common. */
	readonly group: string;
	/** The days of a slice of a longer report; undefined for a whole report. */
	readonly slice?: Days | undefined;
}

/** The group of a job: several sites that were submitted together, or an item of its own. */
export function sitePlaceOf(
	{ job: { site }, sites, hasMoreSites }: Pick<CollectRequest, 'job' | 'sites' | 'hasMoreSites'>,
	item: number,
): SitePlace {
	return sites === undefined ? { item } : { item, site, ...(hasMoreSites ? { hasMoreSites } : {}) };
}

/** References that were submitted together. */
interface SiteGroup {
	request: CollectRequest;
	readonly sites: Array<SiteResult<SiteOutcome>>;
}

/**
 * The output items of collected reports. Sites that were submitted together share one message or
 * chart; rows and files of each site keep their position.
 */
export async function collectedItems(
	node: ExecutionContext,
	requests: ItemProgress<CollectRequest>,
	results: ItemProgress<SiteOutcome | undefined>,
): Promise<INodeExecutionData[]> {
	const groups = groupsOf(requests, results);
	if (groups.length === 0) {
		return fetchedItems(
			node,
			results.map((one) => ('error' in one ? one : { value: one.value?.fetched })),
		);
	}
	const items: Array<Settled<INodeExecutionData[]>> = results.map((one) =>
		'error' in one ? one : { value: one.value?.fetched.items ?? [] },
	);
	for (const { request, sites } of groups) {
		const failed = errorOfAll(sites);
		if (failed !== undefined) continue;
		hintAtSites(node, sites);
		const done = await settle(itemsOfSites(node, sites, request.output, request.sites));
		for (const { place } of sites) items[place.item] = { value: [] };
		const [first] = sites;
		if (first === undefined) continue;
		const origin = isShared(request.output)
			? sites.map(({ place }) => ({ item: place.item }))
			: undefined;
		items[first.place.item] =
			'error' in done
				? done
				: { value: done.value.map((one) => (origin ? { ...one, pairedItem: origin } : one)) };
	}
	return toItems(node, await eachItem(node, items, { concurrency: 1 }, (one) => one));
}

function groupsOf(
	requests: ItemProgress<CollectRequest>,
	results: ItemProgress<SiteOutcome | undefined>,
): readonly SiteGroup[] {
	const groups = new Map<string, SiteGroup>();
	for (const [item, request] of requests.entries()) {
		const result = results[item];
		if (result === undefined || 'error' in request || request.value.sites === undefined) continue;
		const place = sitePlaceOf(request.value, item);
		const { group, slice } = request.value;
		const key = JSON.stringify([group, slice]);
		const known = groups.get(key) ?? { request: request.value, sites: [] };
		if ('error' in result) known.sites.push({ place, result });
		else if (result.value !== undefined) {
			known.sites.push({ place, result: { value: result.value } });
			// A site that was not submitted does not contain the report, which the others have.
			known.request = request.value;
		} else continue;
		groups.set(key, known);
	}
	return [...groups.values()];
}
