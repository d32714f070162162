import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { takeTurns } from '../../../../platform/base/async/eventLoop';
import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import type { Connection } from '../../../../platform/http/connection/connection';
import type { ReceivedReply } from '../../../../platform/http/streaming/envelope';
import type { PageSigns } from '../../../../platform/http/reply/pageSigns';
import { buildTransform } from '../../../../platform/reports/transform/buildTransform';
import type { Layout } from '../../../../platform/reports/response/layout';
import type { RowSteps } from '../../../../platform/reports/response/readReport';
import type { BufferedReports } from '../../../../platform/reports/response/bufferedReport';
import { openBuffered } from '../../../../platform/reports/response/bufferedReport';
import { isJourneyResult } from '../../../../platform/reports/journeys/recognizeJourney';
import { transformReports, rangesIn } from '../../../../platform/reports/response/readReport';
import type { Shortfall } from '../../../../platform/reports/response/shortfall';
import { noticesIn } from '../../../../platform/reports/response/notices';
import { shortfallOfBody } from '../../../../platform/reports/response/shortfall';
import { withoutRows } from '../../run/noRows';
import { toItem } from '../../run/toItem';
import { transformOf, foundFacts, layoutFor } from './reportTransform';
import { readReportPages } from '../../../../platform/reports/pages/reportPages';
import { auditReport } from './auditReport';
import type { Fetched } from './fetched';
import { analysisNotes, noticeFacts, shortfallFacts } from './fetched';
import type { Output } from './output';

/** Downloads a finished report and returns its rows, or all of it as it came, as items. */
export async function fetchReportItems(
	platform: Connection,
	job: JobRun,
	request: Output,
	format: 'raw' | 'rows',
	item: number,
): Promise<Fetched> {
	const layout = layoutFor(request);
	const read = await readReportPages(
		platform,
		job,
		async (received): Promise<WholeReply | Rows> => {
			const isAnalysis = request.isAnalysis || isJourneyResult(received.envelope);
			if (isAnalysis || format === 'raw') {
				return { isAnalysis, body: await received.whole(), page: received.page };
			}
			return { envelope: received.envelope, ...(await openBuffered(received, layout)) };
		},
	);
	const { records, shortfall, notes, facts, doubts } =
		'body' in read
			? await wholeItems(read, format, request, job)
			: await rowItems(read, request, job);
	const handle = { site: job.site, jobId: job.id };
	const known = { ...handle, ...facts, ...shortfallFacts(shortfall) };
	const mark = shortfall && format === 'rows' ? { complete: false } : undefined;
	const added = request.hasJobFacts && format === 'rows' ? { reportJob: known } : undefined;
	const whole = records.length > 0 ? records : withoutRows(request.ifNoRows, handle);
	const items: INodeExecutionData[] = [];
	const giveWay = takeTurns();
	for (const record of whole) {
		const json = mark || added ? { ...mark, ...record, ...added } : record;
		items.push({ json, pairedItem: { item } });
		if (items.length % ITEMS_AT_ONCE === 0) await giveWay();
	}
	return { items, jobId: job.id, shortfall, notes, facts, doubts };
}

const ITEMS_AT_ONCE = 1_000;

/** Rows with notes for the user. */
interface RowsWithNotes {
	readonly records: IDataObject[];
	readonly shortfall: Shortfall | undefined;
	readonly notes: readonly string[];
	readonly doubts?: readonly string[];
	/** Facts about the report that are not in its rows. */
	readonly facts?: IDataObject;
}

/** A result that is in memory as it came. */
interface WholeReply {
	readonly body: unknown;
	readonly isAnalysis: boolean;
	readonly page: PageSigns | undefined;
}

/** A result whose rows are in memory, and the rest of it. */
type Rows = BufferedReports & Pick<ReceivedReply, 'envelope'>;

async function wholeItems(
	{ body, isAnalysis, page }: WholeReply,
	format: 'raw' | 'rows',
	request: Output,
	job: JobRun,
): Promise<RowsWithNotes> {
	// The columns of an analysis are unknown, so that no transformation applies.
	const asSent = isAnalysis ? { ...request, plan: undefined } : request;
	const { steps } = buildTransform(transformOf(asSent, job));
	const records = format === 'raw' ? [body] : await recordsIn(body, layoutFor(request), steps);
	return {
		records: records.map(toItem),
		shortfall: shortfallOfBody(body, page),
		notes: isAnalysis ? [...noticesIn(body), ...analysisNotes(rangesIn(body))] : [],
	};
}

async function recordsIn(body: unknown, layout: Layout, steps: RowSteps) {
	const { readJourney } = await import('../../../../platform/reports/journeys/readJourney');
	return await readJourney(body, layout, steps);
}

async function rowItems(
	{ envelope, reports, shortfall }: Rows,
	request: Output,
	job: JobRun,
): Promise<RowsWithNotes> {
	const { requested } = request.layout;
	const { saysDays } = request;
	const audit = { isAnalysis: false, requested, saysDays };
	const { steps, found, notices, notes, doubts } = auditReport(
		envelope,
		audit,
		transformOf(request, job),
	);
	const records = await transformReports(reports, steps);
	const facts = { ...foundFacts(found()), ...noticeFacts(notices) };
	return { records, shortfall, notes: notes(), facts, doubts: doubts() };
}
