import type { SiteEndpoint } from '../request/endpoint';
import { batchEndpoints } from './batch';
import { codeEndpoints } from './codes';
import { describeEndpoints } from './describe';
import { flatEndpoints } from './flat';

/** Batch reports, and the lists that say what they may ask for. */
export const reportEndpoints: readonly SiteEndpoint[] = [
	...batchEndpoints,
	...describeEndpoints,
	...flatEndpoints,
	...codeEndpoints,
];
