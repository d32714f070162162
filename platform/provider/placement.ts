import type { Cells, ColumnName } from './providerColumns';
import { textOrUndefined } from './providerColumns';
import { recogniseCountry } from './countries';
import type { LevelName } from './levels';
import type { Sources } from './sources';
import { GROUPS, MEANINGS } from './sources';

/** Where a row goes in an import. */
export type Placement =
	| {
			/** The kind of import (docs/platform.md, Generic file import). */
			readonly kind: string;
			/** What names the row, by target. */
			readonly names: Readonly<Record<string, string>>;
			/** What is attached to it, by target. */
			readonly attached?: Readonly<Record<string, string>>;
			/** What was read by approximation. */
			readonly approximation?: string;
	  }
	/** Why no import takes the row. */
	| { readonly reason: string }
	/** The row belongs to another level. */
	| undefined;

/** What the user says where the provider says nothing. */
export interface SourceWording {
	readonly sources: Sources;
	/** What the platform calls the website. */
	readonly website: string;
	/** Stands for a name that is missing; such rows are not imported without it. */
	readonly missing: string | undefined;
	/** Whether paid sources are read, too, which tell of sources that are not known. */
	readonly hasPaidSources: boolean;
}

/** A level, as far as imports take it. */
export interface Importable {
	/** The kinds of import that its rows go to. */
	readonly kinds: readonly string[];
	/** What is asked for: what imports take and no more, so that the provider counts, not we. */
	readonly properties: readonly ColumnName[];
	/** Metrics, and their targets. */
	readonly metrics: ReadonlyArray<readonly [metric: ColumnName, target: string]>;
	readonly place: (cells: Cells, wording: SourceWording) => Placement;
}

const SITE_METRICS: Importable['metrics'] = [
	['visits', 'visit'],
	['uniqueVisitors', 'dvisitor'],
	['timeSpent', 'duration'],
];

/** A level that imports take: they have no kind for click events. */
export type ImportableName = Exclude<LevelName, 'events'>;

/**
 * The levels that imports take (docs/platform.md, Targets by kind). They have no targets for
 * devices, page labels, regions and cities, nor for direct access and free social networks.
 */
export const IMPORTABLE: Readonly<Record<ImportableName, Importable>> = {
	site: {
		kinds: ['website'],
		properties: [],
		metrics: SITE_METRICS,
		place: (_, { website }) => ({ kind: 'website', names: { website_name: website } }),
	},
	page: {
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
		kinds: ['searchengine', 'refererdomain'],
		properties: ['source', 'sourceDetail'],
		metrics: SITE_METRICS,
		place: placeFreeSource,
	},
	paidSources: {
		kinds: ['opedata'],
		properties: ['source', 'publisher', 'campaign'],
		metrics: SITE_METRICS,
		place: placePaidSource,
	},
	geography: {
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
	const word = textOrUndefined(cells.source);
	const meaning = sources(word);
	if (meaning === undefined) return hasPaidSources ? undefined : unknownSource(word);
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

/** One campaign per publisher: the same name at another publisher is another campaign. */
function placePaidSource(cells: Cells, { sources, missing }: SourceWording): Placement {
	const word = textOrUndefined(cells.source);
	const channel = sources(word);
	if (channel === undefined) return unknownSource(word);
	if (!MEANINGS[channel].isPaid) return undefined;
	const publisher = textOrUndefined(cells.publisher) ?? missing;
	if (publisher === undefined) return { reason: 'The campaign has no publisher' };
	const campaign = textOrUndefined(cells.campaign) ?? missing;
	if (campaign === undefined) return { reason: 'The campaign has no name' };
	const names = { media_key: channel, publisher_name: publisher, ope_name: campaign };
	return { kind: 'opedata', names };
}

function unknownSource(word: string | undefined): Placement {
	if (word === undefined) return { reason: 'The provider does not name the source' };
	return { reason: `The source "${word}" is not known: say what it is under Source Names` };
}

function placeCountry(cells: Cells): Placement {
	const country = textOrUndefined(cells.country);
	if (country === undefined) return { reason: 'The country is not known' };
	const recognised = recogniseCountry(country);
	if (!recognised) return { reason: `No country is called "${country}"` };
	const { code, isExact } = recognised;
	const read = isExact ? {} : { approximation: `"${country}" was taken for ${code}` };
	return { kind: 'geoloccountry', names: { geoloccountry_isocode: code }, ...read };
}
