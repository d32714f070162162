import type {
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodePropertyOptions,
} from 'n8n-workflow';

import { catalogue } from '../../platform/catalogue';
import type { ListName, ListRow } from '../../platform/catalogue/lists';
import { lists } from '../../platform/catalogue/lists';
import type { Choice } from '../../platform/client/choices';
import type { Platform } from '../../platform/client/platform';
import { loadCampaigns } from '../../platform/lists/campaigns';
import { loadPage } from '../../platform/lists/pages';
import * as reports from '../../platform/reports/lists';
import { OWN_LIST, searchMethodOf } from './describe/lists';
import { toNodeFailure } from './failures';
import { openChosen } from './open';
import { readCurrent, readNeeded } from './parameters';

type Load = (platform: Platform, context: ILoadOptionsFunctions) => Promise<Choice[]>;
type Search = (
	this: ILoadOptionsFunctions,
	filter?: string,
	paginationToken?: string,
) => Promise<INodeListSearchResult>;

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
	['campaign', async (platform, context) => await loadCampaigns(platform, site(context))],
];

const byMethod: Readonly<Record<string, Search>> = Object.fromEntries([
	...wholeLists.map(([name, load]) => [searchMethodOf(name), searchIn(load)] as const),
	...Object.entries(lists).map(([name, row]) => [searchMethodOf(name), searchPages(row)] as const),
]);

/** The lists of the resource locators, by the names of their methods. */
export const listSearch: Record<string, Search> = { ...byMethod, [OWN_LIST]: searchEntries };

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
	getDevices: optionsOf(
		async (platform, context) => await reports.listDevices(platform, site(context)),
	),
	getAttributionRules: optionsOf(
		async (platform, context) => await reports.listAttributionRules(platform, site(context)),
	),
};

function searchIn(load: Load): Search {
	return async function (this: ILoadOptionsFunctions, filter = '') {
		const wanted = filter.trim().toLowerCase();
		const choices = await told(this, async () => await load(await openChosen(this), this));
		const results = choices.map(toOption).filter(({ name }) => name.toLowerCase().includes(wanted));
		return { results };
	};
}

/** A list that the platform searches and sends page by page. */
function searchPages(row: ListRow): Search {
	return async function (this: ILoadOptionsFunctions, filter = '', token = '0') {
		const { choices, next } = await told(
			this,
			async () => await loadPage(await openChosen(this), row, site(this), filter, Number(token)),
		);
		const results = choices.map(toOption);
		return next === undefined ? { results } : { results, paginationToken: String(next) };
	};
}

function optionsOf(load: Load) {
	return async function (this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
		return (await told(this, async () => await load(await openChosen(this), this))).map(toOption);
	};
}

async function told<T>(context: ILoadOptionsFunctions, load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (error) {
		throw toNodeFailure(context.getNode(), error);
	}
}

function toOption({ value, label }: Choice) {
	return { name: label === value ? value : `${label} (${value})`, value };
}

const site = (context: ILoadOptionsFunctions) => readNeeded(context, 'site', 'Site');
const reportKind = (context: ILoadOptionsFunctions) => readNeeded(context, 'kind', 'Report Kind');
