import { listOf } from '../client/values/json';
import type { ReportHeader } from './header';
import { momentsOf } from './segments';

/** A metric is a list with one entry per date range; older replies hold the bare entry. */
function entryOf(metric: unknown, range: number): unknown {
	if (Array.isArray(metric)) return metric[range];
	return range === 0 ? metric : undefined;
}

/**
 * The entries of a date range, by the number of their metric.
 *
 * @param least how many metrics the header has: a missing one becomes an empty cell
 */
export function entriesOf(metrics: readonly unknown[], range: number, least: number): unknown[] {
	const entries = new Array<unknown>(Math.max(metrics.length, least));
	for (let i = 0; i < entries.length; i++) entries[i] = entryOf(metrics[i], range);
	return entries;
}

/** How many date ranges there are figures of, whatever the header says. */
export function rangeCount(header: ReportHeader, metrics: readonly unknown[]): number {
	let count = Math.max(1, header.ranges.length);
	for (const metric of metrics) count = Math.max(count, listOf(metric).length);
	return count;
}

/** How many moments a date range has, at least one. */
export function mostMoments(entries: readonly unknown[]): number {
	let most = 1;
	for (const entry of entries) most = Math.max(most, momentsOf(entry));
	return most;
}
