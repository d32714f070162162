import { isRecord, listOf } from '../../base/json/json';
import type { Row } from '../table/tableCell';
import { toCell, toFigure } from '../table/tableCell';
import type { ReportColumns } from './reportColumns';
import type { ElementParts } from './shapes/element';
import type { Leaf, SegmentStep } from '../table/segments';
import { keyOfSteps, leavesAt } from '../table/segments';

/** A row with its dimensions, without figures. */
export function describeRow(
	{ values, more }: Pick<ElementParts, 'values' | 'more'>,
	columns: ReportColumns,
): Row {
	const row: Row = {};
	for (let i = 0; i < values.length; i++) row[columns.dimension(i)] = toCell(values[i]);
	for (const name in more) row[columns.extra(name, 'fact')] = toCell(more[name]);
	return row;
}

/**
 * Adds the figures of a moment to a row.
 *
 * @param isBefore whether they belong to the period before
 */
export function fillPlain(
	row: Row,
	entries: readonly unknown[],
	moment: number,
	columns: ReportColumns,
	isBefore = false,
): Row {
	for (let i = 0; i < entries.length; i++) {
		row[columns.metric(i, isBefore)] = toFigure(valueAt(entries[i], moment));
	}
	return row;
}

/** The value of an entry at a moment; an entry without values by moment is that of the first. */
function valueAt(entry: unknown, moment: number): unknown {
	if (isRecord(entry)) return listOf(entry.values)[moment];
	return moment === 0 ? entry : null;
}

/** As `fillPlain`, with segments as columns: "Visits", "Visits (Desktop)", "Visits (Phone)" ... */
export function fillWide(
	row: Row,
	entries: readonly unknown[],
	moment: number,
	columns: ReportColumns,
	isBefore = false,
): Row {
	for (const [index, entry] of entries.entries()) {
		const leaves = leavesAt(entry, moment);
		if (leaves.length === 0) row[columns.metric(index, isBefore)] ??= null;
		for (const { steps, value } of leaves) {
			row[columns.segmentedMetric(index, steps, isBefore)] = toFigure(value);
		}
	}
	return row;
}

/**
 * As `fillPlain`, with segments as rows: a column per kind of segment, a row per segment. The value
 * of a metric or segment that is divided further is a total, and is kept only with the totals.
 *
 * @param ranges the entries of one date range, or of two that are compared
 */
export function fillLong(
	start: Row,
	ranges: ReadonlyArray<readonly unknown[]>,
	moment: number,
	columns: ReportColumns,
	totals: boolean,
): Row[] {
	const rows = new Map<string, Row>();
	for (const [range, entries] of ranges.entries()) {
		for (const [index, entry] of entries.entries()) {
			const name = columns.metric(index, range > 0);
			const leaves = leavesAt(entry, moment);
			const left = totals ? undefined : subdivided(leaves);
			for (const leaf of leaves) {
				const key = keyOfSteps(leaf.steps);
				if (left?.has(key)) continue;
				const row = rows.get(key) ?? withSegments(start, leaf.steps, columns);
				row[name] = toFigure(leaf.value);
				rows.set(key, row);
			}
		}
	}
	return [...rows.values()];
}

/** The segments that are divided further: their paths as keys. */
function subdivided(leaves: readonly Leaf[]): Set<string> {
	const keys = new Set<string>();
	for (const { steps } of leaves) {
		for (let depth = 0; depth < steps.length; depth++) keys.add(keyOfSteps(steps.slice(0, depth)));
	}
	return keys;
}

function withSegments(start: Row, steps: readonly SegmentStep[], columns: ReportColumns): Row {
	const row = { ...start };
	for (const { segment, item, name, id } of steps) {
		if (columns.haveSegmentIds) {
			row[columns.extra(`${segment}_id`, 'segment')] = id;
			row[columns.extra(`${segment}_name`, 'fact')] = name;
		} else row[columns.extra(segment, 'segment')] = item;
	}
	return row;
}
