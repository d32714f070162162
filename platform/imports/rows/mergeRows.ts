import type { ImportTarget } from '../rules/importKinds';
import { ImportProblem } from '../rules/problems';
import type { CheckedRow } from './checkFindings';
import type { SharedNames } from './lineCheck';

/** How rows with the same names are merged. */
export interface RowMerge {
	/** The keys that occur repeatedly. */
	readonly keys: ReadonlySet<string>;
	readonly how: Exclude<SharedNames, 'stop'>;
	readonly metrics: readonly ImportTarget[];
}

/** Merges two rows with the same names. Attributes keep their first value that is not empty. */
export function mergeRow(
	before: CheckedRow | undefined,
	row: CheckedRow,
	{ how, metrics }: Pick<RowMerge, 'how' | 'metrics'>,
): CheckedRow {
	if (!before || how === 'last') return row;
	const values = before.values.map((value, at) => {
		return sumOf(value, row.values[at] ?? '', metrics[at]?.type === 'amount');
	});
	const names = before.names.map((name, at) => name || (row.names[at] ?? ''));
	return { ...before, names, values };
}

/** The sum of two figures as they are sent, exact to the cent; empty if both are empty. */
function sumOf(one: string, other: string, isAmount: boolean): string {
	if (one === '' || other === '') return one || other;
	if (!isAmount) return String(BigInt(one) + BigInt(other));
	const cents = centsOf(one) + centsOf(other);
	const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
	return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function centsOf(amount: string): bigint {
	const [units = '', cents = ''] = amount.split('.');
	return BigInt(units + cents.padEnd(2, '0'));
}

/**
 * Yields unique rows at once, and merged rows at the end in the order of their first occurrence.
 */
export async function* mergedRows(
	all: AsyncIterable<readonly CheckedRow[]>,
	merge: RowMerge,
): AsyncGenerator<readonly CheckedRow[]> {
	const merged = new Map<string, CheckedRow>();
	for await (const rows of all) {
		const own = rows.filter((row) => !merge.keys.has(row.key));
		for (const row of rows) {
			if (merge.keys.has(row.key)) merged.set(row.key, mergeRow(merged.get(row.key), row, merge));
		}
		yield own;
	}
	yield [...merged.values()];
}

/** A daily unique visitor who comes through two channels would be counted twice. */
const NOT_ADDITIVE = new Set(['dvisitor']);

/** Whether the figures of a target can be added up over rows. */
export function isAdditiveTarget(target: string): boolean {
	return !NOT_ADDITIVE.has(target);
}

/** @throws InvalidInput if rows would be added up that have a metric without a meaningful sum */
export function checkAddable(metrics: readonly ImportTarget[]): void {
	const wrong = metrics.find(({ name }) => !isAdditiveTarget(name));
	if (wrong) throw ImportProblem.of({ code: 'notAddable', of: { target: wrong.name } });
}
