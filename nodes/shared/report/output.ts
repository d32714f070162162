import type { IDataObject } from 'n8n-workflow';

import type { Reading } from '../../../platform/client/values/csv';
import type { Platform } from '../../../platform/client/platform';
import { requestChunks, requestJson } from '../../../platform/client/request';
import { resultCall } from '../../../platform/client/jobs/runs';
import { reportRuns } from '../../../platform/reports/contract';
import type { FileStyle } from '../../../platform/reports/files';
import { writeResultFile } from '../../../platform/reports/journeys/files';
import { isJourney } from '../../../platform/reports/journeys/analyses';
import { isJourneyResult, readJourney } from '../../../platform/reports/journeys/result';
import type { Answering, Found } from '../../../platform/reports/answer/answering';
import { answering } from '../../../platform/reports/answer/answering';
import type { Answer } from '../../../platform/reports/answer/steps';
import { needsOwnTotals } from '../../../platform/reports/answer/steps';
import { daysAsFacts } from '../../../platform/reports/answer/written';
import type { Asked, Days } from '../../../platform/reports/asked';
import { daysOf } from '../../../platform/reports/asked';
import { answerInMemory } from '../../../platform/reports/result';
import type { Layout } from '../../../platform/reports/rows';
import { shortfallOf } from '../../../platform/reports/shortfall';
import type { JobRun } from '../../../platform/client/jobs/runs';
import type { FileMaker, Parameters } from '../form/parameters';
import { read, readOption } from '../form/settings';
import { fileField, fileItem, guardFormulas } from '../run/outputFile';
import { toItem } from '../run/toItem';
import type { Fetched } from './fetched';
import { shortfallFacts } from './fetched';
import { output } from './form';
import * as options from './options';
import type { WantedReport } from './read';

/** How the user wants the result of an item's report. */
export interface Output extends Reading {
	readonly form: 'csv' | 'json' | 'raw' | 'rows';
	readonly layout: Layout;
	/** What becomes of the rows; they stay as they are sent where nothing is said. */
	readonly answer?: Answer | undefined;
	readonly delimiter: string;
	readonly fileName: string;
	/** The field of the item that a file is put in. */
	readonly field: string;
	/** Whether it is known to be the result of a customer-journey analysis; the reply may tell too. */
	readonly isAnalysis: boolean;
	/** Whether rows say what they are about. */
	readonly siteAndDays: boolean;
	/** Whether rows say which job they come from. */
	readonly hasJobFacts: boolean;
	/** The days of the request, where it names them. */
	readonly days: Days | undefined;
}

/** What is known of a result before it is there; not all of it to who did not submit the report. */
interface Known {
	readonly isSplit?: boolean | undefined;
	readonly isAnalysis?: boolean;
	readonly days?: Days | undefined;
	readonly answer?: Answer | undefined;
}

/** Reads the output settings of one item. @throws InvalidInput */
export function readOutput(
	context: Parameters,
	item: number,
	{ isSplit, isAnalysis = false, days, answer }: Known = {},
): Output {
	const { compares, naming } = answer ?? {};
	return {
		form: read(context, output, item),
		layout: {
			totals: readOption(context, options.totals, item),
			segmentsAs: readOption(context, options.segmentsAs, item),
			isSplit,
			compares,
			naming,
		},
		answer,
		guardsFormulas: readOption(context, guardFormulas, item),
		delimiter: readOption(context, options.delimiter, item),
		fileName: readOption(context, options.fileName, item),
		field: read(context, fileField, item),
		isAnalysis,
		siteAndDays: readOption(context, options.siteAndDays, item),
		hasJobFacts: readOption(context, options.jobFacts, item) || answer?.totals === 'facts',
		days,
	};
}

/** The same of a report that was defined in the same form. @throws InvalidInput */
export function readOutputOf(
	context: Parameters,
	item: number,
	{ body, answer }: WantedReport,
): Output {
	const [{ kind, dateRangeSplitPerScale, dateRanges }] = body.reports;
	const isSplit = dateRangeSplitPerScale === true;
	const days = daysOf(dateRanges);
	return readOutput(context, item, { isSplit, isAnalysis: isJourney(kind), days, answer });
}

/** Downloads a finished report and returns it as the user wants it. */
export async function fetchReport(
	context: Pick<FileMaker, 'helpers'>,
	platform: Platform,
	job: JobRun,
	wanted: Output,
	item: number,
): Promise<Fetched> {
	const { form } = wanted;
	if (form === 'csv' || form === 'json') {
		return await fetchFile(context, platform, job, wanted, form, item);
	}
	const body = await requestJson(platform, resultCall(reportRuns, job));
	const shortfall = shortfallOf(body);
	const { records, found } = await recordsOf(body, form, wanted, job);
	const facts = { ...jobFacts(job, found), ...shortfallFacts(shortfall) };
	const more = wanted.hasJobFacts && form === 'rows' ? { reportJob: facts } : {};
	const items = records.map((json) => ({ json: { ...json, ...more }, pairedItem: { item } }));
	return { items, jobId: job.id, shortfall, found };
}

interface Records {
	readonly records: readonly IDataObject[];
	readonly found?: Found;
}

async function recordsOf(
	body: unknown,
	form: 'raw' | 'rows',
	wanted: Output,
	job: JobRun,
): Promise<Records> {
	const { layout, isAnalysis } = wanted;
	if (form === 'raw') return { records: [toItem(body)] };
	if (isAnalysis || isJourneyResult(body)) {
		return { records: readJourney(body, { ...layout, asked: askedFor(wanted, job) }).map(toItem) };
	}
	const { steps, found } = answering(answeringOf(wanted, job));
	const records = await answerInMemory(body, layoutFor(wanted), steps);
	return { records, found: found() };
}

/** What must be read for what is wanted. */
function layoutFor({ layout, answer }: Output): Layout {
	return answer && needsOwnTotals(answer) ? { ...layout, totals: true } : layout;
}

function answeringOf(wanted: Output, job: JobRun): Answering {
	const { answer, layout } = wanted;
	return { answer, keepsTotals: layout.totals, asked: askedFor(wanted, job) };
}

function askedFor({ siteAndDays, days }: Output, { site }: JobRun): Asked | undefined {
	return siteAndDays ? { site, days } : undefined;
}

/** What is known of a job and its report, beside the rows. */
export function jobFacts({ id, site }: JobRun, found: Found | undefined) {
	const { days = {}, totals } = found ?? {};
	return { site, jobId: id, ...daysAsFacts(days), ...(totals ? { totals } : {}) };
}

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;

async function fetchFile(
	context: Pick<FileMaker, 'helpers'>,
	platform: Platform,
	job: JobRun,
	{ fileName, field, isAnalysis, ...how }: Output,
	format: FileStyle['format'],
	item: number,
): Promise<Fetched> {
	const chunks = await requestChunks(platform, resultCall(reportRuns, job));
	const style = { ...how, format };
	const result = await writeResultFile(chunks, style, platform.secrets, isAnalysis);
	const { bytes, rows, shortfall } = result;
	const name = fileName || `report-${job.site}-${job.id}.${format}`;
	const file = { field, fileName: name, mimeType: TYPES[format], bytes };
	const facts = { site: job.site, jobId: job.id, rows, ...shortfallFacts(shortfall) };
	return { items: [await fileItem(context, file, facts, item)], jobId: job.id, shortfall };
}
