import type { Run } from '../../../platform/catalogue';
import { campaignForms } from '../campaign/forms';
import { dataminingForms } from '../datamining/forms';
import { importForms } from '../import/forms';
import { journeyForms } from '../journey/forms';
import { reportForms } from '../report/forms';
import { warehouseForms } from '../warehouse/forms';
import type { Form } from '../../shared/form/form';

/** The forms of the operations that have one of their own. */
export const forms: Readonly<Partial<Record<Run, Form>>> = {
	...reportForms,
	...journeyForms,
	...dataminingForms,
	...campaignForms,
	...importForms,
	...warehouseForms,
};
