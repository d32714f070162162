import type { SiteEndpoint } from '../request/endpoint';
import { countEndpoints } from './countEndpoints';
import { criteriaEndpoints } from './criteriaEndpoints';
import { exportEndpoints } from './exportEndpoints';
import { reachEndpoints } from './reachEndpoints';

/** The audience engine: criteria, counts and exports of users. */
export const audienceEngineEndpoints: readonly SiteEndpoint[] = [
	...criteriaEndpoints,
	...countEndpoints,
	...reachEndpoints,
	...exportEndpoints,
];
