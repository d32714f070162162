/** Everything that is counted; rates are made of these when an answer is written. */
export const FIGURE_NAMES = [
	'm_visits',
	'm_page_loads',
	'm_unique_visitors',
	'm_time_spent',
	'm_time_spent_loads',
	'm_bounces',
	'm_entering_visits',
	'm_clicks',
] as const;

export type Figures = Record<(typeof FIGURE_NAMES)[number], number>;

export type Properties = Readonly<Record<string, string>>;

/** The finest row there is: what an answer adds up. */
export interface BaseRow {
	date: string;
	properties: Properties;
	figures: Readonly<Figures>;
}

/** What stands in place of a property that has no value. */
export const MISSING = 'N/A';

export function noFigures(): Figures {
	return {
		m_visits: 0,
		m_page_loads: 0,
		m_unique_visitors: 0,
		m_time_spent: 0,
		m_time_spent_loads: 0,
		m_bounces: 0,
		m_entering_visits: 0,
		m_clicks: 0,
	};
}

export function addFigures(into: Figures, more: Readonly<Figures>): void {
	for (const name of FIGURE_NAMES) into[name] += more[name];
}

export function propertyOf(row: BaseRow, name: string): string {
	return name === 'date' ? row.date : (row.properties[name] ?? MISSING);
}
