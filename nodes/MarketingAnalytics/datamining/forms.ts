import type { DataminingRun } from '../../../platform/catalogue/datamining';
import type { Form } from '../../shared/form/form';
import { waitLimit } from '../../shared/form/pagingFields';
import { choiceSetting, propertiesOf } from '../../shared/form/settings';
import { SIMPLIFY_ITEMS } from '../../shared/form/simplify';
import { ifNoRows } from '../../shared/run/noRows';
import { CSV_OPTIONS, OUTPUT_FILE } from '../../shared/run/outputFile';

/** The output of a search. */
export const recordOutput = choiceSetting(
	{ displayName: 'Output', name: 'output', description: 'How to return the search result' },
	[
		{ name: 'CSV File', value: 'csv', description: 'One file per input item' },
		{ name: 'Items', value: 'items', description: 'One item per record' },
	],
	'items',
);

/** The fields of Search and Wait besides the search itself. */
export const dataminingForms: Record<DataminingRun, Form> = {
	searchAndWait: {
		fields: [recordOutput.property, SIMPLIFY_ITEMS, OUTPUT_FILE],
		options: [...CSV_OPTIONS, ...propertiesOf([ifNoRows, waitLimit])],
	},
};
