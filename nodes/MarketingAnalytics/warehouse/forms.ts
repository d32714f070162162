import { resultFormatField as row } from '../../../platform/catalogue/resources/reporting/dataWarehouse';
import type { Form } from '../../shared/form/form';
import { giveUpAfter, waitLimit } from '../../shared/form/pagingFields';
import { choiceSetting, propertiesOf } from '../../shared/form/settings';
import { ifNoRows } from '../../shared/run/noRows';
import { OUTPUT_FILE } from '../../shared/run/outputFile';

/** The format of a result, as in the catalogue's rows. */
export const resultFormatSetting = choiceSetting(
	{ displayName: row.label, name: row.name, description: row.description },
	row.options.map(({ label, value }) => ({ name: label, value })),
	'rows',
);

/** The fields of operations that return a result, besides the query. */
export const warehouseForms: Record<'runQuery' | 'getQueryResult', Form> = {
	runQuery: { fields: [OUTPUT_FILE], options: propertiesOf([ifNoRows, waitLimit]) },
	getQueryResult: { fields: [OUTPUT_FILE], options: [giveUpAfter.property, ifNoRows.property] },
};
