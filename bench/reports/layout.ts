import type { Layout } from '../../platform/reports/response/layout';

/** The default options of reading a report. */
export const LAYOUT: Layout = { totals: false, segmentsAs: 'columns', isSplit: false };
