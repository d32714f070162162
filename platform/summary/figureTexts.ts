import type { ExactNumber, Row } from '../reports/table/tableCell';
import { numberInRow } from './rowLabels';
import type { SummaryFigure, ValueUnit } from './shape';
import type { Wording } from './messageWords';

/** Formats the figures of a report, each column with one number of decimals. */
export class FigureTexts {
	private readonly decimals = new Map<string, number>();

	/** @param rows all rows that are shown */
	constructor(
		private readonly rows: readonly Row[],
		private readonly wording: Wording,
	) {}

	/** A figure. */
	value(value: ExactNumber | null, { name, unit }: SummaryFigure): string {
		return this.wording.formats.value(value, unit, this.decimalsOf(name, unit));
	}

	/** The change of a metric, with its sign. */
	change(value: number, { change = '', unit }: SummaryFigure): string {
		const { formats, words } = this.wording;
		return formats.change(value, unit, words.points, this.decimalsOf(change, unit));
	}

	/** The change of a metric in percent, with its sign. */
	percent(value: number, { percent = '' }: SummaryFigure): string {
		const decimals = this.decimalsOf(percent, 'percent', MOST_OF_CHANGE);
		return this.wording.formats.percentChange(value, decimals);
	}

	/** "+65, +5.6%"; empty where nothing is compared. */
	changes(figure: SummaryFigure, row: Row): string {
		const [difference, relative] = [
			numberInRow(row, figure.change),
			numberInRow(row, figure.percent),
		];
		const parts = [
			...(difference === null ? [] : [this.change(difference, figure)]),
			...(relative === null ? [] : [this.percent(relative, figure)]),
		];
		return parts.join(', ');
	}

	/** The change in percent or percentage points, short enough for a column. */
	shortChange(figure: SummaryFigure, row: Row): string {
		const relative = numberInRow(row, figure.percent);
		if (relative !== null) return this.percent(relative, figure);
		const difference = numberInRow(row, figure.change);
		if (figure.unit === 'percent' && difference !== null) return this.change(difference, figure);
		const isNew =
			numberInRow(row, figure.before) === 0 && (numberInRow(row, figure.name) ?? 0) !== 0;
		return isNew ? this.wording.words.fromNothing : '';
	}

	private decimalsOf(column: string, unit: ValueUnit, most?: number): number {
		let decimals = this.decimals.get(column);
		if (decimals === undefined) {
			const values = this.rows.map((row) => numberInRow(row, column));
			decimals = this.wording.formats.decimals(values, unit, most);
			this.decimals.set(column, decimals);
		}
		return decimals;
	}
}

/** Changes in percent have at most one decimal. */
export const MOST_OF_CHANGE = 1;
