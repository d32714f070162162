import { accountEndpoints } from './account/endpoints';
import type { Endpoint } from './http/endpoint';
import { codeEndpoints } from './lists/codes';
import { batchEndpoints } from './reports/batch';
import { describeEndpoints } from './reports/describe';
import { flatEndpoints } from './reports/flat';

/** Every endpoint of the stand-in; a group is one file and one line here. */
export const endpoints: readonly Endpoint[] = [
	...accountEndpoints,
	...batchEndpoints,
	...describeEndpoints,
	...flatEndpoints,
	...codeEndpoints,
];
