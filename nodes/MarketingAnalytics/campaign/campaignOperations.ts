import type { CampaignRun } from '../../../platform/catalogue/resources/campaign';
import { propertiesOf } from '../../shared/form/settings';
import { INPUT_FILE, INPUT_FROM } from '../../shared/run/inputFile';
import type { SpecialRow } from '../../shared/run/specialRow';
import { COST_COLUMNS } from './costMapping';
import { uploadCosts } from './uploadCosts';

/** The operation on campaigns that sends a file. */
export const campaignOperations: Record<CampaignRun, SpecialRow> = {
	uploadCosts: {
		form: { fields: propertiesOf([INPUT_FROM, INPUT_FILE, COST_COLUMNS]) },
		execute: uploadCosts,
	},
};
