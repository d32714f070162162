import type { ExplainedChange } from '../causes/factorText';
import { findCauses } from '../causes/findCauses';
import type { Measures } from '../causes/measures';
import { measuresOf } from '../causes/measures';
import type { Part } from '../causes/part';
import type { TableColumn } from '../reports/table/reportTable';
import type { Row } from '../reports/table/tableCell';
import { cellName, numberInRow } from './rowLabels';
import type { SummaryFigure } from './shape';

/** The columns of a measure in both periods. */
interface MeasureColumns {
	readonly value: string;
	readonly before: string;
}

/** The figures of a row in both periods. */
interface ChangedPart {
	readonly name: string;
	readonly actual: readonly number[];
	readonly expected: readonly number[];
}

/** The rows with the largest figures are kept, and the others as their sum. */
const MAX_PARTS = 50;
const MAX_KEPT = 8 * MAX_PARTS;
/** Between two periods, a part differs by so much without anything having happened. */
const TYPICAL_CHANGE = 0.1;
/** Rows that add up to less than this share of the total are not all of its parts. */
const MIN_COVERED = 0.99;

/** Collects the rows of a comparison, as parts that may explain the change of the whole. */
export class ChangedParts {
	private parts: ChangedPart[] = [];
	private rest: ChangedPart | undefined;
	private hasUnknown = false;

	private constructor(
		private readonly nameColumns: readonly TableColumn[],
		private readonly columns: readonly MeasureColumns[],
		private readonly measures: Measures,
	) {}

	/** Undefined if the rows are not the parts of a whole in two periods. */
	static of(
		columns: readonly TableColumn[],
		main: SummaryFigure | undefined,
	): ChangedParts | undefined {
		const named = columns.filter(({ role }) => role === 'dimension' || role === 'segment');
		const isByTime = columns.some(({ role }) => role === 'date' || role === 'period');
		const column = columns.find(({ name }) => name === main?.name);
		if (named.length === 0 || isByTime || !main || !column || column.segment) return undefined;
		const measured = measuredBy(column, main, columns);
		return measured && new ChangedParts(named, measured.columns, measured.measures);
	}

	/** Adds a row. */
	see(row: Row): void {
		const names = this.nameColumns.map(({ name }) => cellName(row[name]));
		const valuesOf = (side: keyof MeasureColumns) =>
			this.columns.map((column) => numberInRow(row, column[side]));
		const [actual, expected] = [valuesOf('value'), valuesOf('before')];
		this.hasUnknown ||= actual.some((value, at) => (value === null) !== (expected[at] === null));
		this.parts.push({
			name: names.filter((name) => name !== '').join(', '),
			actual: actual.map((value) => value ?? 0),
			expected: expected.map((value) => value ?? 0),
		});
		if (this.parts.length > MAX_KEPT) this.mergeSmall();
	}

	/**
	 * The causes of the change; undefined if there are none, or if a figure is known in one period only.
	 *
	 * @param whole the total of the main figure
	 */
	explain(whole: number | null): ExplainedChange | undefined {
		if (this.hasUnknown) return undefined;
		this.mergeSmall();
		const all = [...this.parts, ...(this.rest ? [this.rest] : [])].map((part) => toPart(part));
		const { kind } = this.measures;
		const found = findCauses(all, kind);
		const sumOf = (side: 'actual' | 'expected', at: number) =>
			all.reduce((sum, part) => sum + (part[side].at(at) ?? 0), 0);
		const isCovered = whole === null || kind === 'rate' || isNear(sumOf('actual', -1), whole);
		if (found.causes.length === 0 || !isCovered) return undefined;
		return {
			...found,
			dimension: this.nameColumns[0]?.field ?? '',
			measures: this.measures,
			divisors: { actual: sumOf('actual', 0), expected: sumOf('expected', 0) },
		};
	}

	private mergeSmall(): void {
		if (this.parts.length <= MAX_PARTS) return;
		const sizeOf = ({ actual, expected }: ChangedPart) =>
			Math.max(actual.at(-1) ?? 0, expected.at(-1) ?? 0);
		this.parts.sort((one, other) => sizeOf(other) - sizeOf(one));
		const small = this.parts.splice(MAX_PARTS);
		this.rest = [...small, ...(this.rest ? [this.rest] : [])].reduce(addParts);
	}
}

function addParts(one: ChangedPart, other: ChangedPart): ChangedPart {
	const add = (side: 'actual' | 'expected') =>
		one[side].map((figure, at) => figure + (other[side][at] ?? 0));
	return { name: '', actual: add('actual'), expected: add('expected') };
}

/** The difference of two counts varies by the root of both together. */
function toPart({ name, actual, expected }: ChangedPart): Part {
	const figure = expected.at(-1) ?? 0;
	const deviation = Math.max(TYPICAL_CHANGE * figure, Math.sqrt(2 * Math.max(figure, 1)));
	return { name, label: name, actual, expected, deviation, isRest: name === '' };
}

function isNear(sum: number, whole: number): boolean {
	return Math.abs(sum - whole) <= (1 - MIN_COVERED) * Math.abs(whole);
}

/** The columns of the main figure, and of what it builds on where the report has that. */
function measuredBy(
	column: TableColumn,
	{ name, before, isAdditive }: SummaryFigure,
	columns: readonly TableColumn[],
): { readonly columns: readonly MeasureColumns[]; readonly measures: Measures } | undefined {
	const { rate } = column;
	if (rate) {
		const [numerator, denominator] = [rate.numerator, rate.denominator].map((one) =>
			bothPeriods(
				columns.find((other) => other.name === one),
				columns,
			),
		);
		const fieldOf = (one: string) => columns.find((other) => other.name === one)?.field ?? one;
		return numerator && denominator
			? {
					columns: [denominator, numerator],
					measures: measuresOf(fieldOf(rate.numerator), fieldOf(rate.denominator)),
				}
			: undefined;
	}
	if (!isAdditive || before === undefined) return undefined;
	const measures = measuresOf(column.field);
	const found = measures.fields.map((field) =>
		field === column.field
			? { value: name, before }
			: bothPeriods(
					columns.find((one) => one.field === field && one.part === 'value'),
					columns,
				),
	);
	const known = found.filter((one) => one !== undefined);
	return known.length === found.length
		? { columns: known, measures }
		: { columns: [{ value: name, before }], measures: ownMeasure(measures) };
}

/** The figure by itself. */
function ownMeasure({ fields, kind }: Measures): Measures {
	return { fields: fields.slice(-1), kind, factors: [undefined] };
}

function bothPeriods(
	value: TableColumn | undefined,
	columns: readonly TableColumn[],
): MeasureColumns | undefined {
	if (value === undefined || value.segment) return undefined;
	const before = columns.find(
		({ part, baseColumn }) => part === 'before' && baseColumn === value.name,
	);
	return before && { value: value.name, before: before.name };
}
