import type { IDataObject } from 'n8n-workflow';

import type { JobRun } from '../../../../platform/client/jobs/runs';
import type { Connection } from '../../../../platform/client/connection';
import { answering } from '../../../../platform/reports/answer/answering';
import { columnFor } from '../../../../platform/reports/answer/order';
import type { Answer } from '../../../../platform/reports/answer/steps';
import { daysAsFacts, USUAL } from '../../../../platform/reports/answer/written';
import { notesOnFigures } from '../../../../platform/reports/emptyDays';
import { figureNotes, watchFigures } from '../../../../platform/reports/figuresSeen';
import { withTypedTable } from '../../../../platform/reports/journeys/files';
import { isJourneyResult } from '../../../../platform/reports/journeys/result';
import { noticesIn } from '../../../../platform/reports/response/notices';
import { rangesIn } from '../../../../platform/reports/result';
import type { Row } from '../../../../platform/reports/cells';
import type { Shortfall } from '../../../../platform/reports/shortfall';
import type { Layout } from '../../../../platform/reports/layout';
import type { TableStep } from '../../../../platform/reports/table';
import { Overview } from '../../../../platform/summary/overview';
import type { FileContext } from '../../run/store';
import { Store } from '../../run/store';
import { foundNotes } from './answer';
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
	readonly answer?: Answer | undefined;
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
	wanted: PresentationRequest,
	item: number,
): Promise<Fetched | undefined> {
	const received = await downloadReport(new Store(context), platform, job);
	// Totals are told of all rows, and never among them; keys for a database are not for people.
	const { language } = wanted.presentation.style;
	const told = { totals: 'facts', table: undefined, language } as const;
	const answer: Answer = { ...(wanted.answer ?? USUAL), ...told };
	const isAnalysis = wanted.isAnalysis || isJourneyResult(received.frame);
	const layout = { ...wanted.layout, totals: !isAnalysis };
	const { site, id } = job;
	const { order, top } = answer;
	const overview = new Overview((columns) => order && columnFor(order, columns));
	const look = (isTotal: (row: Row) => boolean) => overview.look(isTotal);
	const { steps, found } = answering({ answer, keepsTotals: false, site, look });
	const ranges = rangesIn(received.frame, layout.asked);
	const figures = watchFigures();
	const days = () => daysAsFacts(found().days);
	const known = () => ({ site, jobId: id, ...days() });
	const reading = {
		layout,
		isAnalysis,
		steps: [figures.step, ...(wanted.narrowing ?? []), ...steps(ranges)],
	};
	const notices = noticesIn(received.frame);
	let missing: () => Shortfall | undefined = () => undefined;
	const about = () => ({
		...{ site, ...found().days, totals: found().totals[0] },
		...{
			title: wanted.presentation.title,
			count: overview.overall.count,
			notices,
			shortfall: missing(),
		},
	});
	const done = await withTypedTable(received, reading, async (rows, lacking) => {
		missing = lacking;
		if (!isAnalysis) checkOnePeriod(rows.columns);
		// No step is for the rows of an analysis.
		const table = isAnalysis ? await look(() => false)(rows) : rows;
		const presenting: Presenting = {
			...wanted,
			...{ top, overview, about },
			facts: known,
			fileName: wanted.fileName || `report-${site}-${id}`,
		};
		return await present(context, table, presenting, item);
	});
	if (done === undefined) return undefined;
	const { value, shortfall } = done;
	const more = memberFacts(wanted, known, shortfall, notices);
	const items = [{ ...value, json: { ...value.json, ...more } }];
	const doubts = [...notices, ...(isAnalysis ? [] : figureNotes(figures.seen()))];
	const onFigures = () => notesOnFigures(ranges, figures.seen(), Date.now());
	const ofReport = () => [...notices, ...onFigures(), ...foundNotes(found(), wanted.saysDays)];
	const notes = isAnalysis ? analysisNotes(ranges) : ofReport();
	return { items, jobId: id, shortfall, notes, doubts, facts: days() };
}

/** What its item says beside what is told or shown: what is missing of it, and the facts of its job. */
function memberFacts(
	{ format, hasJobFacts }: PresentationRequest,
	known: () => IDataObject,
	shortfall: Shortfall | undefined,
	notices: readonly string[],
): IDataObject {
	const short = { ...shortfallFacts(shortfall), ...noticeFacts(notices) };
	if (format !== 'message') return short;
	const beside = hasJobFacts ? { reportJob: { ...known(), ...short } } : {};
	return { ...(shortfall ? { complete: false } : {}), ...beside };
}
