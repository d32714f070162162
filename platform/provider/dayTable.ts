import { withoutAccents } from '../base/text/accents';
import type { Cells } from './providerColumns';
import { PROVIDER_COLUMNS } from './providerColumns';
import type { Importable } from './placement';

/** A row of an import, by target. */
export type ImportRow = Readonly<Record<string, string | number>>;

type Names = Readonly<Record<string, string>>;

interface Row {
	readonly names: Names;
	attached: Names;
	/** In the order of the metrics. */
	readonly figures: number[];
}

/** The rows of one import: those with the same names are one, as the platform keeps one (Import rules 3). */
export class DayTable {
	private readonly rows = new Map<string, Row>();
	private added = 0;

	constructor(private readonly metrics: Importable['metrics']) {}

	/** Adds a row. @returns why it cannot be added, if so */
	add(names: Names, cells: Cells, attached: Names = {}): string | undefined {
		const figures: number[] = [];
		for (const [column, target] of this.metrics) {
			const value = readFigure(cells[column]);
			const isTime = target === TIME;
			if (value === undefined || !(isTime || Number.isInteger(value))) {
				const wanted = isTime ? 'a number of 0 or more' : 'a whole number of 0 or more';
				const cellText = JSON.stringify(cells[column]) ?? 'missing';
				return `${PROVIDER_COLUMNS[column].label} must be ${wanted}, and is ${cellText}`;
			}
			figures.push(value);
		}
		const key = Object.values(names).map(keyOf).join('\n');
		const row = this.rows.get(key);
		if (row) merge(row, figures, attached);
		else this.rows.set(key, { names, attached, figures });
		this.added += 1;
		return undefined;
	}

	/** The rows as an import takes them. */
	records(): ImportRow[] {
		return [...this.rows.values()].map(({ names, attached, figures }) => ({
			...names,
			...attached,
			...Object.fromEntries(
				this.metrics.map(([, target], at) => [target, toSend(target, figures[at] ?? 0)]),
			),
		}));
	}

	/** How many of the provider's rows became part of another. */
	get combined(): number {
		return this.added - this.rows.size;
	}
}

/** Nothing is 0; what is not there or no number is undefined. */
function readFigure(value: unknown): number | undefined {
	if (value === null) return 0;
	const isDigits = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);
	const figure = typeof value === 'number' || isDigits ? Number(value) : Number.NaN;
	return figure >= 0 && figure < Infinity ? figure : undefined;
}

const TIME = 'duration';

/** Times may come with fractions, and imports take whole seconds. */
function toSend(target: string, value: number): number {
	return target === TIME ? Math.round(value) : value;
}

/** What is attached stays, unless there was nothing. */
function merge(row: Row, figures: readonly number[], attached: Names): void {
	for (const [at, value] of figures.entries()) row.figures[at] = (row.figures[at] ?? 0) + value;
	if (Object.values(row.attached).every((text) => text === '')) row.attached = attached;
}

/** The platform takes accents away: names that differ in nothing else are one. */
function keyOf(name: string): string {
	return withoutAccents(name.trim());
}
