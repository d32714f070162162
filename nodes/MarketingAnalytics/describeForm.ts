import type { INodeProperties } from 'n8n-workflow';

import { catalogue } from '../../platform/catalogue';
import { authentication } from '../shared/form/authentication';
import { type MethodNames, methodNamesOf } from '../shared/pickers/methodsOnUse';
import { editorMethods } from './editorMethods';
import { describeProperties } from './describe/describeProperties';
import { describeSubtitle } from './describe/subtitle';
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
import type { AnyOperation } from './describe/catalogueTypes';

/** What n8n shows of all operations together. */
interface DescribedForm {
	readonly subtitle: string;
	readonly properties: INodeProperties[];
	readonly methodNames: MethodNames;
}

/** Operations with a credential of their own, or with none, have nothing to choose here. */
const signedOperationsOnly: INodeProperties = {
	...authentication,
	displayOptions: {
		hide: {
			resource: ['import'],
			operation: ['presentItems', 'checkCosts', 'previewCosts'],
		},
	},
};

/** The choice of authentication depends on the operation, so it follows it. */
function withAuthentication(properties: readonly INodeProperties[]): INodeProperties[] {
	const after = properties.map(({ name }) => name).lastIndexOf('operation') + 1;
	return [...properties.slice(0, after), signedOperationsOnly, ...properties.slice(after)];
}

/**
 * Builds the form of all operations. This takes a while, so the build does it once and stores the
 * result.
 */
export function describeForm(): DescribedForm {
	return {
		subtitle: describeSubtitle(catalogue),
		properties: withAuthentication(describeProperties(catalogue, formOf)),
		methodNames: methodNamesOf(editorMethods),
	};
}

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
