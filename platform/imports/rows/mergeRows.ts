import type { ImportTarget } from '../rules/importKinds';
import { ImportProblem } from '../rules/problems';
import type { CheckedRow, SharedNames } from './lineCheck';

/** How rows that share their names become one. */
export interface RowMerge {
	/** What tells the rows apart that share their names. */
	readonly keys: ReadonlySet<string>;
	readonly how: Exclude<SharedNames, 'stop'>;
	readonly metrics: readonly ImportTarget[];
}

/** Merges two rows with the same names. What is attached to a page stays, unless there was nothing. */
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

/** The sum of two figures as they are sent, amounts to the cent; nothing and nothing is nothing. */
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

/** Hands on rows with names of their own at once, and merged ones at the end, in the order in which they came. */
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

/** Daily unique visitors who come by two ways would count twice. */
const NOT_ADDITIVE = new Set(['dvisitor']);

/** Whether figures of a target can be added up over rows. */
export function isAdditive(target: string): boolean {
	return !NOT_ADDITIVE.has(target);
}

/** @throws InvalidInput where rows would be added up that have a figure of which there is no sum */
export function checkAddable(metrics: readonly ImportTarget[]): void {
	const wrong = metrics.find(({ name }) => !isAdditive(name));
	if (wrong) throw ImportProblem.of({ code: 'notAddable', of: { target: wrong.name } });
}
