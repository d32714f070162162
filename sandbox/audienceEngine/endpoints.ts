import type { SiteEndpoint } from '../request/endpoint';
import { countEndpoints } from './countEndpoints';
import { criteriaEndpoints } from './criteriaEndpoints';
import { exportEndpoints } from './exportEndpoints';
import { reachEndpoints } from './reachEndpoints';
import type { AudienceStore } from './store';

/** The audience engine: criteria, counts and exports of users. */
export const audienceEngineEndpoints: readonly SiteEndpoint<AudienceStore>[] = [
	...criteriaEndpoints,
	...countEndpoints,
	...reachEndpoints,
	...exportEndpoints,
];
