import type { ColumnName } from './providerColumns';

/** A level of the provider's data (docs/platform.md, Third-party analytics provider connector). */
export interface Level {
	readonly value: string;
	readonly label: string;
	readonly description: string;
	/** Columns that a row needs to be interpreted. */
	readonly needs: readonly ColumnName[];
	readonly properties: readonly ColumnName[];
	readonly metrics: readonly ColumnName[];
}

const SITE_METRICS = [
	'visits',
	'pageViews',
	'uniqueVisitors',
	'timeSpent',
	'bounceRate',
	'singlePageVisits',
] as const;

/** The six levels of the specification. */
export const LEVELS = [
	{
		value: 'site',
		label: 'Site',
		description: 'The figures of the whole site',
		needs: [],
		properties: [],
		metrics: SITE_METRICS,
	},
	{
		value: 'page',
		label: 'Page',
		description: 'Pages with their labels and URLs',
		needs: ['page'],
		properties: ['page', 'chapter1', 'chapter2', 'chapter3', 'url'],
		metrics: [
			'pageViews',
			'bounceRate',
			'timeOnPages',
			'visits',
			'singlePageVisits',
			'incomingVisits',
		],
	},
	{
		value: 'freeSources',
		label: 'Free Sources',
		description: 'Direct access, referring sites, free social networks and organic search',
		needs: ['source'],
		properties: ['source', 'sourceDetail', 'referringUrl'],
		metrics: SITE_METRICS,
	},
	{
		value: 'paidSources',
		label: 'Paid Sources',
		description: 'Sponsored links, push notifications and campaigns, by publisher',
		needs: ['source'],
		properties: ['source', 'publisher', 'campaign'],
		metrics: SITE_METRICS,
	},
	{
		value: 'geography',
		label: 'Geography',
		description: 'Countries, regions and cities',
		needs: [],
		properties: ['country', 'region', 'city'],
		metrics: ['visits', 'pageViews', 'uniqueVisitors'],
	},
	{
		value: 'events',
		label: 'Events',
		description: 'Clicks by name',
		needs: ['eventName', 'clicks'],
		properties: ['eventName', 'click'],
		metrics: ['clicks'],
	},
] as const satisfies readonly Level[];

/** The identifier of a level. */
export type LevelName = (typeof LEVELS)[number]['value'];

/** The level of an identifier. @throws Error if there is none */
export function requireLevel(name: LevelName): Level {
	const level = LEVELS.find(({ value }) => value === name);
	if (level) return level;
	throw new Error(`There is no level ${String(name)}`);
}

/** The label of a level for users. */
export function levelLabelOf(name: LevelName): string {
	return requireLevel(name).label;
}
