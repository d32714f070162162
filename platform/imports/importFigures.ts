import { daysBetween } from '../base/dates/dayArithmetic';
import type { Slice } from '../base/dates/readDay';
import type { MappedColumn } from './columns/foundColumns';
import { distribute, unitsOf } from './rows/distribute';
import type { CheckedRow } from './rows/checkFindings';
import { nameColumnsOf } from './rows/naming';
import { isAdditiveTarget } from './rows/mergeRows';

type Rows = ReadonlyMap<string, CheckedRow>;

/** The figures of an import by day. */
export interface ImportFigures {
	/** The days of the period, or of the file if it has a date column. YYYY-MM-DD. */
	readonly dates: readonly string[];
	readonly metrics: readonly MetricTotal[];
}

/**
 * A metric summed over all rows. All days but the first have the same figure. A figure is undefined
 * if it would be a sum of several that cannot be added, such as daily unique visitors.
 */
interface MetricTotal {
	readonly column: MappedColumn;
	readonly firstDay: number | undefined;
	readonly otherDays: number | undefined;
	/** All days together. */
	readonly total: number | undefined;
	/** The rows with the highest figures over all days. */
	readonly highest: readonly RowTotal[];
	/** The figure of each day, if the file has a date column. */
	readonly byDay: ReadonlyArray<number | undefined>;
}

/** A row's identifying names with one of its figures. */
interface RowTotal {
	readonly names: readonly string[];
	readonly value: number;
}

/** The figures of a file without a date column, kept as numbers so that they can be spread over any period. */
export class FiguresOfPeriod {
	private readonly metrics: ReadonlyArray<{
		readonly column: MappedColumn;
		readonly units: Float64Array;
		readonly highest: readonly RowTotal[];
	}>;

	constructor(columns: readonly MappedColumn[], rows: Rows, samples: number) {
		this.metrics = columns.map((column, at) => {
			const units = new Float64Array(rows.size);
			const highest = new Highest(samples);
			let row = 0;
			for (const [key, { values }] of rows) {
				const value = unitsOf(values[at] ?? '0', column.target.type);
				units[row] = value;
				highest.see(key, value);
				row += 1;
			}
			return { column, units, highest: highest.rows(scaleOf(column)) };
		});
	}

	over({ from, to }: Slice): ImportFigures {
		const dates = daysBetween(from, to);
		const metrics = this.metrics.map(({ column, units, highest }): MetricTotal => {
			let [first, others] = [0, 0];
			for (const value of units) {
				const shares = distribute(value, dates.length);
				first += shares.first;
				others += shares.others;
			}
			const scale = scaleOf(column);
			const isSum = isAdditiveTarget(column.target.name);
			const hasDays = isSum || units.length <= 1;
			const hasTotal = isSum || (hasDays && dates.length === 1);
			return {
				...{ column, highest, byDay: [] },
				firstDay: hasDays ? first / scale : undefined,
				otherDays: hasDays ? others / scale : undefined,
				total: hasTotal ? (first + others * (dates.length - 1)) / scale : undefined,
			};
		});
		return { dates, metrics };
	}
}

/** The figures of a file with a date column. */
export class FiguresByDay {
	private readonly metrics: readonly MetricTotal[];

	constructor(
		columns: readonly MappedColumn[],
		rows: Rows,
		private readonly dates: readonly string[],
		samples: number,
	) {
		const places = new Map(dates.map((date, at) => [date, at]));
		const days = Int32Array.from(rows.values(), ({ day = '' }) => places.get(day) ?? -1);
		const counts = new Map<number, number>();
		for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
		this.metrics = columns.map((column, at): MetricTotal => {
			const sums = dates.map(() => 0);
			const highest = new Highest(samples);
			let [row, all] = [0, 0];
			for (const [key, { values }] of rows) {
				const value = unitsOf(values[at] ?? '0', column.target.type);
				const day = days[row] ?? -1;
				if (day >= 0) sums[day] = (sums[day] ?? 0) + value;
				all += value;
				highest.see(key, value);
				row += 1;
			}
			const scale = scaleOf(column);
			const isSum = isAdditiveTarget(column.target.name);
			const total = isSum || rows.size <= 1 ? all / scale : undefined;
			return {
				...{ column, firstDay: total, otherDays: total, total },
				highest: highest.rows(scale),
				byDay: sums.map((sum, day) =>
					isSum || (counts.get(day) ?? 0) <= 1 ? sum / scale : undefined,
				),
			};
		});
	}

	over(): ImportFigures {
		return { dates: this.dates, metrics: this.metrics };
	}
}

/** How many units make one: amounts are summed in cents. */
function scaleOf({ target }: MappedColumn): number {
	return target.type === 'amount' ? 100 : 1;
}

/** Keeps the highest figures; of equal ones the earlier comes first. */
class Highest {
	private readonly found: Array<{ readonly key: string; readonly value: number }> = [];

	constructor(private readonly most: number) {}

	see(key: string, value: number): void {
		const { found, most } = this;
		const last = found[most - 1];
		if (last && last.value >= value) return;
		const at = found.findIndex((one) => one.value < value);
		found.splice(at < 0 ? found.length : at, 0, { key, value });
		if (found.length > most) found.pop();
	}

	rows(scale: number): RowTotal[] {
		return this.found.map(({ key, value }) => {
			return { names: nameColumnsOf(key), value: value / scale };
		});
	}
}
