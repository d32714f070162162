import type { WarehouseRun } from '../../../platform/catalogue/resources/reporting/dataWarehouse';
import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import type { Execute } from '../../shared/run/execute';

/** The operations on queries of the data warehouse. */
export const warehouseOperations: Record<WarehouseRun, Execute> = {
	runQuery: onFirstUse(async () => (await import('./run')).runWarehouseQuery),
	getQueryResult: onFirstUse(async () => (await import('./getResult')).getWarehouseResults),
	submitQuery: onFirstUse(async () => (await import('./run')).submitWarehouseQuery),
	getQueryStatus: onFirstUse(async () => (await import('./run')).getWarehouseStatus),
	cancelQuery: onFirstUse(async () => (await import('./run')).cancelWarehouseQuery),
};
