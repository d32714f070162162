import type { Layout } from './layout';
import { hasColumns } from './header';
import type { ReceivedReports } from './shapes/reportSource';
import { elementsOf, firstOf, receivedReportsIn } from './shapes/reportSource';
import type { BufferedReport } from './readReport';
import { bufferReport } from './readReport';
import type { Shortfall } from './shortfall';
import { FigureSums, shortfallOfRows } from './shortfall';

/** The reports of a result with all their rows in memory. */
export interface BufferedReports {
	readonly reports: readonly BufferedReport[];
	/** Set where the platform has more rows than it sent. */
	readonly shortfall: Shortfall | undefined;
}

/**
 * Reads all rows of a received result into memory in small batches, so that parsed elements are
 * freed early and the event loop stays responsive.
 *
 * @throws Fault when the result holds no report or its rows are broken
 */
export async function openBuffered(
	received: ReceivedReports,
	layout: Layout,
): Promise<BufferedReports> {
	const sources = await receivedReportsIn(received);
	const areNamed = sources.every(({ columnHeader }) => hasColumns(columnHeader, layout));
	const first = areNamed ? undefined : await firstOf(received, sources);
	const readers = new Map(
		sources.map((source) => [
			source,
			bufferReport(source.columnHeader, { ...layout, first: first?.get(source) }),
		]),
	);
	let count = 0;
	for await (const { source, elements } of elementsOf(received, sources)) {
		const reader = readers.get(source);
		for (const element of elements) reader?.take(element);
		count += elements.length;
	}
	const reports = [...readers.values()].map(({ finish: open }) => open());
	const sums = () => {
		const all = new FigureSums();
		for (const { rows, table } of reports) all.add(rows, table.columns);
		return all.all();
	};
	const totals = reports.reduce((sum, report) => sum + report.totals, 0);
	const { envelope, page } = received;
	return { reports, shortfall: shortfallOfRows(count, envelope, sums, page, totals) };
}
