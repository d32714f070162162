import type { SiteEndpoint } from '../request/endpoint';
import { adhocEndpoints } from './adhoc';
import { autoreportEndpoints } from './autoreport';
import { empdbEndpoints } from './empdb';
import { syncpartnerEndpoints } from './syncpartner';
import type { JobStore } from './store';

/** Jobs a site has planned, and their runs. */
export const workEndpoints: readonly SiteEndpoint<JobStore>[] = [
	...adhocEndpoints,
	...autoreportEndpoints,
	...empdbEndpoints,
	...syncpartnerEndpoints,
];
