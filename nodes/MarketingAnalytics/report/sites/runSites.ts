import type { INodeExecutionData } from 'n8n-workflow';

import type { Settled } from '../../../../platform/base/async/settle';
import { settle } from '../../../../platform/base/async/settle';
import { withResolvedDays } from '../../../shared/report/output/output';
import { eachItem, resultValues, toItems } from '../../../shared/run/eachItem';
import type { Hints } from '../../../shared/run/executionContext';
import type { Work } from '../../../shared/run/readThenRun';
import type { RunLimits, RunRequest } from '../fetchAll';
import { fetchAll } from '../fetchAll';
import { submittedNote } from '../submitted';
import type { SitePlace } from './expandSites';
import { expandSites } from './expandSites';
import { byItem, errorOfAll } from './placedItems';
import { fetchSite, hintAtSites, itemsOfSites } from './siteOutcome';

/**
 * Report > Run for several sites: their jobs run concurrently, and a failed site does not affect
 * the others.
 */
export async function runSites(work: Work<RunLimits, RunRequest>): Promise<INodeExecutionData[][]> {
	const { node, platform } = work;
	const { work: ofSites, places } = await expandSites(work);
	const results = await fetchAll(ofSites, async (ready, index) => {
		const { job, body, requestedMs } = ready;
		const output = { ...withResolvedDays(ready.output, body.reports[0]), requestedMs };
		const place = places[index] ?? { item: index };
		return await fetchSite(node, platform, job, output, place);
	});
	hintAtWaiting(node, places);
	const items: Array<Settled<INodeExecutionData[]>> = [];
	for (const [item, sites] of byItem(work.requests.length, results, places).entries()) {
		const request = work.requests[item];
		const failed = errorOfAll(sites);
		if (request === undefined || 'error' in request) items.push(request ?? { value: [] });
		else if (failed !== undefined) items.push(failed);
		else {
			hintAtSites(node, sites);
			items.push(await settle(itemsOfSites(node, sites, request.value.output)));
		}
	}
	const jobs = resultValues(results).map(({ fetched }) => ({ id: fetched.jobId }));
	const pace = { concurrency: 1, note: () => submittedNote(jobs) };
	return [toItems(node, await eachItem(node, items, pace, (one) => one))];
}

// From here on, an execution that waits holds its worker for long.
const MANY_SITES = 10;

function hintAtWaiting(node: Hints, places: readonly SitePlace[]): void {
	const count = places.filter(({ site }) => site !== undefined).length;
	if (count < MANY_SITES) return;
	node.addExecutionHints({
		message: `This execution kept its worker busy until the reports of ${count} sites were ready. To free the worker while the reports are calculated, use Report > Submit and Report > Collect.`,
		location: 'outputPane',
	});
}
