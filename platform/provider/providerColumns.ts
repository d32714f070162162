/** A column of the provider, and its default name in the API. */
interface Column {
	readonly label: string;
	readonly defaultName: string;
}

/**
 * The columns of the provider. The specification describes their contents but not their names: the
 * default names are observed practice, and a site may use others.
 */
export const PROVIDER_COLUMNS = {
	date: { label: 'Date', defaultName: 'date' },
	device: { label: 'Device Type', defaultName: 'device_type' },
	page: { label: 'Page', defaultName: 'page' },
	chapter1: { label: 'Chapter 1', defaultName: 'page_chapter1' },
	chapter2: { label: 'Chapter 2', defaultName: 'page_chapter2' },
	chapter3: { label: 'Chapter 3', defaultName: 'page_chapter3' },
	url: { label: 'Page URL', defaultName: 'event_url' },
	source: { label: 'Source', defaultName: 'src' },
	sourceDetail: { label: 'Source Detail', defaultName: 'src_detail' },
	referringUrl: { label: 'Referring URL', defaultName: 'src_referrer_url' },
	publisher: { label: 'Publisher', defaultName: 'src_source' },
	campaign: { label: 'Campaign', defaultName: 'src_campaign' },
	country: { label: 'Country', defaultName: 'geo_country' },
	region: { label: 'Region', defaultName: 'geo_region' },
	city: { label: 'City', defaultName: 'geo_city' },
	eventName: { label: 'Event Name', defaultName: 'event_name' },
	click: { label: 'Click', defaultName: 'click' },
	visits: { label: 'Visits', defaultName: 'm_visits' },
	pageViews: { label: 'Page Views', defaultName: 'm_page_loads' },
	uniqueVisitors: { label: 'Unique Visitors', defaultName: 'm_unique_visitors' },
	timeSpent: { label: 'Time Spent', defaultName: 'm_time_spent' },
	timeOnPages: { label: 'Time Spent on Pages', defaultName: 'm_time_spent_loads' },
	bounceRate: { label: 'Bounce Rate', defaultName: 'm_bounce_rate' },
	singlePageVisits: { label: 'Single-Page Visits', defaultName: 'm_bounces' },
	incomingVisits: { label: 'Incoming Visits', defaultName: 'm_entering_visits' },
	clicks: { label: 'Clicks', defaultName: 'm_clicks' },
} satisfies Record<string, Column>;

/** A column by what it means. */
export type ColumnName = keyof typeof PROVIDER_COLUMNS;

/** The provider's names of columns that differ from the defaults. */
export type OwnNames = Readonly<Partial<Record<ColumnName, string>>>;

/** A row of the provider by column meaning. */
export type Cells = Readonly<Partial<Record<ColumnName, unknown>>>;

/** The provider's name of a column. */
export function columnNameOf(column: ColumnName, own: OwnNames): string {
	return own[column] ?? PROVIDER_COLUMNS[column].defaultName;
}

/** The provider's names of columns, without duplicates. */
export function columnNamesOf(columns: readonly ColumnName[], own: OwnNames): string[] {
	return [...new Set(columns.map((column) => columnNameOf(column, own)))];
}

/** The day of a date that may include a time: YYYY-MM-DD. */
export function dayOfCells(date: unknown): string {
	return typeof date === 'string' ? date.slice(0, 'YYYY-MM-DD'.length) : '';
}

/** Reads the requested columns of a row. */
export function readProviderCells(
	row: Readonly<Record<string, unknown>>,
	columns: readonly ColumnName[],
	own: OwnNames,
): Cells {
	return Object.fromEntries(columns.map((column) => [column, row[columnNameOf(column, own)]]));
}

// Observed practice: the provider's placeholders for unknown values.
const EMPTY_VALUE = /^(n\/a|-|\(?not set\)?)?$/i;

/** A trimmed text; undefined for a placeholder of the provider. */
export function textOrUndefined(value: unknown): string | undefined {
	const text = typeof value === 'number' ? String(value) : value;
	if (typeof text !== 'string') return undefined;
	const trimmed = text.trim();
	return EMPTY_VALUE.test(trimmed) ? undefined : trimmed;
}
