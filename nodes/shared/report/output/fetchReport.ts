import { InvalidInput } from '../../../../platform/base/invalidInput';
import type { Connection } from '../../../../platform/http/connection/connection';
import type { FileStyle } from '../../../../platform/reports/response/reportFiles';
import { countRows, fileText } from '../../../../platform/reports/response/reportFiles';
import { withLines } from '../../../../platform/reports/journeys/journeyFiles';
import { buildTransform } from '../../../../platform/reports/transform/buildTransform';
import { CHOSEN_BY_PLATFORM } from '../../../../platform/reports/journeys/chosenDays';
import { notesOnFigures } from '../../../../platform/reports/response/emptyDays';
import { figureNotes, auditFigures } from '../../../../platform/reports/response/figureAudit';
import { isJourneyResult } from '../../../../platform/reports/journeys/readJourney';
import { noticesIn } from '../../../../platform/reports/response/notices';
import { rangesIn } from '../../../../platform/reports/response/readReport';
import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import { itemOf } from '../../run/outputFile';
import type { FileContext } from '../../run/store';
import { Store } from '../../run/store';
import { answeringOf, foundFacts, foundNotes, layoutFor } from './agentAnswer';
import { downloadReport } from './download';
import type { Fetched } from './fetched';
import { noticeFacts, shortfallFacts } from './fetched';
import { fetchReportItems } from './fetchItems';
import { FOR_AGENTS } from '../form/presentation';
import type { Output } from './output';
import { outputOfSite } from './output';

/** Downloads a finished report and returns it as the user wants it. */
export async function fetchReport(
	context: FileContext,
	platform: Connection,
	job: JobRun,
	output: Output,
	item: number,
): Promise<Fetched> {
	const request = outputOfSite(output, job.site);
	const { format, presentation = FOR_AGENTS } = request;
	switch (format) {
		case 'csv':
		case 'json':
			return await fetchFile(context, platform, job, request, format, item);
		case 'chart':
		case 'facts':
		case 'message':
		case 'html':
		case 'messageWithChart':
			return (
				(await (
					await loadFetchPresented()
				)(context, platform, job, { ...request, format, presentation }, item)) ??
				(await fetchUntold(platform, job, { ...request, format }, item))
			);
		case 'raw':
		case 'rows':
			return await fetchReportItems(platform, job, request, format, item);
	}
}

/** Rows and files do without the code of messages and charts. */
async function loadFetchPresented() {
	return (await import('./fetchPresented')).fetchPresented;
}

/** What becomes of an analysis that does not read as a table. @throws InvalidInput */
async function fetchUntold(
	platform: Connection,
	job: JobRun,
	request: Output,
	item: number,
): Promise<Fetched> {
	if (request.format === 'facts')
		return await fetchReportItems(platform, job, request, 'rows', item);
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
	const isAnalysis = how.isAnalysis || isJourneyResult(received.envelope);
	const answer = isAnalysis ? undefined : how.answer;
	const { steps, found } = buildTransform(answeringOf({ ...how, answer }, job));
	const ranges = rangesIn(received.envelope, how.layout.requested);
	const figures = auditFigures();
	const request = {
		...{ layout: layoutFor({ ...how, answer }), isAnalysis },
		steps: [figures.step, ...steps(ranges)],
	};
	const { value, shortfall } = await withLines(received, request, async (lines) => {
		const counted = countRows(lines);
		const stored = await store.save(fileText(counted, style), name, TYPES[format]);
		return { stored, rows: counted.rows() };
	});
	// The request of an analysis contains no days, and its file says so.
	const days = isAnalysis ? { days: CHOSEN_BY_PLATFORM } : foundFacts(found());
	const notices = noticesIn(received.envelope);
	const short = shortfallFacts(shortfall);
	const known = { ...days, rows: value.rows, ...short, ...noticeFacts(notices) };
	const ofFile = { site: job.site, jobId: job.id, ...known };
	const items = [itemOf(value.stored, { field, fileName: name }, ofFile, item)];
	const auditNotes = notesOnFigures(ranges, figures.seen(), Date.now());
	const notes = isAnalysis
		? notices
		: [...notices, ...auditNotes, ...foundNotes(found(), how.saysDays)];
	const doubts = [...notices, ...(isAnalysis ? [] : figureNotes(figures.seen()))];
	const facts = isAnalysis ? {} : foundFacts(found());
	return { items, jobId: job.id, shortfall, notes, facts, doubts };
}
