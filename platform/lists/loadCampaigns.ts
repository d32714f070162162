import { COST_CHANNELS } from '../catalogue/resources/campaign';
import type { Choice } from '../http/choices';
import { listChoices } from '../http/choices';
import type { Connection } from '../http/connection/connection';
import { Fault } from '../http/errors/fault';
import { REFUSALS } from '../http/reply/parseReply';
import { settleAll } from '../base/async/settle';

const AT_ONCE = 4;
const CAMPAIGN_COLUMNS = { values: ['ope_id', 'id'], labels: ['ope_name', 'name'] } as const;

/** A campaign, and the name of its channel. */
interface Campaign extends Choice {
	readonly channel: string;
}

/** The campaigns of all channels; of those with the same name, the label names the channel as well. @throws Fault */
export async function loadCampaigns(platform: Connection, site: string): Promise<Choice[]> {
	const found = await listCampaigns(platform, site);
	const seen = new Set<string>();
	const repeated = new Set<string>();
	for (const { label } of found) (seen.has(label) ? repeated : seen).add(label);
	return found.map(({ value, label, channel }) => ({
		value,
		label: repeated.has(label) ? `${label}, ${channel}` : label,
	}));
}

/**
 * The campaigns of all channels, which the platform lists for one channel at a time. @throws Fault
 */
export async function listCampaigns(platform: Connection, site: string): Promise<Campaign[]> {
	const parts = await settleAll(
		COST_CHANNELS,
		AT_ONCE,
		async ({ value }) =>
			await listChoices(platform, CAMPAIGN_COLUMNS, {
				path: '/ea/{site}/db/ope/get_ope_by_media.json',
				what: 'the list of campaigns',
				pathValues: { site },
				query: { 'media-key': value },
			}),
	);
	const found = parts.flatMap((part, index) => {
		const channel = COST_CHANNELS[index]?.label ?? '';
		return 'value' in part ? part.value.map((choice) => ({ ...choice, channel })) : [];
	});
	// A channel that the site does not use may be refused, which is no gap in the list.
	const errors = parts.flatMap((part) => ('error' in part ? [part.error] : []));
	if (found.length === 0 && errors.length === parts.length) throw errors[0];
	if (!errors.every(isRefusal)) platform.reportPart?.('the list of campaigns', found.length);
	return found;
}

function isRefusal(error: unknown): boolean {
	return error instanceof Fault && REFUSALS.includes(error.kind) && error.facts.status !== 500;
}
