import type { IDataObject } from 'n8n-workflow';

import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import type { Connection } from '../../../../platform/http/connection/connection';
import type { FoundFacts } from '../../../../platform/reports/transform/buildTransform';
import { buildTransform } from '../../../../platform/reports/transform/buildTransform';
import { columnFor } from '../../../../platform/reports/transform/orderRows';
import type { TransformPlan } from '../../../../platform/reports/transform/transformSteps';
import { applySteps } from '../../../../platform/reports/transform/transformSteps';
import { daysAsFacts, DEFAULT_PLAN } from '../../../../platform/reports/transform/planCodec';
import { notesOnFigures } from '../../../../platform/reports/response/emptyDays';
import { figureNotes, auditFigures } from '../../../../platform/reports/response/figureAudit';
import { withTypedTable } from '../../../../platform/reports/journeys/journeyFiles';
import { isJourneyResult } from '../../../../platform/reports/journeys/readJourney';
import { noticesIn } from '../../../../platform/reports/response/notices';
import { rangesIn } from '../../../../platform/reports/response/readReport';
import type { ReportMoney } from '../../../../platform/reports/table/money';
import type { Row } from '../../../../platform/reports/table/tableCell';
import type { Truncation } from '../../../../platform/reports/response/truncation';
import type { Layout } from '../../../../platform/reports/response/layout';
import type { Table, TableStep } from '../../../../platform/reports/table/reportTable';
import type { ReportContext } from '../../../../platform/summary/headline';
import { Overview } from '../../../../platform/summary/overview';
import type { FileContext } from '../../run/store';
import { Store } from '../../run/store';
import { foundNotes } from './agentAnswer';
import { checkOnePeriod } from './onePeriod';
import { downloadReport } from './download';
import type { Fetched } from './fetched';
import { analysisNotes } from './fetched';
import type { Presentation } from '../form/presentation';

/** How a report is read for a message, chart or page. */
export interface OpenedRequest {
	readonly presentation: Presentation;
	readonly layout: Layout;
	readonly answer?: TransformPlan | undefined;
	readonly isAnalysis: boolean;
	/** The amounts of the report. */
	readonly money?: ReportMoney | undefined;
	readonly saysDays: boolean;
	/** The first transformation of the rows, such as leaving out rows that a filter excludes. */
	readonly narrowing?: readonly TableStep[] | undefined;
}

/** A report whose rows can be read. */
interface OpenedReport {
	readonly table: Table;
	readonly plan: TransformPlan;
	/** What has looked at all its rows. */
	readonly overview: Overview;
	/** What is known of it once all rows were read. */
	readonly about: () => ReportContext;
	/** The facts of its job. */
	readonly facts: () => IDataObject;
}

/** What was made of an opened report, and what the user is to know of it. */
export interface OpenedResult<T> extends Omit<Fetched, 'items'> {
	readonly value: T;
	readonly facts: IDataObject;
	readonly notices: readonly string[];
}

/**
 * Downloads a finished report and makes something of its rows; undefined where an analysis does not read
 * as a table.
 *
 * @param watch observes all rows before any are removed
 */
export async function openReport<T>(
	context: FileContext,
	platform: Connection,
	job: JobRun,
	request: OpenedRequest,
	use: (report: OpenedReport) => Promise<T>,
	watch?: (isTotal: (row: Row) => boolean) => TableStep,
): Promise<OpenedResult<T> | undefined> {
	const received = await downloadReport(new Store(context), platform, job);
	// Totals are of all rows, and never among them; keys for a database are not for people.
	const { language } = request.presentation.style;
	const presentation = { totals: 'facts', table: undefined, language } as const;
	const plan: TransformPlan = { ...(request.answer ?? DEFAULT_PLAN), ...presentation };
	const isAnalysis = request.isAnalysis || isJourneyResult(received.envelope);
	const layout = { ...request.layout, totals: !isAnalysis };
	const { site, id } = job;
	const { order } = plan;
	const overview = new Overview((columns) => order && columnFor(order, columns));
	const inspect = (isTotal: (row: Row) => boolean): TableStep => {
		const steps = [overview.look(isTotal), ...(watch ? [watch(isTotal)] : [])];
		return async (table) => await applySteps(table, steps);
	};
	const money = request.money && { ...request.money, isNamed: false };
	const transform = { answer: plan, keepsTotals: false, site, inspect, money };
	const { steps, found } = buildTransform(transform);
	const ranges = rangesIn(received.envelope, layout.requested);
	const figures = auditFigures();
	const facts = () => ({ ...daysAsFacts(found().days), ...onlyFact(found()) });
	const reading = {
		layout,
		isAnalysis,
		steps: [figures.step, ...(request.narrowing ?? []), ...steps(ranges)],
	};
	const notices = noticesIn(received.envelope);
	let missing: () => Truncation | undefined = () => undefined;
	const about = (): ReportContext => ({
		...{ site, ...found().days, totals: found().totals[0], filters: plan.filters },
		...{
			title: request.presentation.title,
			count: overview.overall.count,
			notices,
			shortfall: missing(),
		},
	});
	const done = await withTypedTable(received, reading, async (rows, lacking) => {
		missing = lacking;
		if (!isAnalysis) checkOnePeriod(rows.columns);
		// No step is for the rows of an analysis.
		const table = isAnalysis ? await inspect(() => false)(rows) : rows;
		const known = () => ({ site, jobId: id, ...facts() });
		return await use({ table, plan, overview, about, facts: known });
	});
	if (done === undefined) return undefined;
	const { value, shortfall } = done;
	const doubts = [...notices, ...(isAnalysis ? [] : figureNotes(figures.seen()))];
	const onFigures = () => notesOnFigures(ranges, figures.seen(), Date.now());
	const ofReport = () => [...notices, ...onFigures(), ...foundNotes(found(), request.saysDays)];
	const notes = isAnalysis ? analysisNotes(ranges) : ofReport();
	return { value, jobId: id, shortfall, notes, doubts, facts: facts(), notices };
}

function onlyFact({ only }: FoundFacts) {
	return only === undefined ? {} : { only };
}
