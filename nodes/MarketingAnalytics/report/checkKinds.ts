import { InvalidInput } from '../../../platform/base/invalidInput';
import { isJourney } from '../../../platform/reports/journeys/journeyAnalyses';
import { knownKinds } from '../../../platform/lists/reportLists';
import type { ItemProgress } from '../../shared/run/eachItem';
import { eachItem } from '../../shared/run/eachItem';
import type { ReportInput } from '../../shared/report/request/read';
import type { Work } from '../../shared/run/readThenRun';

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
	const offered = new Map<string, ReturnType<typeof knownKinds>>();
	return await eachItem(node, requests, { concurrency: common.concurrency }, async (one) => {
		const { kind } = one.body.reports[0];
		if (!one.isKindTyped || isJourney(kind)) return one;
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
