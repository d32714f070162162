import type { INodeProperties } from 'n8n-workflow';

import type { DataminingRun } from '../../../platform/catalogue/datamining';
import type { Form } from '../../shared/form/form';
import { waitLimit } from '../../shared/form/limits';
import { choice } from '../../shared/form/settings';
import { SIMPLIFY } from '../../shared/form/simplify';
import { GUARD_FORMULAS, OUTPUT_FILE } from '../../shared/run/outputFile';

/** How to return what was found. */
export const output = choice(
	{ displayName: 'Output', name: 'output', description: 'How to return what was found' },
	[
		{ name: 'CSV File', value: 'csv', description: 'One file per input item' },
		{ name: 'Items', value: 'items', description: 'One item per record' },
	],
	'items',
);

/** A file is what the platform sent. */
const simplifyItems: INodeProperties = {
	...SIMPLIFY.property,
	displayOptions: { show: { [output.property.name]: ['items'] } },
};

/** What Search and Wait asks for beside the search itself. */
export const dataminingForms: Record<DataminingRun, Form> = {
	searchAndWait: {
		fields: [output.property, simplifyItems, OUTPUT_FILE, waitLimit.property],
		options: [GUARD_FORMULAS],
	},
};
