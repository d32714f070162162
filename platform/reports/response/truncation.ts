import { listOf } from '../../base/json/json';
import { amountOf } from '../table/amounts';
import type { Row } from '../table/tableCell';
import { completenessOf, missingIn, withPageSigns } from '../../http/reply/completeness';
import type { PageSigns } from '../../http/reply/pageSigns';
import { openReports, reportsIn } from './readReport';

/** A result that holds only a part of what the platform says there is. */
export interface Truncation {
	/** Rows that came, as the platform counts them: before a split, and with its totals. */
	readonly rows: number;
	/** How many there are; undefined where the platform only says that there are more. */
	readonly totalRows?: number | undefined;
	/** What says that there are more. */
	readonly sign?: string | undefined;
}

/** What the whole body of a result lacks; undefined when it lacks nothing, or does not say. */
export function truncationOf(body: unknown, page?: PageSigns): Truncation | undefined {
	const reports = reportsIn(body);
	// The shape of an analysis is not shown: what is not a list of rows cannot be counted.
	if (!reports.every(({ data }) => Array.isArray(data))) return undefined;
	const count = reports.reduce((sum, { data }) => sum + listOf(data).length, 0);
	return truncation(count, body, () => sumsIn(body), page);
}

/**
 * What a result of so many rows lacks (docs/platform.md, Batch job responses): `rowCount` counts those of a
 * report, `totalRowCount` those of the whole response, wherever it stands; others say it in other ways.
 *
 * @param sums the sums of its figures, as a number called `total` may be one of them
 * @param page what the headers of the reply say
 */
export function truncation(
	rows: number,
	frame: unknown,
	sums: () => ReadonlySet<number>,
	page?: PageSigns,
): Truncation | undefined {
	const reports = reportsIn(frame);
	const ofReports = reports.reduce((sum, { rowCount }) => sum + (Number(rowCount) || 0), 0);
	const found = withPageSigns(completenessOf(frame, reports), page);
	const totalRows = found.totalRows > ofReports ? found.totalRows : ofReports;
	const missing = missingIn({ ...found, totalRows }, rows, (total) => sums().has(total));
	return missing && { rows, ...missing };
}

const LAYOUT = { totals: true, segmentsAs: 'columns' } as const;

function sumsIn(body: unknown): ReadonlySet<number> {
	const sums = new FigureSums();
	for (const { rows } of openReports(body, LAYOUT)) sums.add(rows);
	return sums.all();
}

/** The sums of the figures of rows, and each figure of a row that may be a total. */
export class FigureSums {
	private readonly sums = new Map<string, number>();
	private readonly ofTotals = new Set<number>();

	/** Adds some rows. */
	add(rows: readonly Row[]): void {
		for (const row of rows) {
			const isTotal = Object.values(row).includes('GLOBAL');
			for (const name in row) {
				const amount = amountOf(row[name]);
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
export function truncationText({ rows, totalRows, sign }: Truncation): string {
	const came = rows.toLocaleString('en');
	if (totalRows !== undefined) return `${came} of ${totalRows.toLocaleString('en')} rows`;
	return `${came} rows, and says that there are more (${sign ?? 'no word why'})`;
}
