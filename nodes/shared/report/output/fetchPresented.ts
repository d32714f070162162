import type { IDataObject } from 'n8n-workflow';

import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import type { Connection } from '../../../../platform/http/connection/connection';
import type { FoundFacts } from '../../../../platform/reports/transform/buildTransform';
import { buildTransform } from '../../../../platform/reports/transform/buildTransform';
import { columnFor } from '../../../../platform/reports/transform/orderRows';
import type { TransformPlan } from '../../../../platform/reports/transform/transformSteps';
import { daysAsFacts, DEFAULT_PLAN } from '../../../../platform/reports/transform/planCodec';
import { notesOnFigures } from '../../../../platform/reports/response/emptyDays';
import { figureNotes, auditFigures } from '../../../../platform/reports/response/figureAudit';
import { withTypedTable } from '../../../../platform/reports/journeys/journeyFiles';
import { isJourneyResult } from '../../../../platform/reports/journeys/readJourney';
import { noticesIn } from '../../../../platform/reports/response/notices';
import { rangesIn } from '../../../../platform/reports/response/readReport';
import type { Row } from '../../../../platform/reports/table/tableCell';
import type { Truncation } from '../../../../platform/reports/response/truncation';
import type { Layout } from '../../../../platform/reports/response/layout';
import type { TableStep } from '../../../../platform/reports/table/reportTable';
import { Overview } from '../../../../platform/summary/overview';
import type { FileContext } from '../../run/store';
import { Store } from '../../run/store';
import { foundNotes } from './agentAnswer';
import { checkOnePeriod } from './onePeriod';
import { downloadReport } from './download';
import type { Fetched } from './fetched';
import { analysisNotes, noticeFacts, shortfallFacts } from './fetched';
import type { Presentation } from '../form/presentation';
import type { Presenting } from './presented';
import { present } from './presented';

/** How a report is to be told or shown. */
export interface PresentationRequest extends Pick<
	Presenting,
	'format' | 'field' | 'fileName' | 'saysAnswer'
> {
	readonly presentation: Presentation;
	readonly layout: Layout;
	readonly answer?: TransformPlan | undefined;
	readonly isAnalysis: boolean;
	readonly hasJobFacts: boolean;
	readonly saysDays: boolean;
	/** What becomes of the rows before all else, such as leaving out those that nobody wants. */
	readonly narrowing?: readonly TableStep[] | undefined;
}

/**
 * Downloads a finished report and returns the one item that tells or shows it; undefined where an analysis
 * does not read as a table.
 */
export async function fetchPresented(
	context: FileContext,
	platform: Connection,
	job: JobRun,
	request: PresentationRequest,
	item: number,
): Promise<Fetched | undefined> {
	const received = await downloadReport(new Store(context), platform, job);
	// Totals are told of all rows, and never among them; keys for a database are not for people.
	const { language } = request.presentation.style;
	const presentation = { totals: 'facts', table: undefined, language } as const;
	const answer: TransformPlan = { ...(request.answer ?? DEFAULT_PLAN), ...presentation };
	const isAnalysis = request.isAnalysis || isJourneyResult(received.envelope);
	const layout = { ...request.layout, totals: !isAnalysis };
	const { site, id } = job;
	const { order, top } = answer;
	const overview = new Overview((columns) => order && columnFor(order, columns));
	const inspect = (isTotal: (row: Row) => boolean) => overview.look(isTotal);
	const { steps, found } = buildTransform({ answer, keepsTotals: false, site, inspect });
	const ranges = rangesIn(received.envelope, layout.requested);
	const figures = auditFigures();
	const days = () => ({ ...daysAsFacts(found().days), ...onlyFact(found()) });
	const known = () => ({ site, jobId: id, ...days() });
	const reading = {
		layout,
		isAnalysis,
		steps: [figures.step, ...(request.narrowing ?? []), ...steps(ranges)],
	};
	const notices = noticesIn(received.envelope);
	let missing: () => Truncation | undefined = () => undefined;
	const about = () => ({
		...{ site, ...found().days, totals: found().totals[0], filters: answer.filters },
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
		const presenting: Presenting = {
			...request,
			...{ top, overview, about },
			facts: known,
			fileName: request.fileName || `report-${site}-${id}`,
		};
		return await present(context, table, presenting, item);
	});
	if (done === undefined) return undefined;
	const { value, shortfall } = done;
	const more = memberFacts(request, known, shortfall, notices);
	const items = [{ ...value, json: { ...value.json, ...more } }];
	const doubts = [...notices, ...(isAnalysis ? [] : figureNotes(figures.seen()))];
	const onFigures = () => notesOnFigures(ranges, figures.seen(), Date.now());
	const ofReport = () => [...notices, ...onFigures(), ...foundNotes(found(), request.saysDays)];
	const notes = isAnalysis ? analysisNotes(ranges) : ofReport();
	return { items, jobId: id, shortfall, notes, doubts, facts: days() };
}

function onlyFact({ only }: FoundFacts) {
	return only === undefined ? {} : { only };
}

/** What its item says beside what is told or shown: what is missing of it, and the facts of its job. */
function memberFacts(
	{ format, hasJobFacts }: PresentationRequest,
	known: () => IDataObject,
	shortfall: Truncation | undefined,
	notices: readonly string[],
): IDataObject {
	const short = { ...shortfallFacts(shortfall), ...noticeFacts(notices) };
	if (format !== 'message' && format !== 'messageWithChart') return short;
	const jobMember = hasJobFacts ? { reportJob: { ...known(), ...short } } : {};
	return { ...(shortfall ? { complete: false } : {}), ...jobMember };
}
