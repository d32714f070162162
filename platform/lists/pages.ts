import type { ListRow } from '../catalogue/platformLists';
import type { Choice } from '../http/choices';
import { listOtherwise } from '../http/choices';
import type { Connection } from '../http/connection/connection';

/** A page of a list, and the start of the next page. */
export interface ListPage {
	readonly choices: readonly Choice[];
	/** The argument of `loadPage` for the next page. */
	readonly next?: string;
}

const PAGE_ROWS = 100;

/**
 * Loads one page of a list of the site, or a list that the platform returns as a whole. A short
 * page need not be the last one: the platform may return fewer entries than requested.
 *
 * @param from where to continue; empty for the first page
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
	const searchText = filter.trim();
	const named = search === undefined || searchText === '' ? {} : { [search]: searchText };
	const anywhere = contains === undefined || searchText === '' ? {} : { [contains]: 'contain' };
	const { start, before } = readCursor(from);
	const paging = search === undefined ? {} : { limit: PAGE_ROWS, start };
	const query = { ...named, ...anywhere, ...paging };
	const call = { path, what, pathValues: { site }, query };
	if (search === undefined) {
		const choices = await listOtherwise(platform, row, call, otherwise);
		const lower = searchText.toLowerCase();
		const isMatch = ({ label, value }: Choice) => `${label} ${value}`.toLowerCase().includes(lower);
		return { choices: choices.filter(isMatch) };
	}
	// Each page is requested when the user scrolls to it, so an incomplete list is reported on the
	// last one.
	let report: (() => void) | undefined;
	const reportPart: Connection['reportPart'] = (of, entries) => {
		report = () => platform.reportPart?.(of, entries);
	};
	const choices = await listOtherwise({ ...platform, reportPart }, row, call, otherwise, false);
	const [first] = choices;
	// A platform that ignores `start` would repeat the same entries forever.
	if (first?.value === before) report?.();
	if (!first || first.value === before) return { choices: [] };
	return { choices, next: `${start + choices.length} ${first.value}` };
}

/** The start of a page, and the first value of the previous one. */
function readCursor(from: string) {
	const [, start = '0', before] = /^(\d+) (.*)$/s.exec(from) ?? [];
	return { start: Number(start), before };
}
