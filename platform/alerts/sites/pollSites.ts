import pLimit from 'p-limit';

import { settle } from '../../base/async/settle';
import type { AlertState } from '../alertState';
import type { PollResult } from '../../polling/pollResult';
import { failed } from '../../polling/pollResult';
import type { Fault } from '../../http/errors/fault';
import type { SitesState, SiteState } from './sitesState';
import { HOUR_MS } from '../../base/dates/durations';

/** The sites of the token. */
interface Listing extends Pick<SitesState<unknown>, 'hasMoreSites'> {
	readonly names: readonly string[];
}

/** How to poll several sites. */
interface SitesSource<News> {
	/** @throws Fault, InvalidInput */
	list(): Promise<Listing>;
	/** Polls one site, starting from its own state. */
	pollSite(
		site: string,
		state: AlertState | undefined,
	): Promise<PollResult<AlertState, News> & { readonly state: AlertState | undefined }>;
}

/** The news of a site, or why it cannot be checked. */
interface SiteNews<News> {
	readonly site: string;
	readonly news?: News | undefined;
	readonly failure?: string | undefined;
}

/** The outcome of a poll of several sites. */
export interface SitesPoll<News> {
	readonly sites: readonly SiteState[];
	readonly listedAt: number;
	readonly hasMoreSites: boolean;
	readonly news: ReadonlyArray<SiteNews<News>>;
	/** Whether no report of any site is pending. */
	readonly isComplete: boolean;
	readonly isSettled: boolean;
	readonly isInconclusive: boolean;
	/** The error of the first site, if no site can be checked. */
	readonly errors: readonly unknown[];
	/** The upstream error that ended the poll of a site, which may be over at the next one. */
	readonly trouble?: Fault | undefined;
}

/** What is stored of the list of sites. */
type KnownSites = Pick<SitesState<unknown>, 'sites' | 'listedAt' | 'hasMoreSites'>;

const CONCURRENT_SITES = 4;
/** How long a list of sites is kept, as sites are seldom added or removed. */
const LIST_MS = HOUR_MS;

/**
 * Polls several sites, each with its own state and report. A failed site is reported once and does
 * not affect the others.
 *
 * @param now Unix milliseconds
 * @throws Fault, InvalidInput if the sites cannot be listed and no list is stored
 */
export async function pollSites<News>(
	before: KnownSites | undefined,
	{ list, pollSite }: SitesSource<News>,
	now: number,
): Promise<SitesPoll<News>> {
	const { names, ...listing } = await namesOf(before, list, now);
	const limit = pLimit(CONCURRENT_SITES);
	const polled = await Promise.all(
		names.map(async (site) => {
			const last = before?.sites.find((one) => one.site === site) ?? { site };
			return await limit(async () => await pollOneSite(last, pollSite));
		}),
	);
	return { ...together(polled), ...listing };
}

async function namesOf(
	before: KnownSites | undefined,
	list: SitesSource<unknown>['list'],
	now: number,
): Promise<Listing & { readonly listedAt: number }> {
	const { sites = [], listedAt = 0, hasMoreSites = false } = before ?? {};
	const known = { names: sites.map(({ site }) => site), listedAt, hasMoreSites };
	if (sites.length > 0 && now - listedAt < LIST_MS) return known;
	const listed = await settle(list());
	if ('value' in listed) {
		const { names, hasMoreSites: isPart } = listed.value;
		// A site that is missing from a part of the list is still there.
		const all = isPart ? [...new Set([...names, ...known.names])] : names;
		return { names: all, hasMoreSites: isPart, listedAt: now };
	}
	if (sites.length > 0) return known;
	throw listed.error;
}

function together<News>(
	polled: ReadonlyArray<PolledSite<News>>,
): Omit<SitesPoll<News>, 'listedAt' | 'hasMoreSites'> {
	const errors = polled.flatMap(({ error }) => error ?? []);
	// An error of all sites is not about a single site.
	const isGeneral = errors.length > 0 && errors.length === polled.length;
	return {
		sites: polled.map(({ after }) => (isGeneral ? { ...after, failure: undefined } : after)),
		news: polled.flatMap(({ site, news, failure: reason }) => {
			const failure = isGeneral ? undefined : reason;
			return news === undefined && failure === undefined ? [] : { site, news, failure };
		}),
		errors: isGeneral ? errors.slice(0, 1) : [],
		isComplete: polled.every(({ after }) => isIdle(after)),
		isSettled: polled.some(({ isSettled }) => isSettled),
		isInconclusive: polled.some(({ isInconclusive }) => isInconclusive === true),
		trouble: polled.find(({ trouble }) => trouble !== undefined)?.trouble,
	};
}

interface PolledSite<News> extends SiteNews<News>, Omit<PollResult<AlertState, News>, 'errors'> {
	readonly after: SiteState;
	readonly error?: unknown;
}

async function pollOneSite<News>(
	last: SiteState,
	pollSite: SitesSource<News>['pollSite'],
): Promise<PolledSite<News>> {
	const { site } = last;
	const settled = await settle(pollSite(site, last.state));
	const { errors, ...result } =
		'value' in settled ? settled.value : failed<AlertState>(last.state, settled.error);
	const state = result.state ?? last.state;
	const [error] = errors;
	const failure = error instanceof Error ? error.message : undefined;
	if (failure === undefined) {
		// An incident ends when a report was read, not while one is pending.
		const isRead = (state?.reports.pending.length ?? 0) < (last.state?.reports.pending.length ?? 0);
		const still = isRead || last.failure === undefined ? {} : { failure: last.failure };
		return { ...result, site, state, after: { site, state, ...still } };
	}
	const isNew = failure !== last.failure;
	const reported = isNew ? { failure, isSettled: true } : {};
	return { ...result, site, state, error, ...reported, after: { site, state, failure } };
}

function isIdle({ state }: SiteState): boolean {
	if (state === undefined) return true;
	const { reports, explaining } = state;
	return reports.pending.length === 0 && !reports.unsent && explaining === undefined;
}
