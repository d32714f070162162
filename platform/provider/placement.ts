import type { Cells, ColumnName } from './providerColumns';
import { textOrUndefined } from './providerColumns';
import { recognizeCountry } from '../base/names/recognizeCountry';
import type { LevelName } from './levels';
import type { Sources } from './sources';
import { GROUPS, MEANINGS } from './sources';

/** The place of a row in an import. */
export type Placement =
	| {
			/** The kind of import (docs/platform.md, Generic file import). */
			readonly kind: string;
			/** The names that identify the row, by target. */
			readonly names: Readonly<Record<string, string>>;
			/** The values attached to the row, by target. */
			readonly attached?: Readonly<Record<string, string>>;
			/** A note about values that were matched approximately. */
			readonly approximation?: string;
	  }
	/** Why the row cannot be imported. */
	| { readonly reason: string }
	/** The row belongs to another level. */
	| undefined;

/** The user's wording for what the provider leaves open. */
export interface SourceWording {
	readonly sources: Sources;
	/** The platform's name of the website. */
	readonly website: string;
	/** Replaces missing names; undefined to skip rows without a name. */
	readonly missing: string | undefined;
	/** Whether paid sources are read as well, in which case they report unknown sources. */
	readonly hasPaidSources: boolean;
}

/** A level in the terms of imports. */
export interface Importable {
	/** What is imported of the level, for users. */
	readonly description: string;
	/** The kinds of import of its rows. */
	readonly kinds: readonly string[];
	/** The requested properties: only what imports accept, so that the provider aggregates. */
	readonly properties: readonly ColumnName[];
	/** Metrics with their targets. */
	readonly metrics: ReadonlyArray<readonly [metric: ColumnName, target: string]>;
	readonly place: (cells: Cells, wording: SourceWording) => Placement;
}

const SITE_METRICS: Importable['metrics'] = [
	['visits', 'visit'],
	['uniqueVisitors', 'dvisitor'],
	['timeSpent', 'duration'],
];

/** A level with an import kind. Click events have none. */
export type ImportableName = Exclude<LevelName, 'events'>;

/**
 * The levels that can be imported (docs/platform.md, Targets by kind). There are no targets for
 * devices, page labels, regions and cities, nor for direct access and free social networks.
 */
export const IMPORTABLE: Readonly<Record<ImportableName, Importable>> = {
	site: {
		description: 'Visits, visitors and time spent for the whole site',
		kinds: ['website'],
		properties: [],
		metrics: SITE_METRICS,
		place: (_, { website }) => ({ kind: 'website', names: { website_name: website } }),
	},
	page: {
		description: 'Pages by name, with their URLs',
		kinds: ['pagetree'],
		properties: ['page'],
		metrics: [
			['pageViews', 'hit'],
			['visits', 'visit'],
			['timeOnPages', 'duration'],
			['incomingVisits', 'visitin'],
			['singlePageVisits', 'visitone'],
		],
		place: placePage,
	},
	freeSources: {
		description: 'Search engines and referring sites',
		kinds: ['searchengine', 'refererdomain'],
		properties: ['source', 'sourceDetail'],
		metrics: SITE_METRICS,
		place: placeFreeSource,
	},
	paidSources: {
		description: 'Campaigns, by channel and publisher',
		kinds: ['opedata'],
		properties: ['source', 'publisher', 'campaign'],
		metrics: SITE_METRICS,
		place: placePaidSource,
	},
	geography: {
		description: 'Countries',
		kinds: ['geoloccountry'],
		properties: ['country'],
		metrics: [
			['visits', 'visit'],
			['uniqueVisitors', 'dvisitor'],
		],
		place: placeCountry,
	},
};

function placePage(cells: Cells, { missing }: SourceWording): Placement {
	const page = textOrUndefined(cells.page) ?? missing;
	if (page === undefined) return { reason: 'The page has no name' };
	const attached = { pageinfo_url: textOrUndefined(cells.url) ?? '' };
	return { kind: 'pagetree', names: { pageinfo_name: page }, attached };
}

function placeFreeSource(cells: Cells, wording: SourceWording): Placement {
	const { sources, missing, hasPaidSources } = wording;
	const sourceName = textOrUndefined(cells.source);
	const meaning = sources(sourceName);
	if (meaning === undefined) return hasPaidSources ? undefined : unknownSource(sourceName);
	const { label, isPaid } = MEANINGS[meaning];
	if (isPaid) return undefined;
	if (meaning === 'directAccess' || meaning === 'socialNetwork') {
		return { reason: `${label} cannot be imported` };
	}
	const name = GROUPS[meaning] ?? textOrUndefined(cells.sourceDetail) ?? missing;
	if (name === undefined) return { reason: `${label} without a name` };
	return meaning === 'organicSearch'
		? { kind: 'searchengine', names: { searchengine_name: name } }
		: { kind: 'refererdomain', names: { refererdomain_name: name } };
}

/**
 * Campaigns are distinguished by publisher: the same name at another publisher is another campaign.
 */
function placePaidSource(cells: Cells, { sources, missing }: SourceWording): Placement {
	const sourceName = textOrUndefined(cells.source);
	const channel = sources(sourceName);
	if (channel === undefined) return unknownSource(sourceName);
	if (!MEANINGS[channel].isPaid) return undefined;
	const publisher = textOrUndefined(cells.publisher) ?? missing;
	if (publisher === undefined) return { reason: 'The campaign has no publisher' };
	const campaign = textOrUndefined(cells.campaign) ?? missing;
	if (campaign === undefined) return { reason: 'The campaign has no name' };
	const names = { media_key: channel, publisher_name: publisher, ope_name: campaign };
	return { kind: 'opedata', names };
}

function unknownSource(sourceName: string | undefined): Placement {
	if (sourceName === undefined) return { reason: 'The provider does not name the source' };
	return {
		reason: `The source "${sourceName}" is unknown: choose its meaning under Source Names`,
	};
}

function placeCountry(cells: Cells): Placement {
	const country = textOrUndefined(cells.country);
	if (country === undefined) return { reason: 'The country is unknown' };
	const recognized = recognizeCountry(country);
	if (!recognized) return { reason: `No country is called "${country}"` };
	const { code, isExact } = recognized;
	const note = isExact ? {} : { approximation: `"${country}" was read as ${code}` };
	return { kind: 'geoloccountry', names: { geoloccountry_isocode: code }, ...note };
}
