import type { ILoadOptionsFunctions, ResourceMapperFields } from 'n8n-workflow';

import { costColumnsOf } from '../../../platform/campaigns/costColumns';
import { columnMapping, mappedField } from '../../shared/form/columnMapping';
import { readCurrent } from '../../shared/form/parameters';

const KIND = 'costsFor';

/** The meaning of columns; undefined when the data are sent unchanged. */
export const COST_COLUMNS = columnMapping({
	name: 'costColumns',
	description:
		'Which column holds what. Map Automatically sends the data as they are: name the columns date, ope_id (the campaign), click, impression, cost, and product_ref for products, or as your platform wants them.',
	method: 'getCostColumns',
	dependsOn: KIND,
});

/** The possible meanings of columns for the chosen kind of costs. */
export async function getCostColumns(this: ILoadOptionsFunctions): Promise<ResourceMapperFields> {
	const columns = costColumnsOf(readCurrent(this, KIND));
	const fields = columns.map(({ name, label, required }) =>
		mappedField(name, `${label} (${name})`, required === true),
	);
	return { fields };
}
