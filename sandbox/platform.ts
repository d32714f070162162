import { Accounts } from './account/accounts';
import { SessionTokens } from './account/sessionTokens';
import type { Clock } from './clock';
import { ConfigStore } from './config/store';
import { ImportedData } from './imports/importedData';
import { AudienceEngine } from './audienceEngine/engine';
import { PerSite } from './request/perSite';
import { SalesBook } from './shop/salesBook';
import { RecordBook } from './datamining/recordBook';
import { JobRuns } from './jobs/jobRuns';
import { Surges } from './shop/surges';
import { Grants } from './oauth/grants';
import { WarehouseJobs } from './warehouse/warehouseJobs';
import { type SiteWork, newSiteWork } from './jobs/siteWork';

/** Everything the stand-in remembers between two calls. */
export interface Platform {
	clock: Clock;
	jobs: JobRuns;
	accounts: Accounts;
	sessions: SessionTokens;
	grants: Grants;
	records: RecordBook;
	sales: SalesBook;
	warehouse: WarehouseJobs;
	work: PerSite<SiteWork>;
	audienceEngine: PerSite<AudienceEngine>;
	imported: PerSite<ImportedData>;
	surges: PerSite<Surges>;
	config: PerSite<ConfigStore>;
	/** The lists all sites share. */
	sharedConfig: ConfigStore;
}

export function newPlatform(jobSeconds: number, clock: Clock): Platform {
	const jobs = new JobRuns(jobSeconds, clock);
	return {
		clock,
		jobs,
		accounts: new Accounts(clock),
		sessions: new SessionTokens(clock),
		grants: new Grants(clock),
		records: new RecordBook(clock),
		sales: new SalesBook(),
		warehouse: new WarehouseJobs(jobs),
		work: new PerSite(newSiteWork),
		audienceEngine: new PerSite((place) => new AudienceEngine(place)),
		imported: new PerSite(() => new ImportedData()),
		surges: new PerSite(() => new Surges()),
		config: new PerSite(({ site }) => new ConfigStore(site)),
		sharedConfig: new ConfigStore(),
	};
}
