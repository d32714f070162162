import type { ReportHeader } from './header';
import type { ColumnNameStyle } from '../table/columnNames';
import { ColumnNames, comparisonName } from '../table/columnNames';
import type { SegmentStep } from '../table/segments';
import { keyOfSteps } from '../table/segments';
import type { Role, TableColumn } from '../table/reportTable';

/** How columns are named, and which ones exist. */
export interface ColumnStyle {
	/** Whether each metric has a second column for the period before. */
	readonly compares?: boolean | undefined;
	/** How the column of the period before is named. */
	readonly naming?: ColumnNameStyle | undefined;
	/** Whether segments in rows have a column for their IDs. */
	readonly segmentIds?: boolean | undefined;
}

/** The columns of a metric and of the same metric in the period before. */
interface FigurePair {
	readonly value: string;
	readonly before: string;
	readonly affinity: string;
	readonly field: string;
}

interface Figure {
	readonly value: string;
	readonly before: string;
}

/**
 * Names the columns of a report's rows. A name is given when it is first needed, as a reply can
 * hold more columns than its header announces.
 */
export class ReportColumns {
	/** All columns named so far, in that order. */
	readonly known = new Map<string, TableColumn>();
	/** The compared metrics. */
	readonly pairs: FigurePair[] = [];
	private readonly names = new ColumnNames();
	private readonly dimensions: string[];
	private readonly metrics: Figure[];
	private readonly segmented = new Map<string, Figure>();
	private readonly others = new Map<string, string>();

	constructor(
		private readonly header: ReportHeader,
		private readonly style: ColumnStyle = {},
	) {
		this.dimensions = header.dimensions.map((_, index) => this.nameDimension(index));
		this.metrics = header.metrics.map((_, index) => this.nameMetric(index));
	}

	/** The columns that every row has. */
	always(): string[] {
		const figures = this.metrics.flatMap(({ value, before }) => [value, before]);
		return [...new Set([...this.dimensions, ...figures])];
	}

	/** Whether a column named so far belongs to a segment. */
	get areSegmented(): boolean {
		return [...this.known.values()].some(
			({ role, segment }) => role === 'segment' || segment !== undefined,
		);
	}

	/** Whether segments in rows have a column for their IDs. */
	get haveSegmentIds(): boolean {
		return this.style.segmentIds === true;
	}

	/** The column of the nth dimension. */
	dimension(index: number): string {
		return (this.dimensions[index] ??= this.nameDimension(index));
	}

	/** The column of the nth metric. */
	metric(index: number, isBefore = false): string {
		const figure = (this.metrics[index] ??= this.nameMetric(index));
		return isBefore ? figure.before : figure.value;
	}

	/** The column of the nth metric within a segment: "Visits (Desktop)". */
	segmentedMetric(index: number, steps: readonly SegmentStep[], isBefore = false): string {
		if (steps.length === 0) return this.metric(index, isBefore);
		const key = `${index} ${keyOfSteps(steps)}`;
		let figure = this.segmented.get(key);
		if (figure === undefined) {
			const items = steps.map(({ item }) => item).join(', ');
			const preferred = `${this.metric(index)} (${items})`;
			this.segmented.set(key, (figure = this.nameFigure(index, preferred, '', steps)));
		}
		return isBefore ? figure.before : figure.value;
	}

	/** A column that is neither a dimension nor a metric. */
	extra(name: string, role: Exclude<Role, 'dimension' | 'metric'>): string {
		let given = this.others.get(name);
		if (given === undefined) {
			const field = role === 'segment' ? name : '';
			given = this.name(name, { field, affinity: '', role }, '');
			this.others.set(name, given);
		}
		return given;
	}

	private nameDimension(index: number): string {
		const { label = '', field = '', affinity = '' } = this.header.dimensions[index] ?? {};
		const what = { field, affinity, role: 'dimension' } as const;
		return this.name(label || `Dimension ${index + 1}`, what);
	}

	private nameMetric(index: number): Figure {
		const { label = '', field } = this.header.metrics[index] ?? {};
		return this.nameFigure(index, label || `Metric ${index + 1}`, field);
	}

	private nameFigure(
		index: number,
		preferred: string,
		distinct: string | undefined,
		segment?: readonly SegmentStep[],
	): Figure {
		const { field = '', affinity = '' } = this.header.metrics[index] ?? {};
		const { compares = false, naming = 'words' } = this.style;
		const what = { field, affinity, role: 'metric', segment } as const;
		if (!compares) {
			const value = this.name(preferred, what, distinct);
			return { value, before: value };
		}
		const value = this.name(preferred, { ...what, part: 'value' }, distinct);
		const besides = { ...what, part: 'before', baseColumn: value } as const;
		const before = this.name(comparisonName(value, 'Before', naming), besides, '');
		this.pairs.push({ value, before, affinity, field });
		return { value, before };
	}

	private name(preferred: string, what: Omit<TableColumn, 'name'>, field = what.field): string {
		const name = this.names.claim(preferred, field);
		this.known.set(name, { name, ...what });
		return name;
	}
}
