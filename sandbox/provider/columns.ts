import type { JsonObject } from '../http/json';
import { badRequest } from '../http/refusal';
import type { Figures } from './baseRow';

/** Rows that are counted together; columns of two families do not fit into one answer. */
export type Family = 'visits' | 'pages' | 'clicks';

interface MetricColumn {
	category: 'Metric';
	type: 'Integer' | 'Decimal';
	valueOf(sums: Readonly<Figures>): number;
}

export type Column = ({ category: 'Dimension'; type: 'String' | 'Date' } | MetricColumn) & {
	name: string;
	label: string;
	families: readonly Family[];
};

const FAMILIES: readonly Family[] = ['visits', 'pages', 'clicks'];

function text(families: readonly Family[], names: Readonly<Record<string, string>>): Column[] {
	return Object.entries(names).map(([name, label]) => ({
		category: 'Dimension',
		type: 'String',
		name,
		label,
		families,
	}));
}

function counted(name: keyof Figures, label: string, ...families: Family[]): Column {
	const valueOf = (sums: Readonly<Figures>) => sums[name];
	return { category: 'Metric', type: 'Integer', name, label, families, valueOf };
}

const COLUMNS: readonly Column[] = [
	{ category: 'Dimension', type: 'Date', name: 'date', label: 'Date', families: FAMILIES },
	...text(FAMILIES, { device_type: 'Device type' }),
	...text(['visits'], {
		src: 'Source',
		src_detail: 'Source detail',
		src_referrer_url: 'Referrer URL',
		src_type: 'Source type',
		src_source: 'Campaign publisher',
		src_campaign: 'Campaign',
		geo_country: 'Country',
		geo_region: 'Region',
		geo_city: 'City',
	}),
	...text(['pages'], {
		page: 'Page',
		page_chapter1: 'Page chapter 1',
		page_chapter2: 'Page chapter 2',
		page_chapter3: 'Page chapter 3',
		event_url: 'Page URL',
	}),
	...text(['clicks'], { event_name: 'Event name', click: 'Click' }),
	counted('m_visits', 'Visits', 'visits', 'pages'),
	counted('m_page_loads', 'Page loads', 'visits', 'pages'),
	counted('m_unique_visitors', 'Unique visitors', 'visits', 'pages'),
	counted('m_time_spent', 'Time spent', 'visits'),
	counted('m_time_spent_loads', 'Time spent on pages', 'pages'),
	counted('m_bounces', 'Single-page visits', 'visits', 'pages'),
	{
		category: 'Metric',
		type: 'Decimal',
		name: 'm_bounce_rate',
		label: 'Bounce rate',
		families: ['visits', 'pages'],
		valueOf: ({ m_bounces, m_visits }) => (m_visits === 0 ? 0 : m_bounces / m_visits),
	},
	counted('m_entering_visits', 'Entering visits', 'visits', 'pages'),
	counted('m_clicks', 'Clicks', 'clicks'),
];

const BY_NAME = new Map(COLUMNS.map((column) => [column.name, column]));

export function columnNamed(name: string): Column {
	const column = BY_NAME.get(name);
	if (column) return column;
	throw badRequest('InvalidColumns_UnknownColumn', `There is no column "${name}".`);
}

/** The family that has all these columns; the first one that will do. */
export function familyOf(columns: readonly Column[]): Family {
	const family = FAMILIES.find((one) => columns.every(({ families }) => families.includes(one)));
	if (family !== undefined) return family;
	throw badRequest(
		'InvalidColumns_Incompatible',
		`These columns do not go together: ${columns.map(({ name }) => name).join(', ')}.`,
	);
}

/** Whether nothing finer than a day and a device is asked for. */
export function areCoarse(columns: readonly Column[]): boolean {
	return columns.every(
		({ category, families }) => category === 'Metric' || families.length === FAMILIES.length,
	);
}

/** How a column is described in an answer. */
export function described({ category, name, type, label }: Column): JsonObject {
	return { Category: category, Name: name, Type: type, Label: label };
}
