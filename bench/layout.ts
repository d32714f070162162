import type { Layout } from '../platform/reports/response/layout';

/** How the report is read: as the node does unless told otherwise. */
export const LAYOUT: Layout = { totals: false, segmentsAs: 'columns', isSplit: false };
