import { isRecord, listOf } from '../../base/json/json';
import type { ReportHeader } from './header';
import type { HeaderRange } from './dateRanges';
import { readEntry } from './shapes/entry';
import { readRowMoments, writeMoments } from './shapes/moments';
import { momentsOf } from '../table/segments';

/** The figures of an element in one date range, by the position of their metric. */
interface RangeEntries {
	readonly entries: readonly unknown[];
	/** The moments of the values, where they differ from those of the header. */
	readonly dates?: ReadonlyArray<string | undefined> | undefined;
}

/**
 * The entry of a metric in a date range. A metric is a list with one entry per range; older replies
 * hold the bare entry.
 */
function entryOf(metric: unknown, range: number): unknown {
	if (Array.isArray(metric)) return metric[range];
	return range === 0 ? metric : undefined;
}

/**
 * The entries of a date range. A metric that the element lacks becomes an empty cell.
 *
 * @throws Fault as `readEntry`
 */
export function rangeEntries(
	metrics: readonly unknown[],
	range: number,
	header: ReportHeader,
	byHour = false,
): RangeEntries {
	const entries = new Array<unknown>(Math.max(metrics.length, header.metrics.length));
	let named: Array<readonly unknown[] | undefined> | undefined;
	for (let i = 0; i < entries.length; i++) {
		const { entry, moments } = readEntry(entryOf(metrics[i], range), header.metrics[i]);
		entries[i] = entry;
		if (moments) (named ??= [])[i] = moments;
	}
	return named ? aligned(entries, named, header.ranges[range], byHour) : { entries };
}

/**
 * Orders values that name their moments as the header orders its dates, or by time if a moment is
 * not among those.
 */
function aligned(
	entries: readonly unknown[],
	named: ReadonlyArray<readonly unknown[] | undefined>,
	range: HeaderRange | undefined,
	byHour: boolean,
): RangeEntries {
	const reading = { zone: range?.zone ?? 'utc', expected: range?.days };
	const byMetric = entries.map((_, index) => {
		const moments = named[index];
		return moments && writeMoments(readRowMoments(moments, reading), byHour);
	});
	const all = new Set(byMetric.flatMap((dates) => dates ?? []));
	// Values whose moments cannot be read are taken by position.
	if (byMetric.some((dates) => dates?.includes(undefined))) return { entries };
	const ofHeader = range?.dates ?? [];
	const isWithin = [...all].every((date) => date !== undefined && ofHeader.includes(date));
	const dates = isWithin ? ofHeader : [...all].sort();
	const places = new Map(dates.map((date, index) => [date, index]));
	const placed = entries.map((entry, index) => {
		const own = byMetric[index];
		if (!own || !isRecord(entry)) return entry;
		const values = new Array<unknown>(dates.length).fill(null);
		for (const [from, value] of listOf(entry.values).entries()) {
			const place = places.get(own[from]);
			if (place !== undefined) values[place] = value;
		}
		return { ...entry, values };
	});
	return isWithin ? { entries: placed } : { entries: placed, dates };
}

/** The number of date ranges with figures, whatever the header announces. */
export function rangeCount(header: ReportHeader, metrics: readonly unknown[]): number {
	let count = Math.max(1, header.ranges.length);
	for (const metric of metrics) count = Math.max(count, listOf(metric).length);
	return count;
}

/** The number of moments of a date range, at least 1. */
export function mostMoments(entries: readonly unknown[]): number {
	let most = 1;
	for (const entry of entries) most = Math.max(most, momentsOf(entry));
	return most;
}
