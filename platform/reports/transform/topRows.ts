import { sortInTurns } from '../../base/async/sortInTurns';
import type { Row } from '../table/tableCell';
import type { TableStep, Table } from '../table/reportTable';
import type { Order } from './orderRows';
import { columnFor, comparison } from './orderRows';
import type { ReportNotes } from './reportNotes';
import { inBatches } from '../../base/async/eventLoop';
import { isAdditiveColumn, PeriodSums } from './sums';

/** How many rows to keep, and whether to sum up the rest. */
export interface Top {
	readonly rows: number;
	/** The name of the row that sums up the rest; undefined for no such row. */
	readonly others?: string | undefined;
}

/** The rank of a row; equal rows keep their order. */
interface Ranked {
	readonly row: Row;
	readonly index: number;
}

/**
 * Keeps the first rows of each period, and optionally one that sums up the others. Memory grows
 * with the rows kept only.
 *
 * @param isTotal recognizes totals: they are kept, come first, and are not counted
 */
export function keepTop(
	{ rows, others }: Top,
	order: Order | undefined,
	isTotal: (row: Row) => boolean,
	notes: ReportNotes,
): TableStep {
	return (table) => {
		const ahead = ranking(table, order);
		return {
			...table,
			batches: async function* () {
				const { totals, top, rest } = await gather(table, rows, ahead, isTotal);
				yield* inBatches([...totals, ...top]);
				if (others === undefined || rest.isEmpty) return;
				if (hasUnsummable(table)) notes.add('notSummed');
				yield rest.rows(others);
			},
		};
	};
}

function ranking(table: Table, order: Order | undefined): (a: Ranked, b: Ranked) => number {
	if (order === undefined) return (a, b) => a.index - b.index;
	const column = columnFor(order, table.columns);
	const compare = comparison(order);
	return (a, b) => compare(a.row[column] ?? null, b.row[column] ?? null) || a.index - b.index;
}

async function gather(
	table: Table,
	most: number,
	ahead: (a: Ranked, b: Ranked) => number,
	isTotal: (row: Row) => boolean,
) {
	const totals: Row[] = [];
	const top = new Best(most, ahead);
	const rest = new PeriodSums(table.columns);
	let index = 0;
	for await (const rows of table.batches()) {
		for (const row of rows) {
			if (isTotal(row)) {
				totals.push(row);
				continue;
			}
			const left = top.add({ row, index: index++ });
			if (left) rest.add(left.row);
		}
	}
	return { totals, top: await top.inOrder(), rest };
}

/** Whether the table has metrics that cannot be added up. */
export function hasUnsummable({ columns }: Table): boolean {
	return columns.some(
		(column) =>
			column.role === 'metric' &&
			column.isHidden !== true &&
			column.from === undefined &&
			!isAdditiveColumn(column),
	);
}

/** The best rows added so far, as a heap whose root is the worst of them. */
class Best {
	private readonly heap: Ranked[] = [];

	constructor(
		private readonly most: number,
		private readonly ahead: (a: Ranked, b: Ranked) => number,
	) {}

	/** Adds a row and returns the one that was displaced, which may be the added one. */
	add(one: Ranked): Ranked | undefined {
		if (this.heap.length < this.most) {
			this.rise(this.heap.push(one) - 1);
			return undefined;
		}
		const last = this.heap[0];
		if (last === undefined || this.ahead(last, one) < 0) return one;
		this.heap[0] = one;
		this.sink(0);
		return last;
	}

	async inOrder(): Promise<Row[]> {
		const { heap, ahead } = this;
		const order = await sortInTurns(heap.length, (a, b) => {
			const [one, other] = [heap[a], heap[b]];
			return one && other ? ahead(one, other) : 0;
		});
		return Array.from(order, (index) => heap[index]?.row ?? {});
	}

	private rise(start: number): void {
		let at = start;
		while (at > 0) {
			const parent = (at - 1) >> 1;
			if (!this.isBehind(at, parent)) return;
			this.swap(at, parent);
			at = parent;
		}
	}

	private sink(start: number): void {
		let at = start;
		for (;;) {
			let last = at;
			for (const child of [2 * at + 1, 2 * at + 2]) if (this.isBehind(child, last)) last = child;
			if (last === at) return;
			this.swap(at, last);
			at = last;
		}
	}

	private isBehind(at: number, other: number): boolean {
		const [one, another] = [this.heap[at], this.heap[other]];
		return one !== undefined && another !== undefined && this.ahead(one, another) > 0;
	}

	private swap(at: number, other: number): void {
		const [one, another] = [this.heap[at], this.heap[other]];
		if (one === undefined || another === undefined) return;
		this.heap[at] = another;
		this.heap[other] = one;
	}
}
