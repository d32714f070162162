/** A page of a large site on a day, as the provider tells of it. */
export function pageRow(index: number, date: string) {
	return {
		date,
		page: `Page ${index} of the shop`,
		...{ page_chapter1: `Department ${index % 12}`, page_chapter2: `Shelf ${index % 144}` },
		page_chapter3: 'N/A',
		m_page_loads: index % 9_973,
		m_visits: index % 4_999,
		m_time_spent_loads: index % 99_991,
		m_entering_visits: index % 997,
		m_bounces: index % 499,
		m_bounce_rate: (index % 499) / 1_000,
	};
}
