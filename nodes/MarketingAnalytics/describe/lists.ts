import type { ListName } from '../../../platform/catalogue/row';

/** For each list of the platform the method that searches it, as a resource locator names it. */
export const SEARCH_METHODS = {
	sites: 'searchSites',
	reportKinds: 'searchReportKinds',
	dataLevels: 'searchDataLevels',
	dimensions: 'searchDimensions',
	metrics: 'searchMetrics',
} as const satisfies Record<ListName, string>;
