import { HOUR_MS } from '../../base/dates/durations';
import { isRecord, listOf } from '../../base/json/json';
import type { AlertState } from '../alertState';
import { readAlertState } from '../alertState';

/** The state of one of several sites. */
export interface SiteState {
	readonly site: string;
	/** Undefined before its first poll. */
	readonly state?: AlertState | undefined;
	/** The reason that was last reported, while the site cannot be checked. */
	readonly failure?: string | undefined;
}

/** The state of several sites. `Entry` is what is collected for a digest. */
export interface SitesState<Entry> {
	/** In the order of the list. */
	readonly sites: readonly SiteState[];
	/** When the sites were listed, in Unix milliseconds. */
	readonly listedAt: number;
	/** Whether the platform has more sites than it sent. */
	readonly hasMoreSites: boolean;
	readonly collected: readonly Entry[];
	/** The time when the first entry was collected, in Unix milliseconds. */
	readonly collectedAt?: number | undefined;
}

/**
 * Reads the stored state of several sites. A site whose state is damaged or lies in the future
 * starts over; undefined if the whole has another shape.
 *
 * @param readEntry returns undefined for an entry of another shape, which is dropped
 * @param now Unix milliseconds
 */
export function readSitesState<Entry>(
	stored: unknown,
	readEntry: (stored: unknown) => Entry | undefined,
	now: number,
): SitesState<Entry> | undefined {
	if (!isRecord(stored) || !Array.isArray(stored.sites)) return undefined;
	const { listedAt, hasMoreSites, collectedAt } = stored;
	const sites = listOf(stored.sites).flatMap((one): SiteState[] => {
		if (!isRecord(one) || typeof one.site !== 'string') return [];
		const { site, failure } = one;
		const state = readAlertState(one.state, now);
		return [{ site, state, ...(typeof failure === 'string' ? { failure } : {}) }];
	});
	return {
		sites,
		listedAt: typeof listedAt === 'number' && listedAt <= now ? listedAt : 0,
		hasMoreSites: hasMoreSites === true,
		collected: listOf(stored.collected).flatMap((one) => readEntry(one) ?? []),
		...(typeof collectedAt === 'number' ? { collectedAt: Math.min(collectedAt, now) } : {}),
	};
}

/** A site whose report takes longer does not keep the digest of the others. */
const MAX_WAIT_MS = 2 * HOUR_MS;

/**
 * Adds what was found to what is collected. All of it is due once every site was checked, or two hours after the first.
 *
 * @param isComplete whether no report of a site is pending
 * @param now Unix milliseconds
 */
export function collectAlerts<Entry>(
	before: Pick<SitesState<Entry>, 'collected' | 'collectedAt'> | undefined,
	found: readonly Entry[],
	isComplete: boolean,
	now: number,
): Pick<SitesState<Entry>, 'collected' | 'collectedAt'> & { readonly due: readonly Entry[] } {
	const collected = [...(before?.collected ?? []), ...found];
	const collectedAt = before?.collectedAt ?? now;
	if (collected.length === 0) return { due: [], collected };
	const isDue = isComplete || now - collectedAt >= MAX_WAIT_MS;
	return isDue ? { due: collected, collected: [] } : { due: [], collected, collectedAt };
}
