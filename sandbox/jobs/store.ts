import type { Clock } from '../clock';
import { PerSite } from '../shop/perSite';
import { JobRuns } from './jobRuns';
import { type SiteWork, newSiteWork } from './siteWork';

export interface JobStore {
	jobs: JobRuns;
	work: PerSite<SiteWork>;
}

export function newJobStore(jobSeconds: number, clock: Clock): JobStore {
	const jobs = new JobRuns(jobSeconds, clock);
	return { jobs, work: new PerSite((site) => newSiteWork(site, jobs, clock)) };
}
