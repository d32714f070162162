import { accountEndpoints } from './account/endpoints';
import { configEndpoints } from './config/endpoints';
import { audienceEngineEndpoints } from './audienceEngine/endpoints';
import { encryptionEndpoints } from './encryption/endpoints';
import { journeyListEndpoints } from './journeys/listEndpoints';
import { workEndpoints } from './jobs/endpoints';
import { dataminingEndpoints } from './datamining/endpoints';
import type { Endpoint } from './http/endpoint';
import { warehouseEndpoints } from './warehouse/endpoints';
import { importEndpoints } from './imports/endpoints';
import { codeEndpoints } from './lists/codes';
import { batchEndpoints } from './reports/batch';
import { describeEndpoints } from './reports/describe';
import { flatEndpoints } from './reports/flat';

/** Every endpoint of the stand-in; a group is one file and one line here. */
export const endpoints: readonly Endpoint[] = [
	...accountEndpoints,
	...dataminingEndpoints,
	...warehouseEndpoints('/ea/v2'),
	...batchEndpoints,
	...describeEndpoints,
	...flatEndpoints,
	...codeEndpoints,
	...workEndpoints,
	...audienceEngineEndpoints,
	...encryptionEndpoints,
	...journeyListEndpoints,
	...importEndpoints,
	...configEndpoints,
];
