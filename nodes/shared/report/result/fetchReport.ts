import { InvalidInput } from '../../../../platform/client/faults';
import type { Connection } from '../../../../platform/client/connection';
import type { FileStyle } from '../../../../platform/reports/files';
import { countRows, fileText } from '../../../../platform/reports/files';
import { withLines } from '../../../../platform/reports/journeys/files';
import { answering } from '../../../../platform/reports/answer/answering';
import { CHOSEN_BY_PLATFORM } from '../../../../platform/reports/journeys/days';
import { notesOnFigures } from '../../../../platform/reports/emptyDays';
import { figureNotes, watchFigures } from '../../../../platform/reports/figuresSeen';
import { isJourneyResult } from '../../../../platform/reports/journeys/result';
import { noticesIn } from '../../../../platform/reports/response/notices';
import { rangesIn } from '../../../../platform/reports/result';
import type { JobRun } from '../../../../platform/client/jobs/runs';
import { itemOf } from '../../run/outputFile';
import type { FileContext } from '../../run/store';
import { Store } from '../../run/store';
import { answeringOf, foundFacts, foundNotes, layoutFor } from './answer';
import { downloadReport } from './download';
import type { Fetched } from './fetched';
import { noticeFacts, shortfallFacts } from './fetched';
import { fetchReportItems } from './fetchItems';
import { fetchPresented } from './fetchPresented';
import { FOR_AGENTS } from '../form/presentation';
import type { Output } from './output';

/** Downloads a finished report and returns it as the user wants it. */
export async function fetchReport(
	context: FileContext,
	platform: Connection,
	job: JobRun,
	wanted: Output,
	item: number,
): Promise<Fetched> {
	const { format, presentation = FOR_AGENTS } = wanted;
	switch (format) {
		case 'csv':
		case 'json':
			return await fetchFile(context, platform, job, wanted, format, item);
		case 'chart':
		case 'facts':
		case 'message':
			return (
				(await fetchPresented(context, platform, job, { ...wanted, format, presentation }, item)) ??
				(await fetchUntold(platform, job, { ...wanted, format }, item))
			);
		case 'raw':
		case 'rows':
			return await fetchReportItems(platform, job, wanted, format, item);
	}
}

/** What becomes of an analysis that does not read as a table. @throws InvalidInput */
async function fetchUntold(
	platform: Connection,
	job: JobRun,
	wanted: Output,
	item: number,
): Promise<Fetched> {
	if (wanted.format === 'facts') return await fetchReportItems(platform, job, wanted, 'rows', item);
	throw new InvalidInput(
		'Output',
		'The result of this analysis is no table, so there is no message or chart of it',
		'Set Output to Raw or Rows, and fetch it with Report > Collect',
	);
}

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;

async function fetchFile(
	context: FileContext,
	platform: Connection,
	job: JobRun,
	{ fileName, field, ...how }: Output,
	format: FileStyle['format'],
	item: number,
): Promise<Fetched> {
	const store = new Store(context);
	const received = await downloadReport(store, platform, job);
	const style = { ...how, format };
	const name = fileName || `report-${job.site}-${job.id}.${format}`;
	const isAnalysis = how.isAnalysis || isJourneyResult(received.frame);
	const answer = isAnalysis ? undefined : how.answer;
	const { steps, found } = answering(answeringOf({ ...how, answer }, job));
	const ranges = rangesIn(received.frame, how.layout.asked);
	const figures = watchFigures();
	const wanted = {
		...{ layout: layoutFor({ ...how, answer }), isAnalysis },
		steps: [figures.step, ...steps(ranges)],
	};
	const { value, shortfall } = await withLines(received, wanted, async (lines) => {
		const counted = countRows(lines);
		const stored = await store.save(fileText(counted, style), name, TYPES[format]);
		return { stored, rows: counted.rows() };
	});
	// Nobody asks for the days of an analysis, so its file says that.
	const days = isAnalysis ? { days: CHOSEN_BY_PLATFORM } : foundFacts(found());
	const notices = noticesIn(received.frame);
	const short = shortfallFacts(shortfall);
	const known = { ...days, rows: value.rows, ...short, ...noticeFacts(notices) };
	const ofFile = { site: job.site, jobId: job.id, ...known };
	const items = [itemOf(value.stored, { field, fileName: name }, ofFile, item)];
	const told = notesOnFigures(ranges, figures.seen(), Date.now());
	const notes = isAnalysis ? notices : [...notices, ...told, ...foundNotes(found(), how.saysDays)];
	const doubts = [...notices, ...(isAnalysis ? [] : figureNotes(figures.seen()))];
	const facts = isAnalysis ? {} : foundFacts(found());
	return { items, jobId: job.id, shortfall, notes, facts, doubts };
}
