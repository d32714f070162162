import type { ImportStore } from '../imports/store';
import type { JobStore } from '../jobs/store';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import type { ShopStore } from '../shop/store';

/** What reports work with: they remember nothing themselves. */
export type ReportNeeds = JobStore & ImportStore & ShopStore;
export type ReportCall = SiteCall<ReportNeeds>;
export type ReportEndpoint = SiteEndpoint<ReportNeeds>;
