import { countryCodes } from '../base/names/countryCodes';
import { CHANNEL_CODES, channelName } from '../base/names/channels';
import { knownEndpoint } from '../catalogue/known';
import type { ListRow } from '../catalogue/platformLists';
import type { Choice } from '../http/choices';
import type { Connection } from '../http/connection/connection';
import { listCampaigns } from './loadCampaigns';
import type { ListPage } from './pages';
import { loadPage } from './pages';
import { listAttributionRules, listDevices, listSites } from './reportLists';

/** Loads the entries of a site that a dimension names, each with its ID and its name. */
type LoadEntries = (platform: Connection, site: string) => Promise<readonly Choice[]>;

/** The objects whose list is no standard search, by the first word of their dimensions. */
const OWN_LISTS: ReadonlyMap<string, LoadEntries> = new Map<string, LoadEntries>([
	['mdevicetype', listDevices],
	['ope', listCampaigns],
	['view', listAttributionRules],
	[
		'website',
		async (platform) => (await listSites(platform)).map(({ value }) => ({ value, label: value })),
	],
]);

// Entries of one name are many, such as creatives, so a page may hold few names.
const MOST_PAGES = 10;

/**
 * Loads the values that rows can have in a dimension; undefined where neither the platform nor the
 * pack lists them. Of a very long list, it loads the beginning, or what matches the filter.
 *
 * @throws Fault
 */
export async function loadRowNames(
	platform: Connection,
	site: string,
	field: string,
	filter: string,
): Promise<Choice[] | undefined> {
	const fixed = FIXED_LISTS.get(field);
	if (fixed) return matching(fixed(), filter);
	const [, object = '', column = ''] = /^(.+)_(id|name)$/.exec(field) ?? [];
	const load = OWN_LISTS.get(object);
	if (load) {
		const entries = await load(platform, site);
		// Rows hold names in one dimension, and IDs in the other.
		const named = entries.map(({ value, label }) =>
			column === 'name' ? { value: label, label } : { value, label },
		);
		return matching(once(named), filter);
	}
	const row = standardList(object, column);
	return row && (await loadNames(platform, row, site, filter));
}

async function loadNames(
	platform: Connection,
	row: ListRow,
	site: string,
	filter: string,
): Promise<Choice[]> {
	const found = new Map<string, Choice>();
	let from: string | undefined = '';
	for (let page = 0; page < MOST_PAGES && from !== undefined; page++) {
		const { choices, next }: ListPage = await loadPage(platform, row, site, filter, from);
		for (const one of choices) found.set(one.value, one);
		from = next;
	}
	if (from !== undefined) platform.reportPart?.(row.what, found.size);
	return [...found.values()];
}

/** The values that are the same for every site. */
const FIXED_LISTS: ReadonlyMap<string, () => Choice[]> = new Map([
	['media_key', () => CHANNEL_CODES.map((value) => codeChoice(value, channelName(value)))],
	[
		'geoloccountry_isocode',
		() => {
			const names = new Intl.DisplayNames(['en'], { type: 'region' });
			return [...countryCodes()]
				.map((value) => codeChoice(value, names.of(value) ?? value))
				.sort((a, b) => a.label.localeCompare(b.label, 'en'));
		},
	],
]);

function codeChoice(value: string, name: string): Choice {
	return { value, label: `${name} (${value})` };
}

/** The search of an object by its standard names (docs/platform.md, Standard configuration resources). */
function standardList(object: string, column: string): ListRow | undefined {
	const path = `/ea/{site}/db/${object}/search.json`;
	if (object === '' || knownEndpoint(`GET ${path}`) === undefined) return undefined;
	return {
		path,
		what: 'the list of names',
		values: [`${object}_${column}`, column],
		labels: [`${object}_name`, 'name'],
		search: `${object}-name`,
		isOnlyNamed: true,
		typed: 'Name',
	};
}

function matching(choices: readonly Choice[], filter: string): Choice[] {
	const query = filter.trim().toLowerCase();
	return choices.filter(({ label, value }) => `${label} ${value}`.toLowerCase().includes(query));
}

function once(choices: readonly Choice[]): Choice[] {
	return [...new Map(choices.map((one) => [one.value, one])).values()];
}
