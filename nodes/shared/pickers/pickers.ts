import type { ILoadOptionsFunctions, INodeListSearchResult } from 'n8n-workflow';

import { catalogue } from '../../../platform/catalogue';
import type { ListName, ListRow } from '../../../platform/catalogue/lists';
import { lists } from '../../../platform/catalogue/lists';
import { loadCampaigns } from '../../../platform/lists/campaigns';
import { loadPage } from '../../../platform/lists/pages';
import * as reports from '../../../platform/lists/reports';
import { loadTranslations } from '../../../platform/lists/translations';
import { optionsMethodOf, OWN_LIST, searchMethodOf } from '../form/pickerMethods';
import type { Load, Search } from './listMethods';
import { optionsOf, searchIn, told, toOption } from './listMethods';
import { openChosen } from '../run/openPlatform';
import { readCurrent, readNeeded } from '../form/parameters';

/** The lists that come whole, each dependent on the choices before it. */
const wholeLists: ReadonlyArray<readonly [ListName, Load]> = [
	['sites', async (platform) => await reports.listSites(platform)],
	[
		'reportKinds',
		async (platform, context) => await reports.listReportKinds(platform, site(context)),
	],
	[
		'dataLevels',
		async (platform, context) =>
			await reports.listDataLevels(platform, site(context), reportKind(context)),
	],
	[
		'dimensions',
		async (platform, context) =>
			await reports.listDimensions(
				platform,
				site(context),
				reportKind(context),
				readCurrent(context, 'path'),
			),
	],
	[
		'metrics',
		async (platform, context) =>
			await reports.listMetrics(platform, site(context), reportKind(context)),
	],
	[
		'metricSegments',
		async (platform, context) =>
			await reports.listMetricSegments(platform, site(context), reportKind(context)),
	],
	['campaign', async (platform, context) => await loadCampaigns(platform, site(context))],
	[
		'consentTranslation',
		async (platform, context) => await loadTranslations(platform, site(context)),
	],
];

const byMethod: Readonly<Record<string, Search>> = Object.fromEntries([
	...wholeLists.map(([name, load]) => [searchMethodOf(name), searchIn(load)] as const),
	...Object.entries(lists).map(([name, row]) => [searchMethodOf(name), searchPages(row)] as const),
]);

/** The lists of the resource locators, by the names of their methods. */
export const listSearch: Record<string, Search> = {
	...byMethod,
	[OWN_LIST]: searchEntries,
};

/** The list of the chosen resource. */
async function searchEntries(
	this: ILoadOptionsFunctions,
	filter?: string,
	paginationToken?: string,
): Promise<INodeListSearchResult> {
	const resource = catalogue.find(({ value }) => value === readCurrent(this, 'resource'));
	const fields = resource?.operations.flatMap((operation) => operation.fields) ?? [];
	const list = fields.flatMap((field) =>
		field.kind === 'picker' && field.own ? field.list : [],
	)[0];
	const search = list && byMethod[searchMethodOf(list)];
	return search ? await search.call(this, filter, paginationToken) : { results: [] };
}

/** The lists of the options with several values. */
export const loadOptions = {
	[optionsMethodOf('exportColumn')]: optionsOf(
		async (platform, context) =>
			(await loadPage(platform, lists.exportColumn, site(context), '', '')).choices,
	),
	getDevices: optionsOf(
		async (platform, context) => await reports.listDevices(platform, site(context)),
	),
	getAttributionRules: optionsOf(
		async (platform, context) => await reports.listAttributionRules(platform, site(context)),
	),
};

/** A list that the platform searches and sends page by page. */
function searchPages(row: ListRow): Search {
	return async function (this: ILoadOptionsFunctions, filter = '', token = '') {
		const { choices, next } = await told(
			this,
			async () => await loadPage(await openChosen(this), row, site(this), filter, token),
		);
		const results = choices.map(toOption);
		return next === undefined ? { results } : { results, paginationToken: next };
	};
}

const site = (context: ILoadOptionsFunctions) => readNeeded(context, 'site', 'Site');
const reportKind = (context: ILoadOptionsFunctions) => readNeeded(context, 'kind', 'Report Kind');
