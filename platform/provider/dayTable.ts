import { withoutAccents } from '../client/plainText';
import type { Cells } from './columns';
import type { Importable } from './placement';

type Names = Readonly<Record<string, string>>;

/** The rows of one import: those with the same names are one, as the platform keeps one (Import rules 3). */
export class DayTable {
	private readonly rows = new Map<string, { names: Names; figures: Map<string, number> }>();
	private added = 0;

	constructor(private readonly metrics: Importable['metrics']) {}

	/** Adds a row. @returns why it cannot be added, if so */
	add(names: Names, cells: Cells): string | undefined {
		const figures = this.figuresOf(cells);
		if (typeof figures === 'string') return figures;
		const key = Object.values(names).map(keyOf).join('\n');
		const row = this.rows.get(key);
		if (row) for (const [target, value] of figures) addTo(row.figures, target, value);
		else this.rows.set(key, { names, figures });
		this.added += 1;
		return undefined;
	}

	/** The rows as an import takes them, by target. */
	records(): Array<Readonly<Record<string, string | number>>> {
		return [...this.rows.values()].map(({ names, figures }) => ({
			...names,
			...Object.fromEntries(figures),
		}));
	}

	/** How many of the provider's rows became part of another. */
	get combined(): number {
		return this.added - this.rows.size;
	}

	private figuresOf(cells: Cells): Map<string, number> | string {
		const figures = new Map<string, number>();
		for (const [column, target] of this.metrics) {
			const value = Number(cells[column] ?? 0);
			if (!(value >= 0)) return `"${String(cells[column])}" is no figure for ${target}`;
			// Times may come with fractions, and imports take whole seconds.
			figures.set(target, target === 'duration' ? Math.round(value) : value);
		}
		return figures;
	}
}

function addTo(figures: Map<string, number>, target: string, value: number): void {
	figures.set(target, (figures.get(target) ?? 0) + value);
}

/** The platform takes accents away: names that differ in nothing else are one. */
function keyOf(name: string): string {
	return withoutAccents(name.trim());
}
