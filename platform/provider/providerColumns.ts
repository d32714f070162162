/** What a column of the provider is, and what its API usually calls it. */
interface Column {
	readonly label: string;
	readonly defaultName: string;
}

/**
 * What is asked of the provider. The specification names its contents and not its columns: the usual
 * names are observed practice, and a credential's site may have others.
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

/** What the provider calls some of the columns, where it is not the usual name. */
export type OwnNames = Readonly<Partial<Record<ColumnName, string>>>;

/** A row of the provider, by what its columns mean. */
export type Cells = Readonly<Partial<Record<ColumnName, unknown>>>;

/** The provider's name of a column. */
export function columnNameOf(column: ColumnName, own: OwnNames): string {
	return own[column] ?? PROVIDER_COLUMNS[column].defaultName;
}

/** The provider's names of several columns, each once. */
export function columnNamesOf(columns: readonly ColumnName[], own: OwnNames): string[] {
	return [...new Set(columns.map((column) => columnNameOf(column, own)))];
}

/** The day of a date that may come with a time: YYYY-MM-DD. */
export function dayOfCells(date: unknown): string {
	return typeof date === 'string' ? date.slice(0, 'YYYY-MM-DD'.length) : '';
}

/** Reads the columns of a row that were asked for. */
export function readProviderCells(
	row: Readonly<Record<string, unknown>>,
	columns: readonly ColumnName[],
	own: OwnNames,
): Cells {
	return Object.fromEntries(columns.map((column) => [column, row[columnNameOf(column, own)]]));
}

// Observed practice: what stands where the provider knows nothing.
const NOTHING = /^(n\/a|-|\(?not set\)?)?$/i;

/** A text that the provider knows, without the space around it. */
export function textOrUndefined(value: unknown): string | undefined {
	const text = typeof value === 'number' ? String(value) : value;
	if (typeof text !== 'string') return undefined;
	const trimmed = text.trim();
	return NOTHING.test(trimmed) ? undefined : trimmed;
}
