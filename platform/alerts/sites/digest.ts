import type { JsonRecord } from '../../base/json/json';
import type { AlertWording } from '../messages/alertWording';
import { ENGLISH_ALERTS } from '../messages/alertWording';
import { isRecord, textOf } from '../../base/json/json';

/** An alert of one of several sites, as the item that is output for it. */
export interface SiteAlert {
	readonly site: string;
	readonly item: JsonRecord;
}

/** Alerts of several sites in one message. */
interface Digest {
	readonly text: string;
	/** The number of sites with an alert that has begun or goes on. */
	readonly sitesWithAlerts: number;
	/** The number of sites that could not be checked. */
	readonly sitesNotChecked: number;
	/** False if the platform has more sites than it sent. */
	readonly complete?: false;
	readonly alerts: readonly JsonRecord[];
}

/** Reads a stored alert; undefined if it is of another shape. */
export function readSiteAlert(stored: unknown): SiteAlert | undefined {
	if (!isRecord(stored) || typeof stored.site !== 'string') return undefined;
	return isRecord(stored.item) ? { site: stored.site, item: stored.item } : undefined;
}

/**
 * Sorts alerts, the worst first: figures that stopped, then by the size of the change; ended ones
 * last.
 */
export function sortBySeverity(alerts: readonly SiteAlert[]): SiteAlert[] {
	return alerts
		.map((alert) => ({ alert, rank: rankOf(alert), size: sizeOf(alert) }))
		.sort((one, other) => one.rank - other.rank || other.size - one.size)
		.map(({ alert }) => alert);
}

/** The sites of a digest. */
interface MonitoredSites {
	/** How many are monitored. */
	readonly count: number;
	/** If the platform has more sites than it sent: the sentence that says so. */
	readonly incomplete?: string | undefined;
}

/** Writes one message for the alerts of several sites, the worst first. */
export function writeDigest(
	alerts: readonly SiteAlert[],
	{ count, incomplete }: MonitoredSites,
	{ words }: Pick<AlertWording, 'words'> = ENGLISH_ALERTS,
): Digest {
	const sorted = sortBySeverity(alerts);
	const sitesOf = (isOf: (rank: number) => boolean) =>
		new Set(alerts.filter((alert) => isOf(rankOf(alert))).map(({ site }) => site)).size;
	const sitesWithAlerts = sitesOf((rank) => rank < NOT_CHECKED);
	const sitesNotChecked = sitesOf((rank) => rank === NOT_CHECKED);
	const lines = sorted.map(({ item }) => `- ${textOf(item.text) ?? ''}`);
	const notes = incomplete === undefined ? [] : [incomplete];
	return {
		text: [words.digest(sitesWithAlerts, count, sitesNotChecked), ...lines, ...notes].join('\n'),
		sitesWithAlerts,
		sitesNotChecked,
		...(incomplete === undefined ? {} : { complete: false }),
		alerts: sorted.map(({ item }) => item),
	};
}

const [STOPPED, CHANGED, NOT_CHECKED, OVER] = [0, 1, 2, 3];

function rankOf({ item }: SiteAlert): number {
	if (item.alert === 'notChecked') return NOT_CHECKED;
	// A test event may have no alert.
	if (item.alert === 'over' || item.alert === 'none') return OVER;
	return item.watchedFor === 'noData' ? STOPPED : CHANGED;
}

/** The smallest remaining share, so that a figure of 0 has a size. */
const LEAST_SHARE = 0.001;

/** The size of a change, by which half and double are equally large. */
function sizeOf({ item: { changePercent } }: SiteAlert): number {
	if (typeof changePercent !== 'number') return 0;
	return Math.abs(Math.log(Math.max(LEAST_SHARE, 1 + changePercent / 100)));
}
