import { isNumeric } from './cells';
import type { ReportHeader } from './header';
import { ColumnNames } from './names';
import type { SegmentStep } from './segments';
import type { Role, TableColumn } from './table';

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
	/** All that were named so far, in that order. */
	readonly known = new Map<string, TableColumn>();
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

	/** Whether any of those named so far is that of a segment, or of a figure within one. */
	get areSegmented(): boolean {
		return [...this.known.values()].some(
			({ role, segment }) => role === 'segment' || segment !== undefined,
		);
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
		const { field = '', affinity = '' } = this.header.metrics[index] ?? {};
		const what = { field, affinity, role: 'metric', segment: steps } as const;
		return this.other(`${index} ${JSON.stringify(steps)}`, `${name} (${items})`, what);
	}

	/** A column beside dimensions and metrics. */
	extra(name: string, role: Exclude<Role, 'dimension' | 'metric'>): string {
		return this.other(name, name, { field: role === 'segment' ? name : '', affinity: '', role });
	}

	private nameDimension(index: number): string {
		const { label = '', field = '', affinity = '' } = this.header.dimensions[index] ?? {};
		const what = { field, affinity, role: 'dimension' } as const;
		return this.name(label || `Dimension ${index + 1}`, what);
	}

	private nameMetric(index: number): MetricColumn {
		const { label = '', field = '', affinity = '' } = this.header.metrics[index] ?? {};
		const name = this.name(label || `Metric ${index + 1}`, { field, affinity, role: 'metric' });
		return { name, numeric: isNumeric(affinity) };
	}

	private other(key: string, wanted: string, what: Omit<TableColumn, 'name'>): string {
		let name = this.others.get(key);
		if (name === undefined) this.others.set(key, (name = this.name(wanted, what, '')));
		return name;
	}

	private name(wanted: string, what: Omit<TableColumn, 'name'>, field = what.field): string {
		const name = this.names.claim(wanted, field);
		this.known.set(name, { name, ...what });
		return name;
	}
}
