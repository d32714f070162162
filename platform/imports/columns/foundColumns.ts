import type { ImportTarget } from '../rules/importKinds';

/** A target, and the column of the user's file that it is read from. */
export interface MappedColumn {
	readonly target: ImportTarget;
	/** Counted from 0; -1 if a fixed text is used for every line. */
	readonly index: number;
	/** The fixed text that is used for every line in place of a column. */
	readonly text?: string;
}

/** The columns of an import. */
export interface FoundColumns {
	readonly columns: readonly MappedColumn[];
	/** The index of the column of days, from 0; undefined if the file has none. */
	readonly dayColumn: number | undefined;
}
