import type { CampaignRun } from '../../../platform/catalogue/resources/campaign';
import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import type { Execute } from '../../shared/run/execute';

/** The operation on campaigns that sends a file. */
export const campaignOperations: Record<CampaignRun, Execute> = {
	uploadCosts: onFirstUse(async () => (await import('./uploadCosts')).uploadCosts),
};
