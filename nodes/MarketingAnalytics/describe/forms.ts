import type { INodeProperties } from 'n8n-workflow';

import { campaignForms } from '../campaign/forms';
import { dataminingForms } from '../datamining/forms';
import { reportForms } from '../report/forms';
import { warehouseForms } from '../warehouse/forms';

/** The forms that catalogue rows cannot say. */
export const handForms: INodeProperties[] = [
	...reportForms,
	...dataminingForms,
	...campaignForms,
	...warehouseForms,
];
