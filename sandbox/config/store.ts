import type { JobStore } from '../jobs/store';
import { PerSite } from '../shop/perSite';
import { ConfigTables } from './tables';

export interface ConfigStore {
	config: PerSite<ConfigTables>;
	/** The lists all sites share. */
	sharedConfig: ConfigTables;
}

/** What the configuration works with: a lookup says which jobs use something. */
export type ConfigNeeds = ConfigStore & JobStore;

export function newConfigStore(): ConfigStore {
	return {
		config: new PerSite((site) => new ConfigTables(site)),
		sharedConfig: new ConfigTables(),
	};
}
