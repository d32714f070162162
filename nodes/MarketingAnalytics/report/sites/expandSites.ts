import type { Settled } from '../../../../platform/base/async/settle';
import type { ListedSites, SiteChoice } from '../../../../platform/lists/chosenSites';
import { resolveSites } from '../../../../platform/lists/chosenSites';
import type { ReportInput } from '../../../shared/report/request/read';
import type { ExecutionContext } from '../../../shared/run/executionContext';
import { eachItem } from '../../../shared/run/eachItem';
import type { Work } from '../../../shared/run/readThenRun';

/** Where a request for one site comes from. */
export interface SitePlace {
	/** The input item. */
	readonly item: number;
	/** The site, as one of several; undefined where the item has only one, or none is known. */
	readonly site?: string;
	/** Set if the token may access more sites than the platform has listed. */
	readonly hasMoreSites?: boolean;
}

/** The requests of all sites of all items, and where each comes from. */
interface SiteWork<Common, Request> {
	readonly work: Work<Common, Request>;
	readonly places: readonly SitePlace[];
}

/**
 * Makes a request for each site of each item. What fails for one of them does not end the node: who puts the
 * results together decides what becomes of it.
 */
export async function expandSites<
	Common extends { readonly concurrency: number },
	Request extends ReportInput,
>(work: Work<Common, Request>): Promise<SiteWork<Common, Request>> {
	const { platform, common } = work;
	const node = continuing(work.node);
	const known = new Map<string, Promise<ListedSites>>();
	const sitesOf = async (choice: SiteChoice) => {
		const key = JSON.stringify(choice);
		const sites = known.get(key) ?? resolveSites(platform, choice);
		known.set(key, sites);
		return await sites;
	};
	const resolved = await eachItem(node, work.requests, common, async (one): Promise<Request[]> => {
		const { sites } = one;
		if (sites === undefined) return [one];
		const listed = await sitesOf(sites);
		return listed.names.map((site) => ({ ...one, site, sites: { ...sites, ...listed } }));
	});
	const places: SitePlace[] = [];
	const requests: Array<Settled<Request>> = [];
	for (const [item, one] of resolved.entries()) {
		if ('error' in one) {
			places.push({ item });
			requests.push(one);
			continue;
		}
		for (const value of one.value) {
			const { sites, site } = value;
			places.push({ item, ...(sites && { site, hasMoreSites: sites.hasMoreSites === true }) });
			requests.push({ value });
		}
	}
	return { work: { ...work, node, requests }, places };
}

/** The node as one that continues when an item fails. */
export function continuing(node: ExecutionContext): ExecutionContext {
	return new Proxy(node, {
		get: (context, member): unknown =>
			member === 'continueOnFail' ? () => true : Reflect.get(context, member),
	});
}
