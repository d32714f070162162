import { settle } from '../../base/async/settle';
import { ReportColumns } from './reportColumns';
import { hasColumns, readHeader } from './header';
import { completenessOf } from '../../http/reply/completeness';
import type { ReceivedReports, ReceivedReport } from './shapes/reportSource';
import { elementsOf, firstOf, receivedReportsIn } from './shapes/reportSource';
import type { Row } from '../table/tableCell';
import { findReports } from './shapes/findReports';
import type { Layout } from './layout';
import type { RowReader } from './rowReader';
import { rowReader } from './rowReader';
import type { Shortfall } from './shortfall';
import { FigureSums, shortfallOfRows } from './shortfall';
import type { TableStep, Table, TableColumn } from '../table/reportTable';

/** The result of the work on a report's rows. */
export interface ReportResult<T> {
	readonly value: T;
	/** Set where the platform has more rows than it sent. */
	readonly shortfall: Shortfall | undefined;
}

/**
 * Passes the transformed rows of a received report to `work`. If later rows have more columns than
 * the first ones, all rows are scanned for their columns and the work starts again.
 *
 * @throws Fault when the result holds no report or its rows are broken, or what the work throws
 */
export async function withReportTable<T>(
	received: ReceivedReports,
	layout: Layout,
	steps: readonly TableStep[],
	work: (table: Table, shortfall: () => Shortfall | undefined) => Promise<T>,
): Promise<ReportResult<T>> {
	const report = await streamReport(received, layout);
	const tryOnce = async (columns: readonly TableColumn[]) => {
		let table: Table = { columns, batches: () => report.rows(columns) };
		for (const step of steps) table = await step(table);
		const value = await work(table, () => report.shortfall());
		return { value, shortfall: report.shortfall() };
	};
	const done = await settle(tryOnce(await report.firstColumns()));
	if ('value' in done) return done.value;
	if (!(done.error instanceof MoreColumns)) throw done.error;
	return await tryOnce(await report.allColumns());
}

/** Thrown when a row has a column that the rows before it lack. */
class MoreColumns extends Error {}

async function streamReport(received: ReceivedReports, layout: Layout): Promise<StreamedReport> {
	const sources = await receivedReportsIn(received);
	const areNamed = sources.every(({ columnHeader }) => hasColumns(columnHeader, layout));
	const first = areNamed ? undefined : await firstOf(received, sources);
	const readings = sources.map((source): SourceReading => {
		const header = readHeader(source.columnHeader, { ...layout, first: first?.get(source) });
		const columns = new ReportColumns(header, layout);
		return { source, columns, read: rowReader(header, layout, columns) };
	});
	return new StreamedReport(received, readings);
}

/** How the rows of a report are read. */
interface SourceReading {
	readonly source: ReceivedReport;
	readonly columns: ReportColumns;
	readonly read: RowReader;
}

class StreamedReport {
	/** The number of elements read in the last pass. */
	private elements = 0;
	/** How many of them are totals of the platform, kept or left out. */
	private totals = 0;
	private sums = new FigureSums();
	private readonly hasTotal: boolean;
	private readonly columns: readonly ReportColumns[];
	private readonly readers: ReadonlyMap<ReceivedReport, RowReader>;

	constructor(
		private readonly received: ReceivedReports,
		readings: readonly SourceReading[],
	) {
		this.columns = readings.map(({ columns }) => columns);
		this.readers = new Map(readings.map(({ source, read }) => [source, read]));
		const { envelope } = received;
		this.hasTotal = completenessOf(envelope, findReports(envelope)).total !== undefined;
	}

	/** The shortfall found in the last pass. */
	shortfall(): Shortfall | undefined {
		const { envelope, page } = this.received;
		return shortfallOfRows(this.elements, envelope, () => this.sums.all(), page, this.totals);
	}

	/** @throws MoreColumns when a row has further columns */
	async *rows(columns: readonly TableColumn[]): AsyncGenerator<readonly Row[]> {
		const names = new Set(columns.map(({ name }) => name));
		for await (const rows of this.batches()) {
			if (!rows.every((row) => isWithin(row, names))) throw new MoreColumns();
			yield rows;
		}
	}

	/**
	 * The columns of the first row; all rows are scanned where segments make further columns
	 * likely.
	 */
	async firstColumns(): Promise<readonly TableColumn[]> {
		for await (const [row] of this.batches()) {
			const isSegmented = this.columns.some((columns) => columns.areSegmented);
			return isSegmented ? await this.allColumns() : this.described(Object.keys(row ?? {}));
		}
		return this.described(this.columns.flatMap((columns) => columns.always()));
	}

	/** The columns of all rows. */
	async allColumns(): Promise<readonly TableColumn[]> {
		const names = new Set<string>();
		for await (const rows of this.batches()) {
			for (const row of rows) for (const name of Object.keys(row)) names.add(name);
		}
		return this.described([...names]);
	}

	private async *batches(): AsyncGenerator<readonly Row[]> {
		this.elements = 0;
		this.totals = 0;
		this.sums = new FigureSums();
		for await (const { source, elements } of elementsOf(this.received, [...this.readers.keys()])) {
			const read = this.readers.get(source);
			if (read === undefined) continue;
			const rows: Row[] = [];
			for (const element of elements) if (read(element, rows)) this.totals += 1;
			this.elements += elements.length;
			if (this.hasTotal) this.sums.add(rows, this.described(Object.keys(rows[0] ?? {})));
			if (rows.length > 0) yield rows;
		}
	}

	private described(names: readonly string[]): TableColumn[] {
		const known = new Map(this.columns.flatMap((columns) => [...columns.known]));
		return [...new Set(names)].flatMap((name) => known.get(name) ?? []);
	}
}

function isWithin(row: Row, names: ReadonlySet<string>): boolean {
	for (const name in row) if (!names.has(name)) return false;
	return true;
}
