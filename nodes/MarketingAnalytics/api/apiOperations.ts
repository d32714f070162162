import type { ApiRun } from '../../../platform/catalogue/resources/api';
import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import type { Execute } from '../../shared/run/execute';

/** The operations that call any endpoint, by its path or by its name. */
export const apiOperations: Record<ApiRun, Execute> = {
	callApi: onFirstUse(async () => (await import('./callApi')).callApi),
	callKnown: onFirstUse(async () => (await import('./callKnown')).callKnown),
};
