import type { INodeExecutionData } from 'n8n-workflow';

import { moneyOfSite } from '../../../platform/reports/table/siteCurrency';
import type { Parameters } from '../../shared/form/parameters';
import { fetchedItems } from '../../shared/report/output/fetched';
import { fetchReport } from '../../shared/report/output/fetchReport';
import { checkForSites, readOutputOf, withResolvedDays } from '../../shared/report/output/output';
import { readReportOfSites } from '../../shared/report/request/read';
import { resultValues } from '../../shared/run/eachItem';
import type { NodeRun, Work } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import type { RunLimits, RunRequest } from './fetchAll';
import { fetchAll, readRunLimits } from './fetchAll';
import { hasSeveralSites } from './submitAll';

/** Report > Run: submits the reports of all items, waits for them together, returns their results. */
export const runReports: NodeRun = async (context) =>
	await readThenRun(context, { readCommon: readRunLimits, readItem: readRequest, run: runAll });

async function readRequest(form: Parameters, item: number): Promise<RunRequest> {
	const report = await readReportOfSites(form, item);
	const output = readOutputOf(form, item, report);
	for (const site of report.sites?.names ?? [report.site]) moneyOfSite(output.moneyRules, site);
	if (report.sites === undefined) return { ...report, output };
	checkForSites(output);
	return { ...report, output: { ...output, namesSite: true } };
}

/** Submits the reports of all items, waits for them together, and returns the results. */
export async function runAll(work: Work<RunLimits, RunRequest>): Promise<INodeExecutionData[][]> {
	const mayShare = resultValues(work.requests).some(({ output }) => output.onePage === true);
	if (!mayShare) return await runRequests(work);
	const { onePageForItems } = await import('../../shared/report/output/onePageForItems');
	const { requests, page } = onePageForItems(work.requests);
	const [items] = await runRequests({ ...work, requests });
	if (items === undefined || page === undefined) return [items ?? []];
	return [await page.inPlaceOf(work.node, items)];
}

async function runRequests(work: Work<RunLimits, RunRequest>): Promise<INodeExecutionData[][]> {
	const { node, platform } = work;
	if (hasSeveralSites(work.requests))
		return await (await import('./sites/runSites')).runSites(work);
	const results = await fetchAll(work, async ({ job, output, body, requestedMs }, item) => {
		const resolved = withResolvedDays(output, body.reports[0]);
		return await fetchReport(node, platform, job, { ...resolved, requestedMs }, item);
	});
	return [fetchedItems(node, results)];
}
