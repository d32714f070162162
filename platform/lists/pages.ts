import type { ListRow } from '../catalogue/lists';
import type { Choice } from '../client/choices';
import { listChoices } from '../client/choices';
import type { Platform } from '../client/platform';

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
