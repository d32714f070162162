import { withoutAccents } from '../base/text/accents';
import type { Cells } from './providerColumns';
import { PROVIDER_COLUMNS } from './providerColumns';
import type { Importable } from './placement';

/** A row of an import, by target column. */
export type ImportRow = Readonly<Record<string, string | number>>;

type Names = Readonly<Record<string, string>>;

interface Row {
	readonly names: Names;
	attached: Names;
	/** Figures in the order of the metrics. */
	readonly figures: number[];
}

/**
 * The rows of one import. Rows with the same names are merged, as the platform keeps one (Import
 * rules 3): their figures are added up, and daily unique visitors, of which there is no sum, are left
 * out of all rows.
 */
export class DayTable {
	private readonly rows = new Map<string, Row>();
	private added = 0;
	private hasMergedVisitors = false;

	constructor(private readonly metrics: Importable['metrics']) {}

	/** Adds a row. @returns why it cannot be added, if so */
	add(names: Names, cells: Cells, attached: Names = {}): string | undefined {
		const figures: number[] = [];
		for (const [column, target] of this.metrics) {
			const value = readFigure(cells[column]);
			const isTime = target === TIME;
			if (value === undefined || !(isTime || Number.isInteger(value))) {
				const expected = isTime ? 'a number of 0 or more' : 'a whole number of 0 or more';
				const cellText = JSON.stringify(cells[column]) ?? 'missing';
				return `${PROVIDER_COLUMNS[column].label} must be ${expected}, but is ${cellText}`;
			}
			figures.push(value);
		}
		const key = Object.values(names).map(keyOf).join('\n');
		const row = this.rows.get(key);
		if (row) this.merge(row, figures, attached);
		else this.rows.set(key, { names, attached, figures });
		this.added += 1;
		return undefined;
	}

	/** Adds the figures, and keeps the attached values unless they are empty. */
	private merge(row: Row, figures: readonly number[], attached: Names): void {
		for (const [at, value] of figures.entries()) {
			const before = row.figures[at] ?? 0;
			if (this.metrics[at]?.[1] === VISITORS && before > 0 && value > 0) {
				this.hasMergedVisitors = true;
			}
			row.figures[at] = before + value;
		}
		if (Object.values(row.attached).every((text) => text === '')) row.attached = attached;
	}

	/** The rows in the format of an import, without the metrics of `notAddable`. */
	records(): ImportRow[] {
		const left = this.notAddable;
		return [...this.rows.values()].map(({ names, attached, figures }) => ({
			...names,
			...attached,
			...Object.fromEntries(
				this.metrics.flatMap(([, target], at) =>
					left.includes(target) ? [] : [[target, toSend(target, figures[at] ?? 0)]],
				),
			),
		}));
	}

	/** The metrics that no row has, as rows were merged whose figures cannot be added up. */
	get notAddable(): readonly string[] {
		return this.hasMergedVisitors ? [VISITORS] : [];
	}

	/** The number of provider rows that were merged into others. */
	get combined(): number {
		return this.added - this.rows.size;
	}
}

/** Reads a figure: null is 0; a missing or invalid value is undefined. */
function readFigure(value: unknown): number | undefined {
	if (value === null) return 0;
	const isDigits = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);
	const figure = typeof value === 'number' || isDigits ? Number(value) : Number.NaN;
	return figure >= 0 && figure < Infinity ? figure : undefined;
}

const TIME = 'duration';
// Who came by two of the merged rows would count twice.
const VISITORS = 'dvisitor';

/** Imports accept whole seconds only, so times are rounded. */
function toSend(target: string, value: number): number {
	return target === TIME ? Math.round(value) : value;
}

/** Names that differ only in accents are the same, because the platform removes accents. */
function keyOf(name: string): string {
	return withoutAccents(name.trim());
}
