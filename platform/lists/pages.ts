import type { ListRow } from '../catalogue/lists';
import type { Choice } from '../http/choices';
import { listOtherwise } from '../http/choices';
import type { Connection } from '../http/connection/connection';

/** A part of a list, and where the next part starts. */
export interface ListPage {
	readonly choices: readonly Choice[];
	/** What `loadPage` takes to go on. */
	readonly next?: string;
}

const PAGE_ROWS = 100;

/**
 * One page of a list that depends on the site, or all of a list that comes whole. A short page need
 * not be the last: the platform may give fewer at a time than it is asked for.
 *
 * @param from where to go on; empty for the first page
 * @throws Fault
 */
export async function loadPage(
	platform: Connection,
	row: ListRow,
	site: string,
	filter: string,
	from: string,
): Promise<ListPage> {
	const { path, what, search, contains, otherwise } = row;
	const wanted = filter.trim();
	const named = search === undefined || wanted === '' ? {} : { [search]: wanted };
	const anywhere = contains === undefined || wanted === '' ? {} : { [contains]: 'contain' };
	const { start, before } = readPlace(from);
	const paging = search === undefined ? {} : { limit: PAGE_ROWS, start };
	const query = { ...named, ...anywhere, ...paging };
	const call = { path, what, pathValues: { site }, query };
	const choices = await listOtherwise(platform, row, call, otherwise);
	if (search === undefined) {
		const lower = wanted.toLowerCase();
		const isWanted = ({ label, value }: Choice) =>
			`${label} ${value}`.toLowerCase().includes(lower);
		return { choices: choices.filter(isWanted) };
	}
	const [first] = choices;
	// A platform that does not know `start` would send the same entries for ever.
	if (!first || first.value === before) return { choices: [] };
	return { choices, next: `${start + choices.length} ${first.value}` };
}

/** Where a page starts, and the first value of the one before it. */
function readPlace(from: string) {
	const [, start = '0', before] = /^(\d+) (.*)$/s.exec(from) ?? [];
	return { start: Number(start), before };
}
