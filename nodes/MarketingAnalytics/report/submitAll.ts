import { InvalidInput } from '../../../platform/base/invalidInput';
import { isJourney } from '../../../platform/reports/types';
import { submitReport } from '../../../platform/reports/request/reportJob';
import type { ItemProgress } from '../../shared/run/eachItem';
import { eachItem, resultValues } from '../../shared/run/eachItem';
import { datesIn } from '../../shared/report/request/dated';
import type { ReportInput } from '../../shared/report/request/read';
import type { Work } from '../../shared/run/readThenRun';
import type { Submitted } from './submitted';
import { jobsNote } from './submitted';

/**
 * Checks kinds that were typed against the site's list, which is requested once per site. Where the
 * reply is not certainly a list of kinds, the platform decides.
 */
export async function checkKinds<Request extends ReportInput>({
	node,
	platform,
	requests,
	common,
}: Work<{ readonly concurrency: number }, Request>): Promise<ItemProgress<Request>> {
	const offered = new Map<string, Promise<readonly string[] | undefined>>();
	return await eachItem(node, requests, { concurrency: common.concurrency }, async (one) => {
		const { kind } = one.body.reports[0];
		if (!one.isKindTyped || isJourney(kind)) return one;
		const { knownKinds } = await import('../../../platform/lists/reportLists');
		const list = offered.get(one.site) ?? knownKinds(platform, one.site);
		offered.set(one.site, list);
		const kinds = await list;
		if (kinds === undefined || kinds.includes(kind)) return one;
		throw new InvalidInput(
			'Report Kind',
			`The site ${one.site} has no report kind ${kind}`,
			`Use one of these: ${kinds.join(', ')}`,
		);
	});
}

/** Whether any item is about several sites. */
export function hasSeveralSites(requests: ItemProgress<ReportInput>): boolean {
	return resultValues(requests).some(({ sites }) => sites !== undefined);
}

/** Submits the reports of all items; a report that may have been received is never sent again. */
export async function submitAll<Request extends ReportInput>(
	work: Work<{ readonly concurrency: number }, Request>,
): Promise<ItemProgress<Submitted<Request>>> {
	const { node, platform, common, startedMs } = work;
	const pace = { concurrency: common.concurrency, note: jobsNote };
	const dated = datesIn(platform, startedMs);
	return await eachItem(node, await checkKinds(work), pace, async (request) => {
		const known = await dated(request);
		const requestedMs = Date.now();
		return { ...known, job: await submitReport(platform, known), requestedMs };
	});
}
