import type { JobStore } from '../jobs/store';
import { WarehouseJobs } from './warehouseJobs';

export interface WarehouseStore {
	warehouse: WarehouseJobs;
}

export function newWarehouseStore({ jobs }: JobStore): WarehouseStore {
	return { warehouse: new WarehouseJobs(jobs) };
}
