import type {
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodePropertyOptions,
} from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';

import type { Platform } from '../../platform/client/platform';
import { openPlatform } from '../../platform/client/platform';
import type { Choice } from '../../platform/reports/lists';
import * as lists from '../../platform/reports/lists';
import type { SEARCH_METHODS } from './describe/lists';
import { toNodeFailure } from './failures';
import { readCurrent } from './parameters';

type Load = (platform: Platform, context: ILoadOptionsFunctions) => Promise<Choice[]>;
type SearchMethod = (typeof SEARCH_METHODS)[keyof typeof SEARCH_METHODS];

/** The lists of the resource locators; each depends on the choices before it. */
export const listSearch: Record<SearchMethod, ReturnType<typeof searchIn>> = {
	searchSites: searchIn(async (platform) => await lists.listSites(platform)),
	searchReportKinds: searchIn(
		async (platform, context) => await lists.listReportKinds(platform, site(context)),
	),
	searchDataLevels: searchIn(
		async (platform, context) =>
			await lists.listDataLevels(platform, site(context), reportKind(context)),
	),
	searchDimensions: searchIn(
		async (platform, context) =>
			await lists.listDimensions(
				platform,
				site(context),
				reportKind(context),
				readCurrent(context, 'path'),
			),
	),
	searchMetrics: searchIn(
		async (platform, context) =>
			await lists.listMetrics(platform, site(context), reportKind(context)),
	),
};

/** The lists of the options with several values. */
export const loadOptions = {
	getDevices: optionsOf(
		async (platform, context) => await lists.listDevices(platform, site(context)),
	),
	getAttributionRules: optionsOf(
		async (platform, context) => await lists.listAttributionRules(platform, site(context)),
	),
};

function searchIn(load: Load) {
	return async function (
		this: ILoadOptionsFunctions,
		filter?: string,
	): Promise<INodeListSearchResult> {
		const wanted = filter?.trim().toLowerCase() ?? '';
		const choices = await loadChoices(this, load);
		const results = choices.map(toOption).filter(({ name }) => name.toLowerCase().includes(wanted));
		return { results };
	};
}

function optionsOf(load: Load) {
	return async function (this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
		return (await loadChoices(this, load)).map(toOption);
	};
}

async function loadChoices(context: ILoadOptionsFunctions, load: Load): Promise<Choice[]> {
	try {
		return await load(await openPlatform(context), context);
	} catch (error) {
		throw toNodeFailure(context.getNode(), error);
	}
}

function toOption({ value, label }: Choice) {
	return { name: label === value ? value : `${label} (${value})`, value };
}

const site = (context: ILoadOptionsFunctions) => chosen(context, 'site', 'Site');
const reportKind = (context: ILoadOptionsFunctions) => chosen(context, 'kind', 'Report Kind');

function chosen(context: ILoadOptionsFunctions, parameter: string, label: string): string {
	const value = readCurrent(context, parameter);
	if (value !== '') return value;
	throw new NodeOperationError(context.getNode(), `Choose ${label} first`, {
		description: `This list depends on ${label}`,
	});
}
