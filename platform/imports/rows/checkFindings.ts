import type { FigureRules } from './cellRules';
import type { LineNote } from '../rules/reasons';

/** A valid row, as it is sent. */
export interface CheckedRow {
	readonly line: number;
	/** The key of the row: of two rows with the same key the platform keeps the later one. */
	readonly key: string;
	/** The day as YYYY-MM-DD, if the file has a column of days. */
	readonly day?: string;
	/** The dimensions: those that identify the row, and its attributes. */
	readonly names: readonly string[];
	/** The metrics: digits, with a decimal point in amounts. */
	readonly values: readonly string[];
}

/** The findings of a check. */
export interface CheckFindings {
	readonly rows: number;
	readonly rejected: number;
	/** The first of the refused lines. */
	readonly rejections: readonly LineNote[];
	/** The rules that would accept some of the refused lines. */
	readonly remedies: ReadonlySet<keyof FigureRules>;
	/** How many rows have the same names and day as an earlier one. */
	readonly repeated: number;
	/** The first of these rows. */
	readonly repetitions: readonly LineNote[];
	/** The keys of rows that occur repeatedly; empty if they stop the import. */
	readonly repeatedKeys: ReadonlySet<string>;
	/** How many rows each day has, if the file has a column of days. */
	readonly rowsByDay: ReadonlyMap<string, number>;
	/** How many lines are of days outside the period. */
	readonly otherDays: number;
	/** Names that lose their accents, mapped to the result; the first of them, with one more than MOST_NAMES. */
	readonly accents: ReadonlyMap<string, string>;
	/**
	 * Names with letters that have no base letter, mapped to these letters; the first of them. They
	 * are sent unchanged, as the specification does not mention them.
	 */
	readonly sentAsTheyAre: ReadonlyMap<string, string>;
}
