import { isNumeric } from './cells';
import type { ReportHeader } from './header';
import { ColumnNames } from './names';
import type { SegmentStep } from './segments';

/** A metric's column. */
export interface MetricColumn {
	readonly name: string;
	readonly numeric: boolean;
}

/**
 * Names the columns of a report's rows. Names are given out when they are first needed, as a reply
 * can hold more than its header announces.
 */
export class ReportColumns {
	private readonly names = new ColumnNames();
	private readonly dimensions: string[];
	private readonly metrics: MetricColumn[];
	private readonly others = new Map<string, string>();

	constructor(private readonly header: ReportHeader) {
		this.dimensions = header.dimensions.map((_, index) => this.nameDimension(index));
		this.metrics = header.metrics.map((_, index) => this.nameMetric(index));
	}

	/** The columns that every row has. */
	always(): string[] {
		return [...this.dimensions, ...this.metrics.map(({ name }) => name)];
	}

	/** The column of the nth dimension. */
	dimension(index: number): string {
		return (this.dimensions[index] ??= this.nameDimension(index));
	}

	/** The column of the nth metric. */
	metric(index: number): MetricColumn {
		return (this.metrics[index] ??= this.nameMetric(index));
	}

	/** The column of the nth metric within a segment: "Visits (Desktop)". */
	segmentedMetric(index: number, steps: readonly SegmentStep[]): string {
		const { name } = this.metric(index);
		if (steps.length === 0) return name;
		const items = steps.map(({ item }) => item).join(', ');
		return this.other(`${index} ${JSON.stringify(steps)}`, `${name} (${items})`);
	}

	/** A column beside dimensions and metrics: the period, the date, a segment. */
	extra(name: string): string {
		return this.other(name, name);
	}

	private nameDimension(index: number): string {
		const { label = '', field } = this.header.dimensions[index] ?? {};
		return this.names.claim(label || `Dimension ${index + 1}`, field);
	}

	private nameMetric(index: number): MetricColumn {
		const { label = '', field, affinity = '' } = this.header.metrics[index] ?? {};
		const name = this.names.claim(label || `Metric ${index + 1}`, field);
		return { name, numeric: isNumeric(affinity) };
	}

	private other(key: string, wanted: string): string {
		let name = this.others.get(key);
		if (name === undefined) this.others.set(key, (name = this.names.claim(wanted)));
		return name;
	}
}
