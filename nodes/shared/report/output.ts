import type { IDataObject } from 'n8n-workflow';

import type { Reading } from '../../../platform/client/values/csv';
import type { Platform } from '../../../platform/client/platform';
import { requestJson, requestStream } from '../../../platform/client/request';
import { resultCall } from '../../../platform/client/jobs/runs';
import { reportRuns } from '../../../platform/reports/contract';
import type { FileStyle } from '../../../platform/reports/files';
import { countRows, fileText } from '../../../platform/reports/files';
import { withLines } from '../../../platform/reports/journeys/files';
import { isJourney } from '../../../platform/reports/journeys/analyses';
import { isJourneyResult, readJourney } from '../../../platform/reports/journeys/result';
import type { AskedLayout, Days } from '../../../platform/reports/asked';
import { daysOf, siteAndDays } from '../../../platform/reports/asked';
import { chosenDays, CHOSEN_BY_PLATFORM } from '../../../platform/reports/journeys/days';
import { emptyDays } from '../../../platform/reports/emptyDays';
import { rangesIn, readRows } from '../../../platform/reports/result';
import { shortfallOf } from '../../../platform/reports/shortfall';
import { receive } from '../../../platform/reports/stream';
import type { ReportRequest } from '../../../platform/reports/types';
import type { JobRun } from '../../../platform/client/jobs/runs';
import type { Parameters } from '../form/parameters';
import { read, readOption } from '../form/settings';
import { fileField, guardFormulas, itemOf } from '../run/outputFile';
import type { FileContext } from '../run/store';
import { Store } from '../run/store';
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
	context: FileContext,
	platform: Platform,
	job: JobRun,
	output: Output,
	item: number,
): Promise<Fetched> {
	const { form, days } = output;
	const asked = output.siteAndDays ? { site: job.site, days } : undefined;
	const wanted = { ...output, layout: { ...output.layout, asked } };
	if (form === 'csv' || form === 'json') {
		return await fetchFile(context, platform, job, wanted, form, item);
	}
	const body = await requestJson(platform, resultCall(reportRuns, job));
	const pairedItem = { item };
	const { records, notes } = recordsOf(body, form, wanted);
	const items = records.map((json) => ({ json, pairedItem }));
	return { items, jobId: job.id, shortfall: shortfallOf(body), notes };
}

/** What becomes items, and what the user is to know of it. */
interface Told {
	readonly records: IDataObject[];
	readonly notes: readonly string[];
}

function recordsOf(body: unknown, form: 'raw' | 'rows', { layout, isAnalysis }: Output): Told {
	const ranges = rangesIn(body);
	if (isAnalysis || isJourneyResult(body)) {
		const records = form === 'raw' ? [toItem(body)] : readJourney(body, layout).map(toItem);
		return {
			records,
			notes: [`The platform chose the days of the analysis: ${chosenDays(ranges)}.`],
		};
	}
	if (form === 'raw') return { records: [toItem(body)], notes: [] };
	const rows = readRows(body, layout);
	return { records: rows, notes: emptyDays(ranges, rows, Date.now()) };
}

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;

async function fetchFile(
	context: FileContext,
	platform: Platform,
	job: JobRun,
	{ fileName, field, isAnalysis, layout, ...how }: Output,
	format: FileStyle['format'],
	item: number,
): Promise<Fetched> {
	const store = new Store(context);
	const reception = { keep: store.keep, secrets: platform.secrets, signal: platform.signal };
	const received = await requestStream(
		platform,
		resultCall(reportRuns, job),
		async (stream, facts) => await receive(stream, facts, reception),
	);
	const style = { ...how, layout, format };
	const name = fileName || `report-${job.site}-${job.id}.${format}`;
	const asked = layout.asked ? [siteAndDays(layout.asked, rangesIn(received.frame))] : [];
	const wanted = { layout, isAnalysis, steps: asked };
	const { value, shortfall } = await withLines(received, wanted, async (lines) => {
		const counted = countRows(lines);
		const stored = await store.save(fileText(counted, style), name, TYPES[format]);
		return { stored, rows: counted.rows() };
	});
	// Nobody asks for the days of an analysis, so its file says that.
	const days = isAnalysis ? { days: CHOSEN_BY_PLATFORM } : {};
	const facts = { site: job.site, jobId: job.id, ...days, rows: value.rows, ...shortfallFacts(shortfall) };
	const items = [itemOf(value.stored, { field, fileName: name }, facts, item)];
	return { items, jobId: job.id, shortfall };
}
