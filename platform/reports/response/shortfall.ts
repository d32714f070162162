import { listOf } from '../../base/json/json';
import { exactNumberOf } from '../table/tableCell';
import type { TableColumn } from '../table/reportTable';
import type { Row } from '../table/tableCell';
import { completenessOf, shortfallIn, withPageSigns } from '../../http/reply/completeness';
import type { PageSigns } from '../../http/reply/pageSigns';
import { bufferReports } from './readReport';
import { findReports } from './shapes/findReports';
import { reportsOrTable } from './shapes/reportSource';
import { totalRowTest } from './totalRows';
import { formatCount } from '../../base/text/formatCount';

/** A result that holds only a part of the rows that exist. */
export interface Shortfall {
	/**
	 * The rows that arrived, as the platform counts them: before a split, and with its totals where they
	 * are compared with its number of rows.
	 */
	readonly rows: number;
	/** The number of existing rows; undefined where the platform only says that there are more. */
	readonly totalRows?: number | undefined;
	/** The member or header that says so. */
	readonly sign?: string | undefined;
}

/** What is missing from a result in memory; undefined when it is complete, or does not say. */
export function shortfallOfBody(body: unknown, page?: PageSigns): Shortfall | undefined {
	const reports = reportsOrTable(body);
	// The specification does not show the shape of an analysis: only lists of rows can be counted.
	if (!reports.every(({ data }) => Array.isArray(data))) return undefined;
	const count = reports.reduce((sum, { data }) => sum + listOf(data).length, 0);
	return shortfallOfRows(count, body, () => sumsIn(body), page);
}

/**
 * What is missing from a result with this number of rows (docs/platform.md, Batch job responses):
 * `rowCount` counts those of a report, `totalRowCount` those of the whole response, at any level;
 * replies have other signs as well.
 *
 * @param sums the sums of its figures, as a number called `total` may be one of them
 * @param page what the headers of the reply say about its completeness
 * @param totals how many of the rows are the platform's totals, which are not counted where it states no number of rows
 */
export function shortfallOfRows(
	rows: number,
	frame: unknown,
	sums: () => ReadonlySet<number>,
	page?: PageSigns,
	totals = 0,
): Shortfall | undefined {
	const reports = findReports(frame);
	const ofReports = reports.reduce((sum, { rowCount }) => sum + (Number(rowCount) || 0), 0);
	const found = withPageSigns(completenessOf(frame, reports), page);
	const totalRows = found.totalRows > ofReports ? found.totalRows : ofReports;
	const missing = shortfallIn({ ...found, totalRows }, rows, (total) => sums().has(total));
	return missing && { rows: missing.totalRows === undefined ? rows - totals : rows, ...missing };
}

const LAYOUT = { totals: true, segmentsAs: 'columns' } as const;

function sumsIn(body: unknown): ReadonlySet<number> {
	const sums = new FigureSums();
	for (const { rows, table } of bufferReports(body, LAYOUT)) sums.add(rows, table.columns);
	return sums.all();
}

/** Sums of the figures of rows, and each figure of a row that may be a total. */
export class FigureSums {
	private readonly sums = new Map<string, number>();
	private readonly ofTotals = new Set<number>();

	/** Adds some rows with these columns. */
	add(rows: readonly Row[], columns: readonly TableColumn[]): void {
		const isTotalRow = totalRowTest(columns);
		for (const row of rows) {
			const isTotal = isTotalRow(row);
			for (const name in row) {
				const amount = exactNumberOf(row[name]);
				if (amount === null) continue;
				if (isTotal) this.ofTotals.add(Number(amount));
				else this.sums.set(name, (this.sums.get(name) ?? 0) + Number(amount));
			}
		}
	}

	/** All of them. */
	all(): ReadonlySet<number> {
		return new Set([...this.sums.values(), ...this.ofTotals]);
	}
}

/** For a sentence: "2 of 5,000 rows". */
export function shortfallText({ rows, totalRows, sign }: Shortfall): string {
	const came = formatCount(rows);
	if (totalRows !== undefined) return `${came} of ${formatCount(totalRows)} rows`;
	return `${came} ${rows === 1 ? 'row' : 'rows'}, and says that there are more (${sign ?? 'without a reason'})`;
}
