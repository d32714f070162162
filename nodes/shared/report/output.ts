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
import type { AskedLayout, Days } from '../../../platform/reports/asked';
import { daysOf } from '../../../platform/reports/asked';
import { readRows } from '../../../platform/reports/result';
import { shortfallOf } from '../../../platform/reports/shortfall';
import type { ReportRequest } from '../../../platform/reports/types';
import type { JobRun } from '../../../platform/client/jobs/runs';
import type { FileMaker, Parameters } from '../form/parameters';
import { read, readOption } from '../form/settings';
import { fileField, fileItem, guardFormulas } from '../run/outputFile';
import { toItem } from '../run/toItem';
import type { Fetched } from './fetched';
import { shortfallFacts } from './fetched';
import { output } from './form';
import * as options from './options';

/** How the user wants the result of an item's report. */
export interface Output extends Reading {
	readonly form: 'csv' | 'json' | 'raw' | 'rows';
	readonly layout: AskedLayout;
	readonly delimiter: string;
	readonly fileName: string;
	/** The field of the item that a file is put in. */
	readonly field: string;
	/** Whether it is known to be the result of a customer-journey analysis; the reply may tell too. */
	readonly isAnalysis: boolean;
	/** Whether rows say what they are about. */
	readonly siteAndDays: boolean;
	/** The days of the request, where it names them. */
	readonly days: Days | undefined;
}

/** What is known of a result before it is there; not all of it to who did not submit the report. */
interface Known {
	readonly isSplit?: boolean;
	readonly isAnalysis?: boolean;
	readonly days?: Days | undefined;
}

/** Reads the output settings of one item. @throws InvalidInput */
export function readOutput(
	context: Parameters,
	item: number,
	{ isSplit, isAnalysis = false, days }: Known = {},
): Output {
	return {
		form: read(context, output, item),
		layout: {
			totals: readOption(context, options.totals, item),
			segmentsAs: readOption(context, options.segmentsAs, item),
			isSplit,
		},
		guardsFormulas: readOption(context, guardFormulas, item),
		delimiter: readOption(context, options.delimiter, item),
		fileName: readOption(context, options.fileName, item),
		field: read(context, fileField, item),
		isAnalysis,
		siteAndDays: readOption(context, options.siteAndDays, item),
		days,
	};
}

/** The same of a report that was defined in the same form. @throws InvalidInput */
export function readOutputOf(context: Parameters, item: number, { body }: ReportRequest): Output {
	const [{ kind, dateRangeSplitPerScale, dateRanges }] = body.reports;
	const isSplit = dateRangeSplitPerScale === true;
	const days = daysOf(dateRanges);
	return readOutput(context, item, { isSplit, isAnalysis: isJourney(kind), days });
}

/** Downloads a finished report and returns it as the user wants it. */
export async function fetchReport(
	context: Pick<FileMaker, 'helpers'>,
	platform: Platform,
	job: JobRun,
	output: Output,
	item: number,
): Promise<Fetched> {
	const { form, siteAndDays, days } = output;
	const asked = siteAndDays ? { site: job.site, days } : undefined;
	const wanted = { ...output, layout: { ...output.layout, asked } };
	if (form === 'csv' || form === 'json') {
		return await fetchFile(context, platform, job, wanted, form, item);
	}
	const body = await requestJson(platform, resultCall(reportRuns, job));
	const pairedItem = { item };
	const items = recordsOf(body, form, wanted).map((json) => ({ json, pairedItem }));
	return { items, jobId: job.id, shortfall: shortfallOf(body) };
}

function recordsOf(
	body: unknown,
	form: 'raw' | 'rows',
	{ layout, isAnalysis }: Output,
): IDataObject[] {
	if (form === 'raw') return [toItem(body)];
	if (isAnalysis || isJourneyResult(body)) return readJourney(body, layout).map(toItem);
	return readRows(body, layout);
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
