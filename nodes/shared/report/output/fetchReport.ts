import { InvalidInput } from '../../../../platform/base/invalidInput';
import type { Connection } from '../../../../platform/http/connection/connection';
import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import type { FileContext } from '../../run/store';
import type { Fetched } from './fetched';
import { fetchReportItems } from './fetchItems';
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
	const { format } = request;
	switch (format) {
		case 'csv':
		case 'json':
		case 'xlsx':
			return await (
				await loadFetchFile()
			)(context, platform, job, { ...request, format }, item);
		case 'chart':
		case 'facts':
		case 'message':
		case 'html':
		case 'messageWithChart':
			return (
				(await (
					await loadFetchPresented()
				)(context, platform, job, { ...request, format }, item)) ??
				(await fetchWithoutTable(platform, job, { ...request, format }, item))
			);
		case 'raw':
		case 'rows':
			return await fetchReportItems(platform, job, request, format, item);
	}
}

/** Rows do without the code of files, which compresses workbooks. */
async function loadFetchFile() {
	return (await import('./fetchFile')).fetchFile;
}

/** Loaded on first use, so that rows and files do not load the code of messages and charts. */
async function loadFetchPresented() {
	return (await import('./presented/fetchPresented')).fetchPresented;
}

/** Outputs an analysis that cannot be read as a table. @throws InvalidInput for outputs that need one */
async function fetchWithoutTable(
	platform: Connection,
	job: JobRun,
	request: Output,
	item: number,
): Promise<Fetched> {
	if (request.format === 'facts')
		return await fetchReportItems(platform, job, request, 'rows', item);
	throw new InvalidInput(
		'Output',
		'The result of this analysis is not a table, so it cannot become a message, a chart or an HTML report',
		'Set Output to Raw or Rows, and fetch the result with Report > Collect',
	);
}
