import type { CampaignRun } from '../../../../platform/catalogue/resources/campaign';
import { onFirstUse } from '../../../../platform/base/async/onFirstUse';
import type { Execute } from '../../../shared/run/execute';

/** The operations on the costs of campaigns, which are read as imports are. */
export const costOperations: Record<CampaignRun, Execute> = {
	checkCosts: onFirstUse(async () => (await import('./checkCosts')).checkCosts),
	previewCosts: onFirstUse(async () => (await import('./checkCosts')).previewCosts),
	uploadCosts: onFirstUse(async () => (await import('./uploadCosts')).uploadCosts),
};
