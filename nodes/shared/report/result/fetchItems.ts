import type { IDataObject } from 'n8n-workflow';

import type { JobRun } from '../../../../platform/client/jobs/runs';
import type { Connection } from '../../../../platform/client/connection';
import type { Received } from '../../../../platform/client/received';
import type { PageSigns } from '../../../../platform/client/replies/pageSigns';
import { answering } from '../../../../platform/reports/answer/answering';
import type { OpenedReports } from '../../../../platform/reports/collected';
import { openReceived } from '../../../../platform/reports/collected';
import { notesOnFigures } from '../../../../platform/reports/emptyDays';
import { figureNotes, watchFigures } from '../../../../platform/reports/figuresSeen';
import { isJourneyResult, readJourney } from '../../../../platform/reports/journeys/result';
import { answerOf, rangesIn } from '../../../../platform/reports/result';
import type { Shortfall } from '../../../../platform/reports/shortfall';
import { noticesIn } from '../../../../platform/reports/response/notices';
import { shortfallOf } from '../../../../platform/reports/shortfall';
import { withoutRows } from '../../run/noRows';
import { toItem } from '../../run/toItem';
import { answeringOf, foundFacts, foundNotes, layoutFor } from './answer';
import { readDownload } from './download';
import type { Fetched } from './fetched';
import { analysisNotes, noticeFacts, shortfallFacts } from './fetched';
import type { Output } from './output';

/** Downloads a finished report and returns its rows, or all of it as it came, as items. */
export async function fetchReportItems(
	platform: Connection,
	job: JobRun,
	wanted: Output,
	format: 'raw' | 'rows',
	item: number,
): Promise<Fetched> {
	const layout = layoutFor(wanted);
	const read = await readDownload(platform, job, async (received): Promise<Whole | Rows> => {
		const isAnalysis = wanted.isAnalysis || isJourneyResult(received.frame);
		if (isAnalysis || format === 'raw') {
			return { isAnalysis, body: await received.whole(), page: received.page };
		}
		return { frame: received.frame, ...(await openReceived(received, layout)) };
	});
	const { records, shortfall, notes, facts, doubts } =
		'body' in read ? await tellWhole(read, format, wanted, job) : await tellRows(read, wanted, job);
	const handle = { site: job.site, jobId: job.id };
	const known = { ...handle, ...facts, ...shortfallFacts(shortfall) };
	const withFacts = (json: IDataObject) => ({ ...json, reportJob: known });
	const withMark = (json: IDataObject) => (shortfall ? { complete: false, ...json } : json);
	const whole = records.length > 0 ? records : withoutRows(wanted.ifNoRows, handle);
	const marked = format === 'rows' ? whole.map(withMark) : whole;
	const told = wanted.hasJobFacts && format === 'rows' ? marked.map(withFacts) : marked;
	const items = told.map((json) => ({ json, pairedItem: { item } }));
	return { items, jobId: job.id, shortfall, notes, facts, doubts };
}

/** What becomes items, and what the user is to know of it. */
interface Told {
	readonly records: IDataObject[];
	readonly shortfall: Shortfall | undefined;
	readonly notes: readonly string[];
	readonly doubts?: readonly string[];
	/** What is known of the report beside its rows. */
	readonly facts?: IDataObject;
}

/** A result that is in memory as it came. */
interface Whole {
	readonly body: unknown;
	readonly isAnalysis: boolean;
	readonly page: PageSigns | undefined;
}

/** A result whose rows are in memory, and the rest of it. */
type Rows = OpenedReports & Pick<Received, 'frame'>;

async function tellWhole(
	{ body, isAnalysis, page }: Whole,
	format: 'raw' | 'rows',
	wanted: Output,
	job: JobRun,
): Promise<Told> {
	// Nothing is known of the columns of an analysis.
	const asSent = isAnalysis ? { ...wanted, answer: undefined } : wanted;
	const { steps } = answering(answeringOf(asSent, job));
	const records = format === 'raw' ? [body] : await readJourney(body, layoutFor(wanted), steps);
	return {
		records: records.map(toItem),
		shortfall: shortfallOf(body, page),
		notes: isAnalysis ? analysisNotes(rangesIn(body)) : [],
	};
}

async function tellRows(
	{ frame, reports, shortfall }: Rows,
	wanted: Output,
	job: JobRun,
): Promise<Told> {
	const { steps, found } = answering(answeringOf(wanted, job));
	const figures = watchFigures();
	const records = await answerOf(reports, (ranges) => [figures.step, ...steps(ranges)]);
	const ranges = rangesIn(frame, wanted.layout.asked);
	const told = notesOnFigures(ranges, figures.seen(), Date.now());
	const notices = noticesIn(frame);
	const notes = [...notices, ...told, ...foundNotes(found(), wanted.saysDays)];
	const doubts = [...notices, ...figureNotes(figures.seen())];
	const facts = { ...foundFacts(found()), ...noticeFacts(notices) };
	return { records, shortfall, notes, facts, doubts };
}
