import { Fault, InvalidInput } from '../../../platform/client/faults';
import type { Platform } from '../../../platform/client/platform';
import { settle } from '../../../platform/client/values/settle';
import { isJourney } from '../../../platform/reports/journeys/analyses';
import { listReportKinds } from '../../../platform/lists/reports';
import type { Progress } from '../../shared/run/eachItem';
import { step } from '../../shared/run/eachItem';
import type { WantedReport } from '../../shared/report/read';
import type { Work } from '../../shared/run/readThenRun';

/**
 * Checks kinds that were typed against the kinds of the site, asking for each site once.
 */
export async function checkKinds<Wanted extends WantedReport>({
	node,
	platform,
	wanted,
	common,
}: Work<{ readonly atOnce: number }, Wanted>): Promise<Progress<Wanted>> {
	const offered = new Map<string, Promise<string[]>>();
	return await step(node, wanted, { atOnce: common.atOnce }, async (one) => {
		const { kind } = one.body.reports[0];
		if (!one.isKindTyped || isJourney(kind)) return one;
		const list = offered.get(one.site) ?? kindsOf(platform, one.site);
		offered.set(one.site, list);
		const kinds = await list;
		if (kinds.length === 0 || kinds.includes(kind)) return one;
		throw new InvalidInput(
			'Report Kind',
			`The site ${one.site} has no report kind ${kind}`,
			`Use one of these: ${kinds.join(', ')}`,
		);
	});
}

async function kindsOf(platform: Platform, site: string): Promise<string[]> {
	const choices = await settle(listReportKinds(platform, site));
	if ('value' in choices) return choices.value.map(({ value }) => value);
	if (isHidden(choices.error)) return [];
	throw choices.error;
}

/** A token may be allowed to run reports but not to list their kinds: then the platform judges. */
function isHidden(error: unknown): boolean {
	return error instanceof Fault && (error.kind === 'forbidden' || error.kind === 'notFound');
}
