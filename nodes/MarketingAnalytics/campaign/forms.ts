import type { CampaignRun } from '../../../platform/catalogue/resources/campaign';
import type { Form } from '../describe/form';
import { INPUT_FILE, INPUT_FROM } from '../input';

/** What Upload Costs asks for beside what the costs are for. */
export const campaignForms: Record<CampaignRun, Form> = {
	uploadCosts: { fields: [INPUT_FROM, INPUT_FILE] },
};
