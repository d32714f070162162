import type { Run } from '../../platform/catalogue';
import type { Form } from '../shared/form/form';
import { knownForm } from './api/knownForm';
import { callForm } from './api/onlyReads';
import { dataminingForms } from './datamining/forms';
import { endpointForm } from './endpoint/form';
import { costForms } from './import/costs/costForms';
import { importForms } from './import/forms';
import { journeyForms } from './journey/forms';
import { presentForm } from './present/presentForm';
import { reportForms } from './report/forms';
import { targetForm } from './targets/form';
import { warehouseForms } from './warehouse/forms';
import type { AnyOperation } from './describe/catalogue';

/** Operations of the data warehouse and of encryption whose row has all that they ask for. */
type WithoutForm = 'submitQuery' | 'getQueryStatus' | 'cancelQuery' | 'decryptHere';

const forms: Readonly<Record<Exclude<Run, WithoutForm>, Form>> &
	Partial<Record<WithoutForm, Form>> = {
	...reportForms,
	...journeyForms,
	...dataminingForms,
	...warehouseForms,
	...importForms,
	...costForms,
	checkTargets: targetForm,
	presentItems: presentForm,
	callApi: callForm,
	callKnown: knownForm,
};

/** The fields of an operation besides those of its catalogue row. */
export function formOf(operation: AnyOperation): Form | undefined {
	return 'run' in operation ? forms[operation.run] : endpointForm(operation);
}
