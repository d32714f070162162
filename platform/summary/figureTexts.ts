import type { Amount } from '../reports/amounts';
import type { Row } from '../reports/cells';
import { numberIn } from './cells';
import type { Figure, Unit } from './shape';
import type { Wording } from './words';

/** Writes the figures of a report, all those of a column with one number of decimals. */
export class FigureTexts {
	private readonly decimals = new Map<string, number>();

	/** @param rows all that are written */
	constructor(
		private readonly rows: readonly Row[],
		private readonly wording: Wording,
	) {}

	/** A figure. */
	value(value: Amount | null, { name, unit }: Figure): string {
		return this.wording.formats.value(value, unit, this.decimalsOf(name, unit));
	}

	/** By how much a figure has changed, with its sign. */
	change(value: number, { change = '', unit }: Figure): string {
		const { formats, words } = this.wording;
		return formats.change(value, unit, words.points, this.decimalsOf(change, unit));
	}

	/** By how many percent a figure has changed, with its sign. */
	percent(value: number, { percent = '' }: Figure): string {
		const decimals = this.decimalsOf(percent, 'percent', MOST_OF_CHANGE);
		return this.wording.formats.percentChange(value, decimals);
	}

	/** "+65, +5.6%"; empty where nothing is compared. */
	changes(figure: Figure, row: Row): string {
		const [difference, relative] = [numberIn(row, figure.change), numberIn(row, figure.percent)];
		const parts = [
			...(difference === null ? [] : [this.change(difference, figure)]),
			...(relative === null ? [] : [this.percent(relative, figure)]),
		];
		return parts.join(', ');
	}

	/** The change in percent, or in points: what fits into a column. */
	shortChange(figure: Figure, row: Row): string {
		const relative = numberIn(row, figure.percent);
		if (relative !== null) return this.percent(relative, figure);
		const difference = numberIn(row, figure.change);
		if (figure.unit === 'percent' && difference !== null) return this.change(difference, figure);
		const isNew = numberIn(row, figure.before) === 0 && (numberIn(row, figure.name) ?? 0) !== 0;
		return isNew ? this.wording.words.fromNothing : '';
	}

	private decimalsOf(column: string, unit: Unit, most?: number): number {
		let decimals = this.decimals.get(column);
		if (decimals === undefined) {
			const values = this.rows.map((row) => numberIn(row, column));
			decimals = this.wording.formats.decimals(values, unit, most);
			this.decimals.set(column, decimals);
		}
		return decimals;
	}
}

/** Changes in percent are less exact than figures. */
export const MOST_OF_CHANGE = 1;
