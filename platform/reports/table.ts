import type { Row } from './cells';
import type { SegmentStep } from './segments';

/** What a column of a report stands for. */
export type Role = 'dimension' | 'period' | 'date' | 'segment' | 'metric';

/** A column of a report's rows. */
export interface TableColumn {
	readonly name: string;
	/** The platform's own name of it; empty where it has none. */
	readonly field: string;
	readonly role: Role;
	/** What kind of value the platform says it holds. */
	readonly affinity: string;
	/** What a figure is limited to; undefined for the whole. */
	readonly segment?: readonly SegmentStep[] | undefined;
}

/** A report's rows on their way: each step takes a table and gives one. Rows may be read more than once. */
export interface Table {
	readonly columns: readonly TableColumn[];
	readonly batches: () => AsyncIterable<readonly Row[]>;
}

/** Something done with the rows of a report, on their way to items or a file. */
export type Step = (table: Table) => Table | Promise<Table>;
