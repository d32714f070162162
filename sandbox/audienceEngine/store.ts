import type { JobStore } from '../jobs/store';
import type { SiteCall } from '../request/endpoint';
import { PerSite } from '../shop/perSite';
import { AudienceEngine } from './engine';

export interface AudienceStore {
	audienceEngine: PerSite<AudienceEngine>;
}

export function newAudienceStore({ jobs }: JobStore): AudienceStore {
	return { audienceEngine: new PerSite((site) => new AudienceEngine(site, jobs)) };
}

export function engineOf({ store, site }: SiteCall<AudienceStore>): AudienceEngine {
	return store.audienceEngine.of(site);
}
