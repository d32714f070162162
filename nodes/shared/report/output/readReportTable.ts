import type { IDataObject } from 'n8n-workflow';

import type { Days } from '../../../../platform/base/dates/namedPeriods';
import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import type { Connection } from '../../../../platform/http/connection/connection';
import { downloadPages } from '../../../../platform/reports/pages/reportPages';
import type { FoundFacts } from '../../../../platform/reports/transform/buildTransform';
import { columnFor } from '../../../../platform/reports/transform/orderRows';
import type { TransformPlan } from '../../../../platform/reports/transform/transformSteps';
import { applySteps } from '../../../../platform/reports/transform/transformSteps';
import { daysAsFacts, DEFAULT_PLAN } from '../../../../platform/reports/transform/planCodec';
import type { JourneyFile } from '../../../../platform/reports/journeys/journeyFiles';
import { isJourneyResult } from '../../../../platform/reports/journeys/recognizeJourney';
import type { ReportMoney } from '../../../../platform/reports/table/siteCurrency';
import type { ReceivedReports } from '../../../../platform/reports/response/shapes/reportSource';
import type { Shortfall } from '../../../../platform/reports/response/shortfall';
import type { ReportResult } from '../../../../platform/reports/response/streamingReport';
import { withReportTable } from '../../../../platform/reports/response/streamingReport';
import type { Row } from '../../../../platform/reports/table/tableCell';
import type { Layout } from '../../../../platform/reports/response/layout';
import type { Table, TableStep } from '../../../../platform/reports/table/reportTable';
import type { ReportContext } from '../../../../platform/summary/headline';
import { Overview } from '../../../../platform/summary/overview';
import type { FileContext } from '../../run/store';
import { Store } from '../../run/store';
import { auditReport } from './auditReport';
import { checkOnePeriod } from './onePeriod';
import type { Fetched } from './fetched';
import type { Presentation } from '../form/presentation';
import { FOR_AGENTS } from './presented/forAgents';

/** How a report is read for a message, chart or page. */
export interface ReportTableRequest {
	/** For an agent, if undefined. */
	readonly presentation?: Presentation | undefined;
	readonly layout: Layout;
	readonly plan?: TransformPlan | undefined;
	readonly isAnalysis: boolean;
	/** The amounts of the report. */
	readonly money?: ReportMoney | undefined;
	readonly saysDays: boolean;
	/** When the report was requested, in Unix milliseconds; now if unknown. */
	readonly requestedMs?: number | undefined;
	/** Steps before the transformations, such as a filter. */
	readonly precedingSteps?: readonly TableStep[] | undefined;
	/** Observes all rows before any are removed. */
	readonly watch?: (isTotal: (row: Row) => boolean) => TableStep;
}

/** A report whose rows can be read. */
interface ReportTable {
	readonly table: Table;
	readonly plan: TransformPlan;
	readonly presentation: Presentation;
	/** What has looked at all its rows. */
	readonly overview: Overview;
	/** What is known of it once all rows were read. */
	readonly about: () => ReportContext;
	/** The days of its figures, as far as its header gives them. */
	readonly days: Days | undefined;
	/** The facts of its job. */
	readonly facts: () => IDataObject;
}

/** What was made of an opened report, and what the user is to know of it. */
export interface TableResult<T> extends Omit<Fetched, 'items'> {
	readonly value: T;
	readonly facts: IDataObject;
	readonly notices: readonly string[];
}

/**
 * Downloads a finished report and makes something of its rows; undefined where an analysis does not read
 * as a table.
 */
export async function readReportTable<T>(
	context: FileContext,
	platform: Connection,
	job: JobRun,
	request: ReportTableRequest,
	use: (report: ReportTable) => Promise<T>,
): Promise<TableResult<T> | undefined> {
	const received = await downloadPages(platform, job, new Store(context).keep);
	return await readReceivedTable(received, job, request, use);
}

/** As `readReportTable`, of a report that was downloaded. */
export async function readReceivedTable<T>(
	received: ReceivedReports,
	job: Pick<JobRun, 'site' | 'id'>,
	request: ReportTableRequest,
	use: (report: ReportTable) => Promise<T>,
): Promise<TableResult<T> | undefined> {
	const isAnalysis = request.isAnalysis || isJourneyResult(received.envelope);
	const { presentation = FOR_AGENTS } = request;
	const plan = planOfTable(request.plan, presentation);
	const { order } = plan;
	const overview = new Overview((columns) => order && columnFor(order, columns));
	const inspect = (isTotal: (row: Row) => boolean): TableStep => {
		const steps = [overview.look(isTotal), ...(request.watch ? [request.watch(isTotal)] : [])];
		return async (table) => await applySteps(table, steps);
	};
	const { site, id } = job;
	const audited = auditReport(
		received.envelope,
		{ ...request, isAnalysis, requested: request.layout.requested },
		{
			...{ plan, keepsTotals: false, site, inspect, requestedMs: request.requestedMs },
			money: request.money && { ...request.money, isNamed: false },
		},
	);
	const { ranges, notices, steps, found } = audited;
	const facts = () => ({ ...daysAsFacts(found().days), ...onlyFact(found()) });
	const layout = { ...request.layout, totals: !isAnalysis };
	const reading = { layout, isAnalysis, steps: steps(ranges) };
	const done = await withRows(received, reading, async (rows, shortfall) => {
		if (!isAnalysis) checkOnePeriod(rows.columns);
		// No step is for the rows of an analysis.
		const table = isAnalysis ? await inspect(() => false)(rows) : rows;
		const about = (): ReportContext => ({
			site,
			...found().days,
			holidays: found().holidays,
			totals: found().totals[0],
			filters: plan.filters,
			title: presentation.title,
			count: overview.overall.count,
			notices,
			shortfall: shortfall(),
		});
		return await use({
			table,
			plan,
			presentation,
			overview,
			about,
			days: found().days.days,
			facts: () => ({ site, jobId: id, ...facts() }),
		});
	});
	if (done === undefined) return undefined;
	const [notes, doubts] = [audited.notes(), audited.doubts()];
	return { ...done, jobId: id, notes, doubts, facts: facts(), notices };
}

/** Passes the rows of a result on; undefined where an analysis does not read as a table. */
async function withRows<T>(
	received: ReceivedReports,
	reading: JourneyFile,
	work: (table: Table, shortfall: () => Shortfall | undefined) => Promise<T>,
): Promise<ReportResult<T> | undefined> {
	const { layout, steps, isAnalysis } = reading;
	if (!isAnalysis) return await withReportTable(received, layout, steps, work);
	const { withTypedTable } = await import('../../../../platform/reports/journeys/journeyFiles');
	return await withTypedTable(received, reading, work);
}

/** Totals are of all rows, and never among them; keys for a database are not for people. */
function planOfTable(plan = DEFAULT_PLAN, { style }: Presentation): TransformPlan {
	return { ...plan, totals: 'facts', table: undefined, language: style.language };
}

function onlyFact({ only }: FoundFacts) {
	return only === undefined ? {} : { only };
}
