import type { Row } from '../table/tableCell';
import type { TableStep, Table } from '../table/reportTable';
import type { Order } from './orderRows';
import { columnFor, comparison } from './orderRows';
import type { ReportNotes } from './reportNotes';
import { batched } from './mapRows';
import { isSummable, PeriodSums } from './sums';

/** How many rows stay, and what becomes of the rest. */
export interface Top {
	readonly rows: number;
	/** What the row that stands for the rest is called; undefined where there is none. */
	readonly others?: string | undefined;
}

/** Which rows come first: rows that are equal stay in their order. */
interface Ranked {
	readonly row: Row;
	readonly index: number;
}

/**
 * Keeps the first rows, and perhaps one for all others, of each period. Only those are held, however many there are.
 *
 * @param isTotal rows that are the sum of others: they stay, come first, and count for nothing
 */
export function keepTop(
	{ rows, others }: Top,
	order: Order | undefined,
	isTotal: (row: Row) => boolean,
	remarks: ReportNotes,
): TableStep {
	return (table) => {
		const ahead = ranking(table, order);
		return {
			...table,
			batches: async function* () {
				const { totals, top, rest } = await gather(table, rows, ahead, isTotal);
				yield* batched([...totals, ...top]);
				if (others === undefined || rest.isEmpty) return;
				if (hasUnsummable(table)) remarks.add('notSummed');
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
	return { totals, top: top.inOrder().map(({ row }) => row), rest };
}

/** Whether there are figures that do not add up. */
export function hasUnsummable({ columns }: Table): boolean {
	return columns.some(
		(column) =>
			column.role === 'metric' &&
			column.isHidden !== true &&
			column.from === undefined &&
			!isSummable(column),
	);
}

/** The first so many of all that are added, as a heap whose root is the last of them. */
class Best {
	private readonly heap: Ranked[] = [];

	constructor(
		private readonly most: number,
		private readonly ahead: (a: Ranked, b: Ranked) => number,
	) {}

	/** Returns what has no place: what was added, or what made room for it. */
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

	inOrder(): Ranked[] {
		return [...this.heap].sort(this.ahead);
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
