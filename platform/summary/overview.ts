import type { Row } from '../reports/table/tableCell';
import type { Table, TableStep, TableColumn } from '../reports/table/reportTable';
import type { ChangedParts } from './changedParts';
import { numberInRow } from './rowLabels';
import type { SummaryFigure } from './shape';
import { mainFigure, shapeOf } from './shape';

/** Facts about all rows of a report. */
export interface Overall {
	readonly count: number;
	readonly first?: Row | undefined;
	/** The row with the largest value. */
	readonly largest?: Row | undefined;
	/** The rows with the largest gain and the largest loss. */
	readonly gain?: Row | undefined;
	readonly loss?: Row | undefined;
	/** The rows as parts of the whole, where two periods are compared. */
	readonly parts?: ChangedParts | undefined;
}

/** Observes all rows of a report before any are removed; it keeps some of them. */
export class Overview {
	private seen: Overall = { count: 0 };

	/**
	 * @param sortedBy the column that the report is sorted by, if any
	 * @param areComparable whether the values of different rows can be compared with each other
	 */
	constructor(
		readonly sortedBy: (columns: readonly TableColumn[]) => string | undefined,
		private readonly areComparable = true,
	) {}

	/** The facts, once all rows were read. */
	get overall(): Overall {
		return this.seen;
	}

	/**
	 * A transformation that observes rows, starting again with each pass.
	 *
	 * @param isTotal recognizes totals
	 */
	look(isTotal: (row: Row) => boolean): TableStep {
		return async (table) => {
			const own = mainFigure(shapeOf(table.columns), this.sortedBy(table.columns));
			const main = this.areComparable ? own : undefined;
			const parts = await partsIn(table, main);
			const see = (rows: Looking) => (this.seen = rows.overall());
			return {
				...table,
				batches: async function* () {
					const looking = new Looking(main, parts());
					for await (const rows of table.batches()) {
						for (const row of rows) if (!isTotal(row)) looking.see(row);
						yield rows;
					}
					see(looking);
				},
			};
		};
	}
}

/** Makes what collects the parts of a change, whose causes only a comparison has. */
async function partsIn(
	{ columns }: Table,
	main: SummaryFigure | undefined,
): Promise<() => ChangedParts | undefined> {
	if (!columns.some(({ part }) => part === 'before')) return () => undefined;
	const { ChangedParts: Parts } = await import('./changedParts');
	return () => Parts.of(columns, main);
}

class Looking {
	private count = 0;
	private first: Row | undefined;
	private readonly largest = new Extreme();
	private readonly gain = new Extreme();
	private readonly loss = new Extreme();

	constructor(
		private readonly main: SummaryFigure | undefined,
		private readonly parts: ChangedParts | undefined,
	) {}

	see(row: Row): void {
		this.count++;
		this.first ??= row;
		if (this.main === undefined) return;
		this.parts?.see(row);
		this.largest.see(row, numberInRow(row, this.main.name));
		const changed = numberInRow(row, this.main.change);
		this.gain.see(row, changed);
		this.loss.see(row, changed === null ? null : -changed);
	}

	overall(): Overall {
		const [largest, gain, loss] = [this.largest, this.gain, this.loss].map(({ row }) => row);
		return { count: this.count, first: this.first, largest, gain, loss, parts: this.parts };
	}
}

/** The first row with the largest value above 0. */
class Extreme {
	row: Row | undefined;
	private most = 0;

	see(row: Row, value: number | null): void {
		if (value === null || value <= this.most) return;
		this.most = value;
		this.row = row;
	}
}
