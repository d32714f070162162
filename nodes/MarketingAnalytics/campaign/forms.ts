import type { CampaignRun } from '../../../platform/catalogue/resources/campaign';
import type { Form } from '../../shared/form/form';
import { INPUT_FILE, INPUT_FROM } from '../../shared/run/inputFile';

/** What Upload Costs asks for beside what the costs are for. */
export const campaignForms: Record<CampaignRun, Form> = {
	uploadCosts: { fields: [INPUT_FROM.property, INPUT_FILE.property] },
};
