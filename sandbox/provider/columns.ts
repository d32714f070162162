import type { JsonObject } from '../http/json';
import { badRequest } from '../http/refusal';
import { type BaseRow, type Figures, propertyOf } from './baseRow';

const FAMILIES = ['devices', 'visits', 'pages', 'clicks'] as const;

/** Rows that are counted together; columns of two families cannot be in one answer. */
export type Family = (typeof FAMILIES)[number];

export interface Column {
	category: 'Dimension' | 'Metric';
	type: 'String' | 'Date' | 'Integer' | 'Decimal';
	name: string;
	label: string;
	families: readonly Family[];
	valueOf(row: BaseRow): number | string;
}

function property(name: string, label: string, ...families: readonly Family[]): Column {
	const type = name === 'date' ? 'Date' : 'String';
	const valueOf = (row: BaseRow) => propertyOf(row, name);
	return { category: 'Dimension', type, name, label, families, valueOf };
}

function counted(name: keyof Figures, label: string, ...families: readonly Family[]): Column {
	const valueOf = ({ figures }: BaseRow) => figures[name];
	return { category: 'Metric', type: 'Integer', name, label, families, valueOf };
}

const OF_PAGES_TOO = ['devices', 'visits', 'pages'] as const;

const COLUMNS: readonly Column[] = [
	property('date', 'Date', ...FAMILIES),
	property('device_type', 'Device type', ...FAMILIES),
	property('src', 'Source', 'visits'),
	property('src_detail', 'Source detail', 'visits'),
	property('src_referrer_url', 'Referrer URL', 'visits'),
	property('src_type', 'Source type', 'visits'),
	property('src_source', 'Campaign publisher', 'visits'),
	property('src_campaign', 'Campaign', 'visits'),
	property('geo_country', 'Country', 'visits'),
	property('geo_region', 'Region', 'visits'),
	property('geo_city', 'City', 'visits'),
	property('page', 'Page', 'pages'),
	property('page_chapter1', 'Page chapter 1', 'pages'),
	property('page_chapter2', 'Page chapter 2', 'pages'),
	property('page_chapter3', 'Page chapter 3', 'pages'),
	property('event_url', 'Page URL', 'pages'),
	property('event_name', 'Event name', 'clicks'),
	property('click', 'Click', 'clicks'),
	counted('m_visits', 'Visits', ...OF_PAGES_TOO),
	counted('m_page_loads', 'Page loads', ...OF_PAGES_TOO),
	counted('m_unique_visitors', 'Unique visitors', ...OF_PAGES_TOO),
	counted('m_time_spent', 'Time spent', 'devices', 'visits'),
	counted('m_time_spent_loads', 'Time spent on pages', 'pages'),
	counted('m_bounces', 'Single-page visits', ...OF_PAGES_TOO),
	{
		...counted('m_bounces', 'Bounce rate', ...OF_PAGES_TOO),
		type: 'Decimal',
		name: 'm_bounce_rate',
		valueOf: ({ figures: { m_bounces, m_visits } }) => (m_visits === 0 ? 0 : m_bounces / m_visits),
	},
	counted('m_entering_visits', 'Entering visits', ...OF_PAGES_TOO),
	counted('m_clicks', 'Clicks', 'clicks'),
];

export function columnNamed(name: string): Column {
	const column = COLUMNS.find((one) => one.name === name);
	if (column) return column;
	throw badRequest('InvalidColumns_UnknownColumn', `There is no column "${name}".`);
}

/** The coarsest family that has all these columns. */
export function familyOf(columns: readonly Column[]): Family {
	const family = FAMILIES.find((one) => columns.every(({ families }) => families.includes(one)));
	if (family !== undefined) return family;
	throw badRequest(
		'InvalidColumns_Incompatible',
		`These columns do not go together: ${columns.map(({ name }) => name).join(', ')}.`,
	);
}

/** The description of a column in an answer. */
export function described({ category, name, type, label }: Column): JsonObject {
	return { Category: category, Name: name, Type: type, Label: label };
}
