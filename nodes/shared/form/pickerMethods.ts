import type { ListName, ListRow } from '../../../platform/catalogue/platformLists';
import { lists } from '../../../platform/catalogue/platformLists';

/** The method that searches the list of the chosen resource. */
export const OWN_LIST = 'searchEntries';

/** The method that lists the sites of the token, and all of them together. */
export const SITES_AND_ALL = 'searchSitesAndAll';

/** The method that lists the values that rows have in a dimension. */
export const ROW_NAME_LIST = 'searchRowNames';

/** The method that lists the columns of the incoming items, without the platform. */
export const ITEM_COLUMN_LIST = 'searchItemColumns';

/** The method that searches a list of the platform, as a resource locator names it. */
export function searchMethodOf(list: string): string {
	return `search${list.charAt(0).toUpperCase()}${list.slice(1)}`;
}

/** The method that loads a list of the platform, as a field with several values names it. */
export function optionsMethodOf(list: string): string {
	return `load${list.charAt(0).toUpperCase()}${list.slice(1)}`;
}

const rows: ReadonlyMap<string, ListRow> = new Map(Object.entries(lists));

/** What users type when they do not pick. */
export function typedAs(list: ListName): 'ID' | 'Name' {
	if (list === 'campaign' || list === 'consentTranslation') return 'ID';
	return rows.get(list)?.typed ?? 'Name';
}
