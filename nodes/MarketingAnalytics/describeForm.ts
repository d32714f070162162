import type { INodeProperties, NodeHint } from 'n8n-workflow';

import { catalogue } from '../../platform/catalogue';
import { authentication } from '../shared/form/authentication';
import { type MethodNames, methodNamesOf } from '../shared/pickers/methodsOnUse';
import { editorMethods } from './editorMethods';
import { describeProperties } from './describe/describeProperties';
import { formOf } from './formOf';
import { describeHints } from './describe/hints';
import { describeSubtitle } from './describe/subtitle';

/** What n8n shows of all operations together. */
interface DescribedForm {
	readonly subtitle: string;
	readonly hints: NodeHint[];
	readonly properties: INodeProperties[];
	readonly methodNames: MethodNames;
}

/** Operations with a credential of their own, or with none, have nothing to choose here. */
const signedOperationsOnly: INodeProperties = {
	...authentication,
	displayOptions: {
		hide: { resource: ['import'], operation: ['presentItems', 'checkCosts', 'previewCosts'] },
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
		hints: describeHints(catalogue),
		properties: withAuthentication(describeProperties(catalogue, formOf)),
		methodNames: methodNamesOf(editorMethods),
	};
}
