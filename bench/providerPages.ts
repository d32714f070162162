const ROWS_PER_PAGE = 10_000;
const PAGES = 19;

/**
 * What the provider sends for a month of a large site, page by page: one line each, 190,000 rows.
 *
 * @param isWhole with all columns of the level, as Get Data asks, or with those that imports take
 */
export function* pageLines(isWhole: boolean): Generator<string> {
	for (let page = 0; page < PAGES; page++) {
		const first = page * ROWS_PER_PAGE;
		const Rows = Array.from({ length: ROWS_PER_PAGE }, (_, index) =>
			isWhole ? { ...rowAt(first + index), ...moreOf(first + index) } : rowAt(first + index),
		);
		yield `${JSON.stringify({ DataFeed: { Rows } })}\n`;
	}
	yield `${JSON.stringify({ DataFeed: { Rows: [] } })}\n`;
}

function rowAt(index: number) {
	return {
		date: `2022-01-${String((index % 31) + 1).padStart(2, '0')}`,
		page: `Page ${index} of the shop`,
		m_page_loads: index % 9_973,
		m_visits: index % 4_999,
		m_time_spent_loads: index % 99_991,
		m_entering_visits: index % 997,
		m_bounces: index % 499,
	};
}

function moreOf(index: number) {
	return {
		page_chapter1: `Department ${index % 12}`,
		page_chapter2: `Shelf ${index % 144}`,
		page_chapter3: 'N/A',
		event_url: `https://shop.example/department-${index % 12}/shelf-${index % 144}/page-${index}`,
		m_bounce_rate: (index % 499) / 1_000,
	};
}
