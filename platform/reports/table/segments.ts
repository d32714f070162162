import { isRecord, listOf, textOf } from '../../base/json/json';

/** One step into a segment: `device` = Desktop. */
export interface SegmentStep {
	readonly segment: string;
	/** The label, made unique within its list. */
	readonly item: string;
	/** The platform's label, which may occur twice. */
	readonly name: string;
	/** The ID, which is the same in every result. */
	readonly id: string;
}

/**
 * A value of a metric with the path of segments that leads to it; the path of the unsegmented value
 * is empty.
 */
export interface Leaf {
	readonly steps: readonly SegmentStep[];
	readonly value: unknown;
}

/** Whether a metric's entry is more than a plain list of values. */
export function isSegmented(entry: unknown): boolean {
	if (!isRecord(entry)) return false;
	return entry.segments !== undefined || listOf(entry.values).some(isRecord);
}

/**
 * All values of a metric's entry at one moment: its own and those of its segments. Observed
 * practice: a value can hold values or further segments.
 */
export function leavesAt(
	entry: unknown,
	moment: number,
	steps: readonly SegmentStep[] = [],
): Leaf[] {
	if (!isRecord(entry)) return entry === undefined ? [] : [{ steps, value: entry }];
	return [
		...ownLeaves(listOf(entry.values), moment, steps),
		...segmentsOf(entry).flatMap(([step, item]) => leavesAt(item, moment, [...steps, step])),
	];
}

/** The number of moments (hours, days ...) that an entry has values for. */
export function momentsOf(entry: unknown): number {
	if (!isRecord(entry)) return entry === undefined ? 0 : 1;
	const values = listOf(entry.values);
	const own = holdsSeries(values) ? momentsOf(values[0]) : values.length;
	// A fast path: most entries have no segments.
	if (entry.segments === undefined) return own;
	return segmentsOf(entry).reduce((most, [, item]) => Math.max(most, momentsOf(item)), own);
}

function ownLeaves(
	values: readonly unknown[],
	moment: number,
	steps: readonly SegmentStep[],
): Leaf[] {
	if (holdsSeries(values)) return leavesAt(values[0], moment, steps);
	const value = values[moment];
	if (isRecord(value)) return leavesAt(value, 0, steps);
	return value === undefined ? [] : [{ steps, value }];
}

/** Whether a single nested value carries the whole series of moments. */
function holdsSeries(values: readonly unknown[]): boolean {
	return values.length === 1 && isRecord(values[0]);
}

function segmentsOf(entry: { segments?: unknown }): Array<[SegmentStep, unknown]> {
	const segments = isRecord(entry.segments) ? Object.entries(entry.segments) : [];
	return segments.flatMap(([segment, list]) => {
		const items = listOf(list);
		const names = distinctNames(items);
		const ids = distinctIds(items);
		return items.map((item, index): [SegmentStep, unknown] => [
			{ segment, item: names[index] ?? '', name: itemName(item, index), id: ids[index] ?? '' },
			item,
		]);
	});
}

/** Makes equal names unique by their IDs, or else by their positions. */
function distinctNames(items: readonly unknown[]): readonly string[] {
	const names = items.map(itemName);
	const withIds = addToRepeated(names, (index) => itemId(items[index], index));
	return addToRepeated(withIds, (index) => `#${index + 1}`);
}

function addToRepeated(
	names: readonly string[],
	mark: (index: number) => string,
): readonly string[] {
	const seen = new Set<string>();
	const repeated = new Set<string>();
	for (const name of names) (seen.has(name) ? repeated : seen).add(name);
	if (repeated.size === 0) return names;
	return names.map((name, index) => (repeated.has(name) ? `${name} ${mark(index)}` : name));
}

/** A name stands for a missing ID. IDs that repeat are numbered, so that no figure is lost. */
function distinctIds(items: readonly unknown[]): string[] {
	const counts = new Map<string, number>();
	return items.map((item, index) => {
		const id = (isRecord(item) ? textOf(item.id) : undefined) ?? itemName(item, index);
		const count = (counts.get(id) ?? 0) + 1;
		counts.set(id, count);
		return count === 1 ? id : `${id} #${count}`;
	});
}

/** A key of a path of segments that is the same in every result. */
export function keyOfSteps(steps: readonly SegmentStep[]): string {
	return JSON.stringify(steps.map(({ segment, id }) => [segment, id]));
}

function itemName(item: unknown, index: number): string {
	return (isRecord(item) ? textOf(item.name) : undefined) ?? itemId(item, index);
}

function itemId(item: unknown, index: number): string {
	return (isRecord(item) ? textOf(item.id) : undefined) ?? String(index + 1);
}
