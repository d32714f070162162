import type { SiteEndpoint } from '../http/endpoint';
import { adhocEndpoints } from './adhoc';
import { autoreportEndpoints } from './autoreport';
import { empdbEndpoints } from './empdb';
import { syncpartnerEndpoints } from './syncpartner';

/** Jobs a site has planned, and their runs. */
export const workEndpoints: readonly SiteEndpoint[] = [
	...adhocEndpoints,
	...autoreportEndpoints,
	...empdbEndpoints,
	...syncpartnerEndpoints,
];
