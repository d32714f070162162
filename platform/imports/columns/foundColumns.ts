import type { ImportTarget } from '../rules/importKinds';

/** A target and the column of the user's file that it is read from, from 0. */
export interface MappedColumn {
	readonly target: ImportTarget;
	/** -1 where every line has the same text. */
	readonly index: number;
	/** What every line has, where no column says it. */
	readonly text?: string;
}

/** The columns of an import. */
export interface FoundColumns {
	readonly columns: readonly MappedColumn[];
	/** The column with the day of each line, from 0, where the file has one. */
	readonly dayColumn: number | undefined;
}
