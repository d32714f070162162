import { type AccountStore, newAccountStore } from './account/store';
import { type AudienceStore, newAudienceStore } from './audienceEngine/store';
import type { Clock } from './clock';
import { type ConfigStore, newConfigStore } from './config/store';
import { type RecordStore, newRecordStore } from './datamining/store';
import { type ImportStore, newImportStore } from './imports/store';
import { type JobStore, newJobStore } from './jobs/store';
import { type GrantStore, newGrantStore } from './oauth/store';
import { type ShopStore, newShopStore } from './shop/store';
import { type WarehouseStore, newWarehouseStore } from './warehouse/store';

/** Everything the stand-in remembers between two calls: the stores of its groups. */
export interface Platform
	extends
		AccountStore,
		AudienceStore,
		ConfigStore,
		GrantStore,
		ImportStore,
		JobStore,
		RecordStore,
		ShopStore,
		WarehouseStore {
	clock: Clock;
}

export function newPlatform(jobSeconds: number, clock: Clock): Platform {
	const jobs = newJobStore(jobSeconds, clock);
	return {
		clock,
		...jobs,
		...newAccountStore(clock),
		...newAudienceStore(jobs),
		...newConfigStore(),
		...newGrantStore(clock),
		...newImportStore(),
		...newRecordStore(clock),
		...newShopStore(),
		...newWarehouseStore(jobs),
	};
}
