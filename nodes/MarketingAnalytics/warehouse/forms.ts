import { resultFormatField as row } from '../../../platform/catalogue/resources/reporting/dataWarehouse';
import type { Form } from '../../shared/form/form';
import { waitLimit } from '../../shared/form/pagingFields';
import { choiceSetting } from '../../shared/form/settings';
import { giveUpAfter } from '../../shared/report/form/runOptions';
import { ifNoRows } from '../../shared/run/noRows';
import { OUTPUT_FILE } from '../../shared/run/outputFile';

/** The form of a result, as the rows of the catalogue show it. */
export const resultFormatSetting = choiceSetting(
	{ displayName: row.label, name: row.name, description: row.description },
	row.options.map(({ label, value }) => ({ name: label, value })),
	'rows',
);

const noRows = {
	...ifNoRows.property,
	displayOptions: { show: { [`/${row.name}`]: ['rows'] } },
};

/** What operations that return a result ask for beside the query itself. */
export const warehouseForms: Record<'runQuery' | 'getQueryResult', Form> = {
	runQuery: { fields: [OUTPUT_FILE, waitLimit.property], options: [noRows] },
	getQueryResult: { fields: [OUTPUT_FILE], options: [giveUpAfter.property, noRows] },
};
