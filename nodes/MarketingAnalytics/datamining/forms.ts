import type { INodeProperties } from 'n8n-workflow';

import type { DataminingRun } from '../../../platform/catalogue/datamining';
import type { Form } from '../../shared/form/form';
import { GUARD_FORMULAS, OUTPUT_FILE } from '../../shared/run/outputFile';
import { WAIT_LIMIT } from '../../shared/form/waitLimit';

const output: INodeProperties = {
	displayName: 'Output',
	name: 'output',
	type: 'options',
	options: [
		{ name: 'CSV File', value: 'csv', description: 'One file per input item' },
		{ name: 'Items', value: 'items', description: 'One item per record' },
	],
	default: 'items',
	description: 'How to return what was found',
};

/** What Search and Wait asks for beside the search itself. */
export const dataminingForms: Record<DataminingRun, Form> = {
	searchAndWait: { fields: [output, OUTPUT_FILE, WAIT_LIMIT], options: [GUARD_FORMULAS] },
};
