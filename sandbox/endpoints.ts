import { accountEndpoints } from './account/endpoints';
import { audienceEngineEndpoints } from './audienceEngine/endpoints';
import { configEndpoints } from './config/endpoints';
import { dataminingEndpoints } from './datamining/endpoints';
import { encryptionEndpoints } from './encryption/endpoints';
import { servedAt } from './http/served';
import type { OpenRoute } from './http/server';
import { importEndpoints } from './imports/endpoints';
import { workEndpoints } from './jobs/endpoints';
import { journeyListEndpoints } from './journeys/endpoints';
import { oauthRoutes } from './oauth/routes';
import { providerRoutes } from './provider/routes';
import { reportEndpoints } from './reports/endpoints';
import type { Endpoint } from './request/endpoint';
import type { Store } from './store';
import { warehouseEndpoints } from './warehouse/endpoints';

/** Every endpoint of the sandbox, one line per group. */
export const endpoints: readonly Endpoint[] = [
	...accountEndpoints,
	...dataminingEndpoints,
	...warehouseEndpoints('/ea/v2'),
	...reportEndpoints,
	...workEndpoints,
	...audienceEngineEndpoints,
	...encryptionEndpoints,
	...journeyListEndpoints,
	...importEndpoints,
	...configEndpoints,
];

export const served = servedAt(
	['/ea/v2', endpoints],
	// Observed practice: the data warehouse has its own host, without the service root.
	['', warehouseEndpoints('')],
);

/** Routes of other hosts, which have the same address here. */
export function openRoutes(store: Store): readonly OpenRoute[] {
	return [...oauthRoutes(store), ...providerRoutes];
}
