import { batchEndpoints } from './batch';
import { codeEndpoints } from './codes';
import { describeEndpoints } from './describe';
import { flatEndpoints } from './flat';
import type { ReportEndpoint } from './store';

/** Batch reports, and the lists that say what they may ask for. */
export const reportEndpoints: readonly ReportEndpoint[] = [
	...batchEndpoints,
	...describeEndpoints,
	...flatEndpoints,
	...codeEndpoints,
];
