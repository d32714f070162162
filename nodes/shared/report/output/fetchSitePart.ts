import { InvalidInput } from '../../../../platform/base/invalidInput';
import type { Connection } from '../../../../platform/http/connection/connection';
import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import type { Row } from '../../../../platform/reports/table/tableCell';
import type { TableColumn, TableStep } from '../../../../platform/reports/table/reportTable';
import { DaySums } from '../../../../platform/summary/sites/daySums';
import { LargestRows } from '../../../../platform/summary/sites/largestRows';
import type { SitePart } from '../../../../platform/summary/sites/sitePart';
import type { Overview } from '../../../../platform/summary/overview';
import { mainFigure, shapeOf } from '../../../../platform/summary/shape';
import { applySteps } from '../../../../platform/reports/transform/transformSteps';
import type { FileContext } from '../../run/store';
import type { Fetched } from './fetched';
import type { ReportTableRequest } from './readReportTable';
import { readReportTable } from './readReportTable';

/** The report of one of several sites that share a message or chart. */
interface FetchedPart {
	readonly fetched: Omit<Fetched, 'items'>;
	readonly part: SitePart;
}

/** Downloads a finished report and keeps of it what a message of several sites needs. @throws Fault, InvalidInput */
export async function fetchSitePart(
	context: FileContext,
	platform: Connection,
	job: JobRun,
	request: ReportTableRequest,
): Promise<FetchedPart> {
	const daySums = new DaySums();
	const isPanel = request.presentation?.kind === 'multiples';
	let columns: readonly TableColumn[] = [];
	const watch = (isTotal: (row: Row) => boolean): TableStep => {
		return async (table) => {
			columns = table.columns;
			return await applySteps(table, [daySums.look(isTotal)]);
		};
	};
	const opened = await readReportTable(
		context,
		platform,
		job,
		{ ...request, watch },
		async ({ table, overview, about }) => {
			const largest = isPanel ? new LargestRows(rankedBy(table.columns, overview)) : undefined;
			for await (const rows of table.batches()) largest?.add(rows);
			const { totals, days, before } = about();
			const { overall } = overview;
			const rows = largest?.rows();
			return { totals, overall, rows, days: daySums.rows(), period: { days, before } };
		},
	);
	if (opened === undefined) throw noTable();
	const { value, notices, ...fetched } = opened;
	const { shortfall } = fetched;
	const { site, id } = job;
	const { currency } = request.money ?? {};
	return { fetched, part: { site, jobId: id, currency, columns, ...value, shortfall, notices } };
}

/** The figure by which rows are ranked; undefined where the report is sorted. */
function rankedBy(columns: readonly TableColumn[], { sortedBy }: Overview): string | undefined {
	return sortedBy(columns) === undefined ? mainFigure(shapeOf(columns))?.name : undefined;
}

function noTable(): InvalidInput {
	return new InvalidInput(
		'Output',
		'The result of this analysis is not a table, so it cannot become a message, a chart or an HTML report',
		'Set Output to Raw or Rows, and fetch the result with Report > Collect',
	);
}
