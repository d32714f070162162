import type { INodeExecutionData } from 'n8n-workflow';

import type { Reading } from '../../../platform/client/values/csv';
import { InvalidInput } from '../../../platform/client/faults';
import type { Platform } from '../../../platform/client/platform';
import { requestChunks, requestJson } from '../../../platform/client/request';
import { resultCall } from '../../../platform/client/jobs/runs';
import { reportRuns } from '../../../platform/reports/contract';
import type { FileStyle } from '../../../platform/reports/files';
import { writeResultFile } from '../../../platform/reports/journeys/files';
import { isJourneyResult, readJourney } from '../../../platform/reports/journeys/result';
import { readRows } from '../../../platform/reports/result';
import type { Layout } from '../../../platform/reports/rows';
import type { JobRun } from '../../../platform/client/jobs/runs';
import { fileItem, readGuard } from '../run/outputFile';
import { toItem } from '../run/toItem';
import type { FileMaker, Parameters } from '../form/parameters';
import { readOptions, readText } from '../form/parameters';

const FORMS = ['rows', 'csv', 'json', 'raw'] as const;
type Form = (typeof FORMS)[number];

/** How the user wants the result of an item's report. */
export interface Output extends Reading {
	readonly form: Form;
	readonly layout: Layout;
	readonly delimiter: string;
	readonly fileName: string;
	/** Whether it is known to be the result of a customer-journey analysis; the reply may tell too. */
	readonly isAnalysis: boolean;
}

/** What is known of a result before it is there; not all of it to who did not submit the report. */
interface Known {
	readonly isSplit?: boolean;
	readonly isAnalysis?: boolean;
}

/** Reads the output settings of one item. @throws InvalidInput */
export function readOutput(
	context: Parameters,
	item: number,
	{ isSplit, isAnalysis = false }: Known = {},
): Output {
	const options = readOptions(context, item);
	return {
		form: readForm(readText(context, 'output', item)),
		layout: {
			totals: options.totals === true,
			segmentsAs: options.segmentsAs === 'rows' ? 'rows' : 'columns',
			isSplit,
		},
		...readGuard(context, item),
		delimiter: readDelimiter(String(options.delimiter ?? ',')),
		fileName: String(options.fileName ?? ''),
		isAnalysis,
	};
}

function readForm(entered: string): Form {
	const form = FORMS.find((known) => known === entered);
	if (form) return form;
	throw new InvalidInput('Output', `There is no output ${entered}`, `Use ${FORMS.join(', ')}`);
}

const RESERVED_IN_CSV = '"\r\n';

function readDelimiter(entered: string): string {
	const delimiter = entered.replace('\\t', '\t');
	if (delimiter.length === 1 && !RESERVED_IN_CSV.includes(delimiter)) return delimiter;
	throw new InvalidInput(
		'CSV Delimiter',
		`CSV Delimiter must be one character, no quote and no line break, but is ${JSON.stringify(delimiter)}`,
		'Use , or ; or \\t for a tab',
	);
}

/** Downloads a finished report and returns it as the user wants it. */
export async function fetchReport(
	context: FileMaker,
	platform: Platform,
	job: JobRun,
	output: Output,
	item: number,
): Promise<INodeExecutionData[]> {
	const { form } = output;
	if (form === 'csv' || form === 'json') {
		return [await fetchFile(context, platform, job, output, form, item)];
	}
	const body = await requestJson(platform, resultCall(reportRuns, job));
	const pairedItem = { item };
	if (form === 'raw') return [{ json: toItem(body), pairedItem }];
	if (output.isAnalysis || isJourneyResult(body)) {
		return readJourney(body, output.layout).map((record) => ({ json: toItem(record), pairedItem }));
	}
	return readRows(body, output.layout).map((json) => ({ json, pairedItem }));
}

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;

async function fetchFile(
	context: FileMaker,
	platform: Platform,
	job: JobRun,
	{ fileName, isAnalysis, ...how }: Output,
	format: FileStyle['format'],
	item: number,
): Promise<INodeExecutionData> {
	const chunks = await requestChunks(platform, resultCall(reportRuns, job));
	const style = { ...how, format };
	const { bytes, rows } = await writeResultFile(chunks, style, platform.secrets, isAnalysis);
	const name = fileName || `report-${job.site}-${job.id}.${format}`;
	const file = { fileName: name, mimeType: TYPES[format], bytes };
	return await fileItem(context, file, { site: job.site, jobId: job.id, rows }, item);
}
