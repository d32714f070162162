import type { DataminingRun } from '../../../platform/catalogue/datamining';
import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import type { Execute } from '../../shared/run/execute';

/** The searches for records. */
export const dataminingOperations: Record<DataminingRun, Execute> = {
	searchAndWait: onFirstUse(async () => (await import('./run')).runSearches),
};
