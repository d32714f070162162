import type { JsonRecord } from '../base/json/json';
import { textOf } from '../base/json/json';
import type { Cells, ColumnName } from './providerColumns';
import { textOrUndefined } from './providerColumns';
import { recognizeCountry } from '../base/names/recognizeCountry';
import type { LevelName } from './levels';
import type { Sources } from './sources';
import { GROUPS, MEANINGS } from './sources';

/**
 * Converts a row to a record of the platform (docs/platform.md, Third-party analytics provider
 * connector); undefined if it belongs to another level.
 */
export function recordOf(level: LevelName, cells: Cells, sources: Sources): JsonRecord | undefined {
	const named = NAMED_BY[level](cells, sources);
	return named && { ...texts(cells, SPLITS), ...named, ...values(cells, FIGURES) };
}

type NameRow = (cells: Cells, sources: Sources) => JsonRecord | undefined;

const NAMED_BY: Readonly<Record<LevelName, NameRow>> = {
	site: () => ({}),
	page: (cells) => texts(cells, PAGE),
	freeSources: nameFreeSource,
	paidSources: namePaidSource,
	geography: nameCountry,
	events: nameClick,
};

/** Columns with their names in a record. */
type Members = ReadonlyArray<readonly [ColumnName, string]>;

const SPLITS: Members = [
	['date', 'date'],
	['device', 'device'],
];

/** The chapters of a page become its labels. */
const PAGE: Members = [
	['page', 'page'],
	['chapter1', 'pageLabel1'],
	['chapter2', 'pageLabel2'],
	['chapter3', 'pageLabel3'],
	['url', 'url'],
];

const FIGURES: Members = [
	['visits', 'visits'],
	['pageViews', 'pageViews'],
	['uniqueVisitors', 'uniqueVisitors'],
	['timeSpent', 'timeSpent'],
	['timeOnPages', 'timeSpent'],
	['bounceRate', 'bounceRate'],
	['singlePageVisits', 'singlePageVisits'],
	['incomingVisits', 'incomingVisits'],
	['clicks', 'clicks'],
];

function nameFreeSource(cells: Cells, sources: Sources): JsonRecord | undefined {
	const word = textOrUndefined(cells.source);
	const meaning = sources(word);
	if (meaning && MEANINGS[meaning].isPaid) return undefined;
	const group = meaning && GROUPS[meaning];
	return {
		source: meaning ? MEANINGS[meaning].label : (word ?? null),
		isRecognized: meaning !== undefined,
		name: group ?? textOrUndefined(cells.sourceDetail) ?? null,
		...texts(cells, [['referringUrl', 'referringUrl']]),
	};
}

function namePaidSource(cells: Cells, sources: Sources): JsonRecord | undefined {
	const word = textOrUndefined(cells.source);
	const channel = sources(word);
	if (channel && !MEANINGS[channel].isPaid) return undefined;
	const names = texts(cells, [
		['publisher', 'publisher'],
		['campaign', 'campaign'],
	]);
	return {
		source: word ?? null,
		isRecognized: channel !== undefined,
		channel: channel ?? null,
		...names,
	};
}

function nameCountry(cells: Cells): JsonRecord {
	const places = texts(cells, [
		['region', 'region'],
		['city', 'city'],
	]);
	if (!('country' in cells)) return places;
	const country = textOrUndefined(cells.country);
	const recognized = country === undefined ? undefined : recognizeCountry(country);
	return {
		country: country ?? null,
		countryCode: recognized?.code ?? null,
		isCountryExact: recognized?.isExact ?? null,
		...places,
	};
}

/**
 * An event without clicks is not a click, whatever its name (clicks are the only metric of the
 * level).
 */
function nameClick(cells: Cells): JsonRecord | undefined {
	const clicks = textOf(cells.clicks)?.trim();
	if (clicks !== '' && Number(clicks) === 0) return undefined;
	const names = texts(cells, [
		['eventName', 'eventName'],
		['click', 'click'],
	]);
	return Object.fromEntries(
		Object.entries(names).map(([name, value]) => [
			name,
			typeof value === 'string' ? cleanName(value) : value,
		]),
	);
}

/** The requested columns as texts; null if the provider has no value. */
function texts(cells: Cells, members: Members): JsonRecord {
	return Object.fromEntries(
		members.flatMap(([column, name]) =>
			column in cells ? [[name, textOrUndefined(cells[column]) ?? null] as const] : [],
		),
	);
}

function values(cells: Cells, members: Members): JsonRecord {
	return Object.fromEntries(
		members.flatMap(([column, name]) =>
			column in cells ? [[name, cells[column] ?? null] as const] : [],
		),
	);
}

/**
 * The name of an event or of its click as it is stored: without a leading `https:/`, then without a
 * leading `/` (docs/platform.md, Third-party analytics provider connector: Events).
 */
export function cleanName(name: string): string {
	return name.replace(/^https:\//, '').replace(/^\//, '');
}
