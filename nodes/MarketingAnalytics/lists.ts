import type { ListRow } from '../../platform/catalogue/lists';
import { CHANNELS } from '../../platform/catalogue/resources/campaign';
import type { Choice } from '../../platform/client/choices';
import { listChoices } from '../../platform/client/choices';
import type { Platform } from '../../platform/client/platform';
import { settleAll } from '../../platform/client/settle';

/** A part of a list, and where the next part starts. */
export interface ListPage {
	readonly choices: readonly Choice[];
	readonly next?: number;
}

const PAGE_ROWS = 100;

/** One page of a list that depends on the site, or all of a list that comes whole. @throws Fault */
export async function loadPage(
	platform: Platform,
	row: ListRow,
	site: string,
	filter: string,
	start: number,
): Promise<ListPage> {
	const { path, what, search, contains } = row;
	const wanted = filter.trim();
	const named = search === undefined || wanted === '' ? {} : { [search]: wanted };
	const anywhere = contains === undefined || wanted === '' ? {} : { [contains]: 'contain' };
	const paging = search === undefined ? {} : { limit: PAGE_ROWS, start };
	const query = { ...named, ...anywhere, ...paging };
	const choices = await listChoices(platform, row, { path, what, pathValues: { site }, query });
	if (search !== undefined) {
		return choices.length === PAGE_ROWS ? { choices, next: start + PAGE_ROWS } : { choices };
	}
	const lower = wanted.toLowerCase();
	return {
		choices: choices.filter(({ label, value }) =>
			`${label} ${value}`.toLowerCase().includes(lower),
		),
	};
}

const AT_ONCE = 4;
const CAMPAIGN_COLUMNS = { values: ['ope_id', 'id'], labels: ['ope_name', 'name'] } as const;

/** The campaigns of all channels, as the platform lists them by channel only. @throws Fault */
export async function loadCampaigns(platform: Platform, site: string): Promise<Choice[]> {
	const parts = await settleAll(
		CHANNELS,
		AT_ONCE,
		async ({ value }) =>
			await listChoices(platform, CAMPAIGN_COLUMNS, {
				path: '/ea/{site}/db/ope/get_ope_by_media.json',
				what: 'the list of campaigns',
				pathValues: { site },
				query: { 'media-key': value },
			}),
	);
	const found = parts.flatMap((part) => ('value' in part ? part.value : []));
	const [first] = parts;
	// A channel that the site does not have may be refused; if all are, the reason is told.
	if (found.length === 0 && first && 'error' in first) throw first.error;
	return found;
}
