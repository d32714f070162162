import type { IDataObject } from 'n8n-workflow';

import type { PackedSheet } from '../../../../platform/base/workbook/writeWorkbook';
import { workbookFile } from '../../../../platform/base/workbook/writeWorkbook';
import type { Connection } from '../../../../platform/http/connection/connection';
import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import type { ResolvedPeriod } from '../../../../platform/reports/request/periodRequest';
import { downloadPages } from '../../../../platform/reports/pages/reportPages';
import { withLines } from '../../../../platform/reports/journeys/journeyFiles';
import { isJourneyResult } from '../../../../platform/reports/journeys/recognizeJourney';
import type { FileStyle, Lines } from '../../../../platform/reports/response/reportFiles';
import { countRows, fileText, sheetOf } from '../../../../platform/reports/response/reportFiles';
import { nameFile } from '../../run/fileFormats';
import { itemOf, piecesOf } from '../../run/outputFile';
import type { FileContext } from '../../run/store';
import { Store } from '../../run/store';
import { transformOf, foundFacts, layoutFor } from './reportTransform';
import { auditReport } from './auditReport';
import type { Fetched } from './fetched';
import { noticeFacts, reportFileName, shortfallFacts } from './fetched';
import type { Output } from './output';

/** Stands for the period of an analysis whose reply gives no days: its request names none. */
const CHOSEN_BY_PLATFORM = 'chosen by the platform';

/** The formats of files of rows. */
export type FileFormat = FileStyle['format'] | 'xlsx';

/** Downloads a finished report, and returns one item with a file of its rows. @throws Fault, InvalidInput */
export async function fetchFile(
	context: FileContext,
	platform: Connection,
	job: JobRun,
	request: Output & { readonly format: FileFormat },
	item: number,
): Promise<Fetched> {
	const { field, format } = request;
	const store = new Store(context);
	const { value, known, fetched } = await readLines(
		store,
		platform,
		job,
		request,
		async (lines, { days }) => {
			const name = request.fileName || reportFileName(job.site, days, job.id);
			const { fileName, mimeType } = nameFile(format, name);
			const counted = countRows(lines);
			const content =
				format === 'xlsx'
					? piecesOf(workbookFile([await sheetOf(job.site, counted)]))
					: fileText(counted, { ...request, format });
			const stored = await store.save(content, fileName, mimeType);
			return { stored, fileName, rows: counted.rows() };
		},
	);
	const json = { site: job.site, jobId: job.id, ...known(value.rows) };
	const file = { field, fileName: value.fileName };
	return { ...fetched, items: [itemOf(value.stored, file, json, item)] };
}

/** The rows of a site as a sheet of a workbook that it shares with other sites. */
export interface FetchedSheet {
	readonly fetched: Omit<Fetched, 'items'>;
	readonly sheet: PackedSheet;
}

/** Downloads a finished report, and keeps its rows as a sheet. @throws Fault, InvalidInput */
export async function fetchSheet(
	context: FileContext,
	platform: Connection,
	job: JobRun,
	request: Output,
): Promise<FetchedSheet> {
	const { value, fetched } = await readLines(
		new Store(context),
		platform,
		job,
		request,
		async (lines) => await sheetOf(job.site, lines),
	);
	return { fetched, sheet: value };
}

/** What was made of the rows of a report, and what else is known of it. */
interface ReadLines<T> {
	readonly value: T;
	/** Members of the item of a file with this many rows. */
	readonly known: (rows: number) => IDataObject;
	readonly fetched: Omit<Fetched, 'items'>;
}

async function readLines<T>(
	store: Store,
	platform: Connection,
	job: JobRun,
	request: Output,
	work: (lines: Lines, period: ResolvedPeriod) => Promise<T>,
): Promise<ReadLines<T>> {
	const received = await downloadPages(platform, job, store.keep);
	const { envelope } = received;
	const isAnalysis = request.isAnalysis || isJourneyResult(envelope);
	const asSent = isAnalysis ? { ...request, plan: undefined } : request;
	const { requested } = request.layout;
	const { saysDays } = request;
	const audited = auditReport(
		envelope,
		{ isAnalysis, requested, saysDays },
		transformOf(asSent, job),
	);
	const { ranges, notices, steps, found } = audited;
	const reading = { layout: layoutFor(asSent), isAnalysis, steps: steps(ranges) };
	const { value, shortfall } = await withLines(
		received,
		reading,
		async (lines) => await work(lines, found().days),
	);
	const facts = isAnalysis ? {} : foundFacts(found());
	// The request of an analysis contains no days, and its file says so.
	const days = isAnalysis ? { days: CHOSEN_BY_PLATFORM } : facts;
	const short = shortfallFacts(shortfall);
	const notes = audited.notes();
	const doubts = audited.doubts();
	return {
		value,
		known: (rows) => ({ ...days, rows, ...short, ...noticeFacts(notices) }),
		fetched: { jobId: job.id, shortfall, notes, facts, doubts },
	};
}
