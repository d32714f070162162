import type { WarehouseRun } from '../../../platform/catalogue/resources/reporting/dataWarehouse';
import type { SpecialRow } from '../../shared/run/specialRow';
import { warehouseForms } from './forms';
import { getWarehouseResults } from './getResult';
import {
	cancelWarehouseQuery,
	getWarehouseStatus,
	runWarehouseQuery,
	submitWarehouseQuery,
} from './run';

/** The operations on queries of the data warehouse. */
export const warehouseOperations: Record<WarehouseRun, SpecialRow> = {
	runQuery: { form: warehouseForms.runQuery, execute: runWarehouseQuery },
	getQueryResult: { form: warehouseForms.getQueryResult, execute: getWarehouseResults },
	submitQuery: { execute: submitWarehouseQuery },
	getQueryStatus: { execute: getWarehouseStatus },
	cancelQuery: { execute: cancelWarehouseQuery },
};
