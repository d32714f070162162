import type {
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodePropertyOptions,
} from 'n8n-workflow';

import { catalogue } from '../../../platform/catalogue';
import type { ListName, ListRow } from '../../../platform/catalogue/platformLists';
import { addableColumns } from '../../../platform/catalogue/addableColumns';
import { lists } from '../../../platform/catalogue/platformLists';
import type { Connection } from '../../../platform/http/connection/connection';
import { loadCampaigns } from '../../../platform/lists/loadCampaigns';
import { loadPage } from '../../../platform/lists/pages';
import { ALL_SITES, ALL_SITES_LABEL } from '../../../platform/lists/chosenSites';
import * as reports from '../../../platform/lists/reportLists';
import { loadTranslations } from '../../../platform/lists/translations';
import { optionsMethodOf, OWN_LIST, searchMethodOf, SITES_AND_ALL } from '../form/pickerMethods';
import { currentSite } from './currentSite';
import type { Load, SearchList } from './listMethods';
import { loadFrom, optionsOf, partEntries, searchIn, toOptions } from './listMethods';
import { readCurrent } from '../form/parameters';
import { readAdded, currentReportKind } from './reportKind';

/** A list that depends on the site, and perhaps on other choices. */
type LoadOfSite = (
	platform: Connection,
	site: string,
	context: ILoadOptionsFunctions,
) => ReturnType<Load>;

function ofSite(load: LoadOfSite): Load {
	return async (platform, context) =>
		await load(platform, await currentSite(platform, context), context);
}

/** The lists that come whole, each dependent on the choices before it. */
const wholeLists: ReadonlyArray<readonly [ListName, Load]> = [
	['sites', reports.listSites],
	['reportKinds', ofSite(reports.listReportKinds)],
	[
		'dataLevels',
		ofSite(
			async (platform, site, context) =>
				await reports.listDataLevels(platform, site, currentReportKind(context)),
		),
	],
	[
		'dimensions',
		ofSite(
			async (platform, site, context) =>
				await reports.listDimensions(
					platform,
					site,
					currentReportKind(context),
					readAdded(context, 'path'),
				),
		),
	],
	[
		'metrics',
		ofSite(
			async (platform, site, context) =>
				await reports.listMetrics(platform, site, currentReportKind(context)),
		),
	],
	[
		'metricSegments',
		ofSite(
			async (platform, site, context) =>
				await reports.listMetricSegments(platform, site, currentReportKind(context)),
		),
	],
	['campaign', ofSite(loadCampaigns)],
	['consentTranslation', ofSite(loadTranslations)],
];

const byMethod: Readonly<Record<string, SearchList>> = Object.fromEntries([
	...wholeLists.map(([name, load]) => [searchMethodOf(name), searchIn(load)] as const),
	...Object.entries(lists).map(([name, row]) => [searchMethodOf(name), searchPages(row)] as const),
]);

/** The lists of the resource locators, by the names of their methods. */
export const listSearch: Record<string, SearchList> = {
	...byMethod,
	[OWN_LIST]: searchEntries,
	[SITES_AND_ALL]: searchIn(async (platform) => [
		{ value: ALL_SITES, label: ALL_SITES_LABEL },
		...(await reports.listSites(platform)),
	]),
};

/** Lists the objects that the chosen operation acts on. */
async function searchEntries(
	this: ILoadOptionsFunctions,
	filter?: string,
	paginationToken?: string,
): Promise<INodeListSearchResult> {
	const resource = catalogue.find(({ value }) => value === readCurrent(this, 'resource'));
	const operation = resource?.operations.find(
		({ value }) => value === readCurrent(this, 'operation'),
	);
	const own = operation?.fields.find((field) => field.kind === 'picker' && field.own);
	const list = own?.kind === 'picker' ? own.list : undefined;
	const search = list && byMethod[searchMethodOf(list)];
	return search ? await search.call(this, filter, paginationToken) : { results: [] };
}

/** The lists of the options with several values. */
export const loadOptions = {
	[optionsMethodOf('exportColumn')]: optionsOf(
		ofSite(
			async (platform, site) =>
				(await loadPage(platform, lists.exportColumn, site, '', '')).choices,
		),
	),
	[optionsMethodOf('recordColumns')]: async function (
		this: ILoadOptionsFunctions,
	): Promise<INodePropertyOptions[]> {
		const resource = readCurrent(this, 'resource');
		// A trigger has no resource, and the one named Record holds several types.
		const isTyped = resource === '' || resource === 'record';
		const columns = addableColumns(isTyped ? readCurrent(this, 'recordType') : resource);
		return await Promise.resolve(columns.map(({ label, value }) => ({ name: label, value })));
	},
	getDevices: optionsOf(ofSite(reports.listDevices)),
	getAttributionRules: optionsOf(ofSite(reports.listAttributionRules)),
};

/** A list that the platform searches and sends page by page. */
function searchPages(row: ListRow): SearchList {
	return async function (this: ILoadOptionsFunctions, filter = '', token = '') {
		const { value, parts } = await loadFrom(
			this,
			async (platform) =>
				await loadPage(platform, row, await currentSite(platform, this), filter, token),
		);
		const { choices, next } = value;
		const results = [...toOptions(choices), ...partEntries(parts)];
		return next === undefined ? { results } : { results, paginationToken: next };
	};
}
