import { namesIn } from '../http/json';

const NO_FIGURES = {
	m_visits: 0,
	m_page_loads: 0,
	m_unique_visitors: 0,
	m_time_spent: 0,
	m_time_spent_loads: 0,
	m_bounces: 0,
	m_entering_visits: 0,
	m_clicks: 0,
};

/** All counts; rates are derived when an answer is written. */
export type Figures = Record<keyof typeof NO_FIGURES, number>;

export const FIGURE_NAMES = namesIn(NO_FIGURES);

/** By name; a missing value is empty or left out. */
export type Properties = Readonly<Record<string, string>>;

/** The most detailed row, which answers aggregate. */
export interface BaseRow {
	date: string;
	properties: Properties;
	figures: Readonly<Figures>;
}

/** The placeholder for a property without a value. */
const MISSING = 'N/A';

export function noFigures(): Figures {
	return { ...NO_FIGURES };
}

export function addFigures(into: Figures, more: Readonly<Figures>): void {
	for (const name of FIGURE_NAMES) into[name] += more[name];
}

export function propertyOf(row: BaseRow, name: string): string {
	return name === 'date' ? row.date : row.properties[name] || MISSING;
}
