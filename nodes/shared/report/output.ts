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
import { answering } from '../../../platform/reports/answer/answering';
import type { Answer } from '../../../platform/reports/answer/steps';
import type { Days } from '../../../platform/reports/asked';
import { daysOf } from '../../../platform/reports/asked';
import { chosenDays, CHOSEN_BY_PLATFORM } from '../../../platform/reports/journeys/days';
import { emptyDays, figuresIn, watchFigures } from '../../../platform/reports/emptyDays';
import { answerInMemory, rangesIn } from '../../../platform/reports/result';
import type { Layout } from '../../../platform/reports/rows';
import { shortfallOf } from '../../../platform/reports/shortfall';
import { receive } from '../../../platform/reports/stream';
import { dependsOnToday } from '../../../platform/reports/wish';
import type { JobRun } from '../../../platform/client/jobs/runs';
import type { Parameters } from '../form/parameters';
import { read, readOption } from '../form/settings';
import { fileField, guardFormulas, itemOf } from '../run/outputFile';
import type { FileContext } from '../run/store';
import { Store } from '../run/store';
import { toItem } from '../run/toItem';
import { answeringOf, askedFor, foundFacts, foundNotes, layoutFor } from './answer';
import type { Fetched } from './fetched';
import { shortfallFacts } from './fetched';
import { output } from './form';
import * as options from './options';
import type { WantedReport } from './read';

/** How the user wants the result of an item's report. */
export interface Output extends Reading {
	readonly form: 'csv' | 'json' | 'raw' | 'rows';
	readonly layout: Layout;
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
	/** What becomes of the rows; they stay as they are sent where nothing is said. */
	readonly answer?: Answer | undefined;
	/** When the report was submitted, in Unix milliseconds; now where nobody knows. */
	readonly askedMs?: number | undefined;
	/** Whether the user is told which days were asked for. */
	readonly saysDays: boolean;
	/** The days of the request, where it names them. */
	readonly days: Days | undefined;
}

/** What is known of a result before it is there; not all of it to who did not submit the report. */
interface Known {
	readonly isSplit?: boolean;
	readonly isAnalysis?: boolean;
	readonly days?: Days | undefined;
	readonly answer?: Answer | undefined;
	readonly saysDays?: boolean;
	readonly askedMs?: number | undefined;
}

/** Reads the output settings of one item. @throws InvalidInput */
export function readOutput(
	context: Parameters,
	item: number,
	{ isSplit, isAnalysis = false, days, answer, saysDays = false, askedMs }: Known = {},
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
		guardsFormulas: readOption(context, guardFormulas, item),
		delimiter: readOption(context, options.delimiter, item),
		fileName: readOption(context, options.fileName, item),
		field: read(context, fileField, item),
		isAnalysis,
		siteAndDays: readOption(context, options.siteAndDays, item),
		hasJobFacts: readOption(context, options.jobFacts, item) || answer?.totals === 'facts',
		answer,
		saysDays,
		askedMs,
		days,
	};
}

/** The same of a report that was defined in the same form. @throws InvalidInput */
export function readOutputOf(
	context: Parameters,
	item: number,
	{ body, answer, wish }: WantedReport,
): Output {
	const [{ kind, dateRangeSplitPerScale, dateRanges }] = body.reports;
	const isSplit = dateRangeSplitPerScale === true;
	const days = daysOf(dateRanges);
	const saysDays = wish !== undefined && (dependsOnToday(wish) || answer?.compares === true);
	const known = { isSplit, isAnalysis: isJourney(kind), days, answer, saysDays };
	return readOutput(context, item, known);
}

/** Downloads a finished report and returns it as the user wants it. */
export async function fetchReport(
	context: FileContext,
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
	const { records, notes, facts } = await recordsOf(body, form, wanted, job);
	const known = { site: job.site, jobId: job.id, ...facts, ...shortfallFacts(shortfall) };
	const more = wanted.hasJobFacts && form === 'rows' ? { reportJob: known } : {};
	const items = records.map((json) => ({ json: { ...json, ...more }, pairedItem: { item } }));
	return { items, jobId: job.id, shortfall, notes, facts };
}

/** What becomes items, and what the user is to know of it. */
interface Told {
	readonly records: IDataObject[];
	readonly notes: readonly string[];
	/** What is known of the report beside its rows. */
	readonly facts?: IDataObject;
}

async function recordsOf(
	body: unknown,
	form: 'raw' | 'rows',
	wanted: Output,
	job: JobRun,
): Promise<Told> {
	const { isAnalysis } = wanted;
	const layout = { ...wanted.layout, asked: askedFor(wanted, job) };
	const ranges = rangesIn(body);
	if (isAnalysis || isJourneyResult(body)) {
		const records = form === 'raw' ? [toItem(body)] : readJourney(body, layout).map(toItem);
		return {
			records,
			notes: [`The platform chose the days of the analysis: ${chosenDays(ranges)}.`],
		};
	}
	if (form === 'raw') return { records: [toItem(body)], notes: [] };
	const { steps, found } = answering(answeringOf(wanted, job));
	const rows = await answerInMemory(body, layoutFor(wanted), steps);
	const empty = emptyDays(ranges, figuresIn(rows), Date.now());
	const notes = [...empty, ...foundNotes(found(), wanted.saysDays)];
	return { records: rows, notes, facts: foundFacts(found()) };
}

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;

async function fetchFile(
	context: FileContext,
	platform: Platform,
	job: JobRun,
	{ fileName, field, isAnalysis, ...how }: Output,
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
	const style = { ...how, format };
	const name = fileName || `report-${job.site}-${job.id}.${format}`;
	const { steps, found } = answering(answeringOf(how, job));
	const ranges = rangesIn(received.frame);
	const figures = watchFigures();
	const wanted = { layout: layoutFor(how), isAnalysis, steps: [...steps(ranges), figures.step] };
	const { value, shortfall } = await withLines(received, wanted, async (lines) => {
		const counted = countRows(lines);
		const stored = await store.save(fileText(counted, style), name, TYPES[format]);
		return { stored, rows: counted.rows() };
	});
	// Nobody asks for the days of an analysis, so its file says that.
	const days = isAnalysis ? { days: CHOSEN_BY_PLATFORM } : foundFacts(found());
	const known = { ...days, rows: value.rows, ...shortfallFacts(shortfall) };
	const facts = { site: job.site, jobId: job.id, ...known };
	const items = [itemOf(value.stored, { field, fileName: name }, facts, item)];
	const empty = emptyDays(ranges, figures.seen(), Date.now());
	const notes = isAnalysis ? [] : [...empty, ...foundNotes(found(), how.saysDays)];
	return { items, jobId: job.id, shortfall, notes, facts: isAnalysis ? {} : foundFacts(found()) };
}
