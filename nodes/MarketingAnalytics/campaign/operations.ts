import type { CampaignRun } from '../../../platform/catalogue/resources/campaign';
import { INPUT_FILE, INPUT_FROM } from '../../shared/run/inputFile';
import type { SpecialRow } from '../../shared/run/specialRow';
import { uploadCosts } from './uploadCosts';

/** The operation on campaigns that sends a file. */
export const campaignOperations: Record<CampaignRun, SpecialRow> = {
	uploadCosts: {
		form: { fields: [INPUT_FROM.property, INPUT_FILE.property] },
		execute: uploadCosts,
	},
};
